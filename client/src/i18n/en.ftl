# Every text of the client.

## app

app-name = Rondel
app-home = Rondel, home
app-loading = Laying the table …
app-missing = There is nothing at this address.
app-toHome = Back to the start page
app-retry = Try again
app-unreachable = The server does not answer.
app-close = Close
app-cancel = Cancel
app-copy = Copy link
app-copied = Link copied
app-noWakeLock = This browser cannot keep the screen awake.
app-plainNoWakeLock = The screen may go dark: browsers keep it awake only over https.
app-notCopied = This browser does not let us copy. The link is: { $link }

## home

home-title = Take a seat.
home-lead = Board and card games in your browser: with friends, on a big screen, or alone against bots. No account needed.
home-code = Room code
home-character = Character { NUMBER($n) } of the room code
home-join = Join
home-joinMore = { $n ->
    [one] one more character
   *[other] { $n } more characters
}
home-joinReady = sit down at { $code }
home-open = Open a table
home-tables = Your tables
home-waiting = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
}
home-noneWaiting = none waits for you
home-noTables = No table yet. Take a game from the shelf: two taps, and you play against bots.
home-allTables = All { NUMBER($n) } tables
home-shelf = The shelf
home-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
home-play = Play
home-continue = Open
home-result = Result
home-public = Open tables
home-sit = Sit down
home-yourTurn = Your turn.
home-waitsFor = Waiting for { $names }.
home-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
home-full = All seats are taken: ready to start.
home-over = The game is over.
home-allWon = Won together.
home-allLost = Lost together.
home-won = { $names } won.
home-paused = Paused: { $reason }
home-players = { NUMBER($min) }–{ NUMBER($max) } players
home-playersExactly = { NUMBER($n) } players
home-minutes = { NUMBER($min) }–{ NUMBER($max) } min
home-alone = Play now
home-setUp = Set up a table
home-setUpSub = people, bots, rules
home-rules = Rules
home-you = You, { $name }
home-guest = You are a guest
home-openNow = Open it now
home-openNowSub = one device is enough
home-featured = On the table today
home-opponent = Whom to play against
home-againstBots = { $n ->
    [one] against one bot
   *[other] against { $n } bots
}
home-withFriends = With friends: set up a table

## theme

theme-switch = Switch day and evening

## create

create-title = A new table
create-say = Agree on the rules, then open the table.
create-game = Game
create-preset = Rules
create-preset-own = Your own
create-options = Every option
create-seats = Seats
create-seatMe = You
create-guest = Guest
create-seatFree = Open seat
create-seatBot = Bot: { $bot }
create-clock = Clock
create-undo = Taking back
create-visibility = Who finds it
create-myName = Your name
create-myNameHelp = how the others see you
create-hotseat = One device for all
create-hotseatHelp = pass it on; a curtain keeps hands hidden
create-seatName = Name on seat { NUMBER($n) }
create-go = Open the table
create-goSub = { $n ->
    [one] for one player
   *[other] for { $n } players
}
create-start = Start at once
create-startSub = all seats are taken
create-default = usual
create-none = none
create-another = Another game
create-fill = Fill with bots
create-unfill = Keep them open
create-nameNeeded = Say first how the others shall call you.
create-people = Open seats are for whoever gets the code.

## undo

undo-own = free until somebody else acts
undo-consent = with the others’ consent
undo-host = the host decides
undo-once = whoever acted last, one step
undo-latest = whoever acted last, step by step
undo-safe = the same, but not past what came to light
undo-free = always free
undo-off = not at all

## visibility

visibility-public = anybody, in the lobby
visibility-link = whoever has the code
visibility-private = only those who sit here

## clock

clock-none = no clock
clock-countUp = counts up, no limit
clock-label = clock
clock-own = your clock
clock-perStep = { $time } for each step
clock-perMove = { $time } for each move
clock-tenSeconds = Ten seconds left.
clock-bank = { $bank } for everything
clock-bankMove = { $bank }, and { $more } more with each move
clock-bankTurn = { $bank }, and { $more } more with each turn
clock-byoYomi = { $bank }, then { $n } times { $time } for a move
clock-canadian = { $bank }, then { $time } for { $n } moves at a time
clock-bankLimit = { $bank } for everything, { $time } at most for a move
clock-bankBoth = { $bank }, and { $more } more with each move and { $bonus } with each turn
clock-periods = { $n ->
    [one] last period
   *[other] { $n } periods left
}
clock-block = { $n ->
    [one] 1 move left
   *[other] { $n } moves left
}
clock-thenPeriods = then { NUMBER($n) } × { $time }
clock-thenBlock = then { NUMBER($n) } moves in { $time }
clock-agreed = What was agreed on about time
clock-howPeriods = A move within such a period does not use it up.
clock-howBlock = Once so many moves are made, there is as much time for the next ones.
clock-end-nothing = When nothing is left, nothing happens.
clock-end-point = When nothing is left, a point is lost.
clock-end-default = When nothing is left, the usual move is made.
clock-end-bot = When nothing is left, a bot moves.
clock-end-forfeit = When nothing is left, the match is lost.
clock-give = Give { $name } { $time }
clock-pace-free = Without a limit
clock-pace-sitting = At one sitting
clock-pace-days = Over days

