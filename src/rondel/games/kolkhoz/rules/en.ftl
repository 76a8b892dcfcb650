# The rules to read, chapter by chapter.

what-it-is-about = What it is about
    .text =
        Five years on a collective farm. You win tricks, send their cards to work on four fields, and keep cards of
        your own in a private plot. After five years the richest plot wins.

        Whoever wins tricks earns rewards, but is also the one the state looks at when a field fails.

a-year = A year
    .text =
        Each field shows a reward. The planner declares one suit trump. From year two on you may swap hand cards with
        your plot.

        Then tricks are played: follow the suit that was led if you can, otherwise play anything. The highest trump
        wins, or else the highest card of the suit led; the Ace is low.

work = Work
    .text =
        The winner of a trick sends its cards to work. A card works on the field of its own suit; a trump may be sent
        to any field. Each card works as many hours as its value.

        A field with 40 hours is done, and its reward goes face up into the winner’s plot. The last card of every hand
        goes face down into its owner’s plot.

requisition = Requisition
    .text =
        For every field that was not done, those who won a trick this year lose their best card of that suit: it goes
        North, out of the game.

        The face cards of trump matter where they worked. The Jack, the Drunkard, works no hours but takes the blame.
        The Queen, the Informant, makes everybody show their cards. The King, the Party Official, takes two.

famine = Famine
    .text =
        Once in five years comes a famine: in the year in which the Ace of Potatoes is the reward. There is no trump,
        hands are smaller and only three tricks are played.
