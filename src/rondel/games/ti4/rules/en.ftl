# The rules to read, chapter by chapter.

what-it-is = What it is
    .text =
        A dashboard for people who play Twilight Imperium on a real table. It runs the round, remembers who holds
        what, times turns and keeps score. It never plays the game: what happens on the board stays on the board.

        One device is enough to run everything. With more, a television shows the table to all, and every phone shows
        what its player may do.

three-faces = Three faces
    .text =
        The host sees everything and may do everything for anybody; the log says so. The big screen has no controls:
        it is read from three metres. A phone shows one player’s options, points, secrets and clock.

        Seats that nobody has taken are run by the host. Secret notes of a player stay with that player, not even the
        host or the end of the game shows them.

setting-up = Setting up
    .text =
        Say how many play: the map and the slots follow. Give every player a colour and a faction, or let chance draw.
        What somebody has is not offered again. A faction of your own needs only a name.

        All options can be changed in the middle of a game, except the content sets and, while cards are out, how many
        strategy cards everybody takes.

a-round = A round
    .text =
        Strategy phase: from the speaker clockwise everybody takes a card, with up to four players two. Cards nobody
        takes gather a trade good each round.

        Action phase: in order of the lowest card. A turn is an action on the board, a strategy card of one’s own, or
        a pass; passing is possible once all own cards are played. Politics asks for a new speaker. When all have
        passed, the status phase begins by itself.

        Status phase: seven steps to tick off, one public and one secret objective each. Nothing depends on the ticks.

        Agenda phase: once the custodians have left Mecatol Rex, two agendas follow each status phase. Votes are
        counted, never judged.

points-and-the-end = Points and the end
    .text =
        Points change by plus, minus or entry, and each change has a source. Scoring an objective adds its points,
        unless you agreed otherwise.

        When somebody reaches the limit, the host may end the game at once; the end of the round asks for it. Who was
        first wins; ties go by initiative in the status phase and by the speaker’s order in the agenda phase.

taking-back = Taking back
    .text =
        Whoever acted last may take it back, the host anything. The host can also go back to the start of the phase or
        of the round, and sees first what would be lost. Options, names, notes and pauses stay as they are. What was
        taken back can be done again until something new happens.

keys = Keys
    .text =
        N goes on, E ends the phase, T takes an action, P passes, 1 to 8 are the strategy cards. S speaker, V points,
        O objectives, M Mecatol Rex, L log, B break, R refills the decision bar, F full screen, / searches. Keys can
        be switched off for a device in the options.