## bot

bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-master = Master
bot-random = Dice
bot-greedy = Plough
bot-level = bot, { $bot }
bot-bold = bold
bot-careful = careful
bot-stand-in = stand-in

## lobby

lobby-place = New table · you host
lobby-placeGuest = New table · { $host } hosts
lobby-openSeats = { $n ->
    [one] One seat is open.
   *[other] { $n } seats are open.
}
lobby-shareOrBot = Share the code or add a bot, then start.
lobby-share = Share the code. { $host } starts when everybody sits.
lobby-full = Everybody sits.
lobby-hostStarts = Start when you like.
lobby-waitHost = { $host } starts the game.
lobby-sitDown = Sit down:
lobby-sitDownTask = choose a seat and a name.
lobby-seats = Seats
lobby-open = Open seat
lobby-openSub = for a person or a bot
lobby-addBot = Add a bot
lobby-take = Sit here
lobby-takeToo = Play this seat too
lobby-host = host
lobby-you = you, here
lobby-here = here
lobby-away = not connected
lobby-guest = at the table
lobby-ready = Ready
lobby-notYet = Not here
lobby-remove = Free this seat
lobby-standUp = Stand up
lobby-rules = Rules
lobby-change = Change
lobby-roomCode = Room code
lobby-bigScreen = Show on the big screen
lobby-onlyHere = Other devices cannot reach this server: it listens only to the device it runs on.
lobby-qr = The link of this table as a QR code
lobby-start = Start
lobby-startSub = everybody sits
lobby-closeTable = Close the table
lobby-watchers = Watching
lobby-watchersAllowed = allowed, open things only
lobby-watchersNone = only those who sit
lobby-noSeat = All seats are taken. You are watching.
lobby-fill = Fill with bots

## table

table-menu = Table menu
table-yourTurn = Your turn.
table-yourTurnAs = { $name }’s turn.
table-waitingFor = Waiting for { $names }
table-waitingForTask = Waiting for { $names }: { $task }
table-waitingForPrompt = Waiting for { $names }: { SMALL($task) }
table-lookAround = you can still look around
table-watching = You are watching.
table-over = The game is over.
table-paused = Paused.
table-setAside = Set aside: its rules have changed.
table-choose = Choose what to do
table-chooseSub = pick one of the lit things
table-sent = Sending …
table-sentSub = not confirmed yet
table-stakes = What is at stake
table-unanswered = If nobody answers:
table-undoBackTo = Back to { $phase }?
table-undoCrosses = This leads back to: { $phase }. Tap again to do it.
table-theHost = the host
table-undo = Undo
table-askUndo = Ask to undo
table-redo = Redo
table-drop = Clear
table-dropPick = the pick
table-openLog = Open the log
table-phases = Where we are
table-actions = Actions
table-whatYouCan = What you can do
table-pausedSub-host = The match goes on when a host resumes it.
table-pausedSub-seats = The match goes on when a host or anybody who plays resumes it.
table-notAllHere = It goes on by itself when everybody has come.
table-nothingToDo = Nothing to do just now.
table-elsewhere = More
table-service = Corrections and host
table-players = Players
table-seat = seat
table-you = you
table-facts = Table
table-board = Board
table-yours = Yours: { $name }
table-onlyYou = { $n ->
    [one] 1, only you see it
   *[other] { $n }, only you see them
}
table-notYou = { $n ->
    [one] 1, you do not see it
   *[other] { $n }, you do not see them
}
table-someSee = { $n ->
    [one] 1, not everybody sees it
   *[other] { $n }, not everybody sees them
}
table-secret = hidden
table-faceDown = face down
table-count = { NUMBER($n) }
table-hidden = { NUMBER($n) } hidden
table-empty = empty
table-yes = yes
table-no = no
table-whose = { $name }: { $what }
table-yoursApart = yours are shown apart
table-ofYours = { NUMBER($n) } of yours
table-partOf = { $what }: { $part }
board-title = Board of { $game }
board-failed = This game’s own board could not be shown; this table stands in for it.
board-failedAuthor = For its author:
board-failedAt = { $file }, line { $line }:
table-notNow = Not now.
table-round = round { NUMBER($n) }
table-thinking = thinking
table-ready = has decided
table-offline = offline, seat kept
table-awayNow = looking elsewhere
table-left = has left
table-standIn = { $bot } stands in
table-irreversible = tap again to do it
table-cannotAct = You cannot act here.

## input

input-pickMany = Pick { NUMBER($min) } to { NUMBER($max) }.
input-pickExactly = Pick { NUMBER($min) }.
input-more = { $n ->
    [one] one more to pick
   *[other] { $n } more to pick
}
input-fewer = fewer
input-moreOf = more
input-atMost = { $label }: at most { NUMBER($n) }.
input-atLeast = { $label }: at least { NUMBER($n) }.
input-order = Put them in order: first at the top.
input-up = Move { $what } up
input-down = Move { $what } down
input-split = Give out { NUMBER($total) }.
input-left = { $n ->
    [one] 1 left to give
   *[other] { $n } left to give
}
input-over = { $n ->
    [one] 1 too many
   *[other] { $n } too many
}
input-assign = Tap one, then its place.
input-unassigned = { $n ->
    [one] one has no place yet
   *[other] { $n } have no place yet
}
input-none = none
input-leaveOut = leave out
input-text = Write { NUMBER($min) } to { NUMBER($max) } characters.
input-onTable = Pick it on the table.
input-onTablePicked = { $what }, picked on the table.
input-textShort = write at least { NUMBER($min) } characters
input-yesNo = say yes or no
input-fill = fill in: { $what }

## undoRequest

undoRequest-asks = { $name } asks to take back: { BARE($label) }.
undoRequest-more = { $n ->
    [one] One more thing that was done goes with it.
   *[other] { $n } more things that were done go with it.
}
undoRequest-learned = Something new was seen in between.
undoRequest-shown = Others have seen it.
undoRequest-agree = Agree
undoRequest-refuse = Refuse
undoRequest-waits = Waiting for { $names } to agree.

## log

log-title = Log
log-empty = Nothing has happened yet.
log-jump = Look at this moment
log-link = Copy the link to this moment
log-back = Take back everything after this
log-backAsks = Those it concerns are asked first.
log-gone = taken back
log-by = { $name }, as host
log-whose = Whose
log-all = everybody’s

## chat

chat-title = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-phrases = Say quickly
chat-unread = Chat, { $n ->
    [one] one new message
   *[other] { $n } new messages
}
chat-reaction = shows { $name }
chat-somebody = Somebody watching
chat-mutedForAll = Nobody at this table hears them any more.
chat-reported = Reported to whoever runs this server.
chat-rooms = Which talk
chat-room-table = At the table
chat-room-watchers = Among watchers
chat-emptyWatchers = Those who watch have said nothing yet.
chat-watchersSilent = While the match runs, only those who play talk here.
chat-watchersOnly = Those who watched talked here; when the match is over everybody can read it.
chat-amongWatchers = Only those who watch hear this until the match is over.
chat-reactions = Show quickly
chat-quiet = Quiet
chat-quietHelp = No bubbles and no badge at this table
chat-watchersHeard = Watchers are heard
chat-watchersHeardHelp = Players read at once what those say who only watch
chat-muted = People you do not hear
chat-mutedName = You do not hear { $name }.
chat-mutedSomebody = You do not hear somebody from another table.
chat-hearAgain = Hear again
chat-reactTo = Show for what { $name } said
chat-mute = Do not hear
chat-muteForAll = Mute for all
chat-report = Report
chat-nameFirst = How shall the others call you?
chat-nameDone = That is me
reaction-thumb = Thumbs up
reaction-clap = Applause
reaction-laugh = Laughing
reaction-wow = Wow
reaction-think = Hmm
reaction-sad = Sad
reaction-heart = Heart
reaction-fire = Fire

## phrase

phrase-hello = Hello!
phrase-good_luck = Good luck, have fun!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-thinking = I need to think.
phrase-your_turn = It is your turn.
phrase-hurry = Please hurry a little.
phrase-back_soon = I am back in a few minutes.
phrase-back = I am back.
phrase-undo_please = May I take that back?
phrase-good_game = Good game!
phrase-rematch = Another one?
phrase-bye = Good-bye!

## people

people-title = People
people-spectators = { $n ->
    [one] 1 person is watching
   *[other] { $n } people are watching
}
people-seatLink = Play on another device
people-seatLinkHelp = Open this link there, or type code, seat and PIN { $pin }. It is good for your seat, so keep it to yourself.
people-putBot = Let a bot stand in
people-giveBack = Take the seat back
people-makeHost = Make host too
people-kick = Free the seat
people-passOn = Seat’s code
people-passOnHelp = { $name } goes on elsewhere: open this link there, or open the table, tap the seat and type PIN { $pin }. Whoever does has the seat from then on.
people-hostRuns = free, the host plays it
people-hosts = Who runs the table
people-hostAway = away
people-hostMe = you
people-noLonger = No longer host
people-stepDown = Step down as host
people-nameless = the host

## stepIn

stepIn-gone = No host is here.
stepIn-wait = In { $time } you can run the table as well.
stepIn-now = Run the table as well, so that the game goes on; the host stays host too.
stepIn-take = Run the table
stepIn-done = You are a host of this table now.

## conn

conn-live = Live
conn-history = History
conn-connecting = Connecting
conn-reconnecting = Reconnecting
conn-offline = Offline
conn-label = connection: { $state }
conn-banner = Back in a moment. Nothing is lost: the table stands at move { NUMBER($n) }.
conn-bannerUnsent = Back in a moment. “{ $what }” is not sent yet; it will be.
conn-closed-forbidden = This table is for those who sit at it.
conn-closed-missing = There is no table with this code.
conn-closed-replaced-seat = This seat is no longer yours: it was handed on, or given up.
conn-closed-kicked = A host of this table has shown you out of your seat.
conn-closed-banned = Whoever runs this server has shut you out.
conn-closed-replaced-host = Somebody else is the host of this table now, and you hold no seat at it.

## history

history-title = History
history-looking = Looking back:
history-how = Steps and eyes
history-position = Position
history-entry = entry { NUMBER($n) } of { NUMBER($total) }
history-start = To the start
history-back = Back one step
history-play = Play
history-pause = Stop
history-forward = Forward one step
history-end = To the end
history-stepBy = Step by
history-by-command = Move
history-by-step = Step
history-by-phase = Phase
history-by-turn = Turn
history-by-round = Round
history-by-segment = Part
history-by-mine = My turn
history-by-moment = Key moment
history-mine = your turns
history-moment = key moment
history-seenBy = Seen by
history-backToNow = Back to now
history-backToNowSub = the game goes on there
history-fork = Try again from here
history-forkSub = your seat, against bots
history-against = Try again against
history-sameBots = the same bots
history-usualBots = the usual bots
history-verified = The finished file was checked: seed and moves match.
history-notVerified = The finished file does not match its seed.
history-file = Match file

## catchUp

catchUp-title = { $acts ->
    [one] You missed one act
   *[other] You missed { $acts } acts
}
catchUp-rest = The rest of the turn
catchUp-show = Show me
catchUp-skip = Skip

## since

since-title = Since your turn
since-nothing = Nothing concerned you.
since-replay = See this moment again
since-much = { $acts ->
    [one] One act in all.
   *[other] { $acts } acts in all.
}
since-more = and { $n } more
since-news = { $n ->
    [one] One thing concerned you since your turn
   *[other] { $n } things concerned you since your turn
}

## finished

finished-title = Result
finished-again = Play again
finished-againKept = same people, same seats
finished-goAgain = To the new table
finished-look = Look back
finished-lookSub = move by move
finished-used = used { NUMBER($share) } % of the time

## end

end-won = You won!
end-wonTogether = You won, with others.
end-wonTeam = You won, together with { $names }!
end-draw = A draw.
end-allWon = Won together!
end-allLost = Lost together.
end-nobody = Nobody won.
end-lost = { $n ->
    [one] { $names } won this time.
   *[other] { $names } won this time.
}
end-others = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-place = { $n ->
    [1] You came 1st of { $of }.
    [2] You came 2nd of { $of }.
    [3] You came 3rd of { $of }.
   *[other] You came { $n }th of { $of }.
}
end-took = { $n ->
    [one] It took one minute.
   *[other] It took { $n } minutes.
}
end-moments = { $n ->
    [1] Your costliest decision
    [3] Your three costliest decisions
   *[other] Your costliest decisions
}
end-decision = A decision of yours
end-cost = About { NUMBER($n) } of 100 wins given away.
end-better = Better: { $what }
end-see = See it
end-noMoments = No decision of yours cost you much.
end-looking = Going through your decisions: { NUMBER($done) } of { NUMBER($total) }.
end-find = Find my costliest decisions
end-rotate = Again, one seat on
end-share = Picture and link
end-send = Share
end-savePicture = Save the picture
end-copyLink = Copy the link
end-notShared = That could not be shared. Save the picture, or copy the link.
end-fair = Fair play

## hint

hint-title = A hint
hint-thinking = Thinking it over …
hint-more = Show me what I could do
hint-chance = { NUMBER($n) } % to win
hint-cost = { NUMBER($n) } % less than the first
hint-honest = Worked out from what you can see, by a bot. Tap one to lay it on the table; doing it is up to you.

## swing

swing-title = How it swung
swing-all = All of you
swing-begin = Work out everybody’s chances
swing-progress = { NUMBER($done) } of { NUMBER($total) } moments looked at
swing-turns = { $n ->
    [one] One moment changed much
   *[other] { $n } moments changed much
}
swing-turn = { $name }: { NUMBER($before) } % → { NUMBER($after) } %
swing-better = Better: { $what }

## coach

coach-title = Coach
coach-step = { NUMBER($n) } of { NUMBER($of) }
coach-next = Next
coach-playOn = Play on
coach-skip = Skip the coach
coach-resume = Back to the coach
coach-offer = New to { $game }? A short first match shows you the table, step by step, in about 90 seconds.
coach-yes = Show me
coach-no = No, thanks
coach-learn = Learn it
coach-learnSub = a first match with a coach, 90 seconds

## about

about-title = What is this?
about-nothing = There is nothing more to say about it.
about-phase = Phase
about-phaseLine = A part of the turn; the strip shows where the table is.
about-bot = Bot
about-person = Player
about-seat = Somebody who plays with you.
about-mySeat = This is you.
about-field = Part of the position
about-fieldLine = What the rules keep of the table, as you may know it.
about-stops = Where you want to be asked even if you could only pass: the square in your own turns, the circle in others’.
about-passing = What is passed for you by itself, so that you are asked only where it matters.
about-players = Who plays, and what everybody has.
about-facts = What lies open for all.
about-offers = What you can do now; what you cannot says why.
about-join = The way to this table: type the code on the front page, or point a phone at the picture.

## passing

passing-title = Automatic passing
passing-change = Change
passing-stops = Where you are asked
passing-stop = { $phase }: stop in your turns { $mine }, in others’ turns { $theirs }
passing-keyMine = stop, my turn
passing-keyTheirs = stop, theirs
passing-short-off = you are asked everywhere
passing-short-forced = asked where you can act
passing-short-quiet = quiet, except at your stops
passing-short-turnEnd = passing to the end of the turn
passing-short-myTurn = passing until your turn
passing-now-off = You are asked everywhere.
passing-now-forced = Passing where you can do nothing.
passing-now-quiet = Passing quietly, except at your stops.
passing-untilTurnEnd = Passing to the end of the turn.
passing-untilMyTurn = Passing until your turn.
passing-escape = Esc stops it.
passing-stopped = Nothing is passed for you now.
passing-back = You are asked at your stops again.
passing-grade-off = Ask me everywhere
passing-grade-forced = Pass where I can do nothing
passing-grade-quiet = Pass quietly
passing-grade-turnEnd = Pass to the end of this turn
passing-grade-myTurn = Pass until my turn
passing-help-off = Nothing is passed for you.
passing-help-forced = You are asked wherever you could do something.
passing-help-quiet = You are asked at your stops, and where something concerns you.
passing-help-turnEnd = Once. It stops earlier if something concerns you.
passing-help-myTurn = Once. It stops earlier if something concerns you.
passing-idle = Go on where I can do nothing in my turn
passing-idleHelp = A main phase passes by itself, and a turn ends, once nothing can be done in it.
passing-now-idle = Your turns go on by themselves where you can do nothing.
passing-at-none = no stop
passing-at-mine = in my turns
passing-at-theirs = in others’ turns
passing-at-both = in all turns

## menu

menu-log = Log
menu-history = History
menu-people = People and seats
menu-chat = Chat
menu-rules = Rules
menu-hint = Hint
menu-settings = Settings
menu-screen = Big screen
menu-keys = Keyboard
menu-pause = Pause the table
menu-resume = Go on
menu-resign = Resign
menu-draw = Offer a draw
menu-drawAccept = Accept the draw
menu-endMatch = End the match
menu-leave = Leave; a bot stands in
menu-leaveFree = Leave my seat to the host
menu-host = Host’s offers
menu-hostBoard = Host’s board
menu-hostEnd = Back to my seat
menu-home = All tables
menu-tapAgain = tap again to do it

## levels

levels-lost = Taken back: what would be lost
levels-nothing = nothing else
levels-go = Go back there
levels-more = … and { NUMBER($n) } more
levels-title = Go back further

## level

level-command = the last move
level-step = the step
level-phase = the phase
level-turn = the turn
level-round = the round
level-segment = the part

## curtain

curtain-title = Pass the device to { $name }
curtain-text = Nobody else should look now.
curtain-go = I am { $name }

## keys

keys-title = Keyboard
keys-move = move among things that can be picked
keys-pick = pick; on a picked thing or in the dock: do it
keys-number = the numbered action, or the n-th lit thing
keys-undo = undo, redo
keys-drop = clear the pick, close a sheet
keys-peek = hold: peek under a sheet
keys-why = why not: the reason of the focused thing
keys-about = what is this: rules text of the focused thing (also: ?, hold, hover, or right click)
keys-log = log
keys-history = history
keys-people = people
keys-step = history: step, round
keys-next = next table waiting for you
keys-help = this list

## sheet

sheet-peek = Hold to peek
sheet-close = Put aside

## profile

profile-title = You
profile-say = How the others see you.
profile-name = Your name
profile-save = Save
profile-saved = Saved
profile-guest = You play as a guest on this device. An account keeps your tables when you change it.
profile-account = Signed in as { $email }
profile-email = E-mail
profile-password = Password
profile-passwordHelp = eight characters or more
profile-register = Make it an account
profile-login = Sign in
profile-logout = Sign out
profile-export = Everything kept about you
profile-delete = Delete everything about you
profile-deleteSure = Tap again: this cannot be taken back
profile-tables = Finished and put away
profile-noTables = Nothing here yet.
profile-notices = When it is your turn
profile-mail = Send me a mail
profile-webhook = Call this address

## settings

settings-title = Settings
settings-say = For this device. They take effect at once.
settings-confirm = Confirmations
settings-confirm-never = never ask
settings-confirm-hard = only where nothing can be taken back
settings-confirm-always = always, also for what can be taken back
settings-motion = Motion
settings-motion-auto = as the system says
settings-motion-full = full
settings-motion-reduced = reduced
settings-pace = How others’ turns are shown
settings-pace-off = at once
settings-pace-fast = fast
settings-pace-normal = readable
settings-pace-calm = calm
settings-sound = Sound when it is your turn
settings-speech = Announcements
settings-speechHelp = What is to be done now is said aloud, whenever it changes
settings-theme = Light
settings-theme-auto = as the system says
settings-theme-light = day
settings-theme-dark = evening
settings-language = Language
settings-language-auto = as the browser says
settings-oneTap = Play a card with one tap
settings-oneTapHelp = otherwise: pick, then the button
settings-on = on
settings-off = off

## rules

rules-unknown = There is no such game.
rules-title = Rules
rules-chapters = Chapters
rules-whole = Open the rules on a page of their own
rules-options = What can be agreed
rules-presets = Ready-made sets
rules-matches = { $n ->
    [one] 1 match
   *[other] { $n } matches
}
rules-average = { NUMBER($minutes) } min and { NUMBER($entries) } entries on average
rules-version = Rules version { $version }
rules-stage-complete = complete
rules-stage-growing = growing
rules-stage-example = example

## screen

screen-scan = Scan to join or to move your seat
screen-waiting = Waiting for everybody to sit down.

## claim

claim-working = Taking the seat …
claim-title = Take your seat along
claim-lead = You sit at a table on another device? With the seat’s PIN you go on here.
claim-which = Your seat
claim-seat = Seat { NUMBER($n) }
claim-pin = PIN of the seat
claim-pinHelp = On the other device: table menu, People and seats, “Play on another device”.
claim-fill = Room code, seat and PIN, please.
claim-go = Sit down here
claim-link = I sit here on another device
claim-mine = That is my seat
claim-askHost = The host has its PIN: People, “Seat’s code”. So has the other device, if it is still there.

## card

card-hidden = hidden card

## error

error-stale_version = The table has moved on. Look again, then act.
