# Was der Tisch jedes Kartenspiels sagt.

hand = Deine Hand
handCount = { $n } auf der Hand
fieldOf = Karten von { $name }
yourField = Deine Karten
yourPriority = du bist dran
priority = ist dran
yourFocus = dein Fokus
focus = hat den Fokus
passed = hat gepasst
thinks = entscheidet
out = ausgeschieden
turn = am Zug
yourAnswer = Du entscheidest.
yours = du entscheidest
answerTheirs = antworte auf { $what } von { $name }, oder lass es geschehen
answerOwn = leg etwas zu { $what } dazu, oder lass es geschehen
next = oben passiert zuerst
bag = zuerst, wer am Zug ist
resolves = passiert als Nächstes
turned = gedreht
fresh = neu in diesem Zug
hurt = { $n } Schaden
attacks = greift an
blocks = blockt
zone = { $zone } von { $name }
zoneEmpty = Nichts hier.
look = { $zone } { $n } ansehen
hidden = { $n ->
    [one] 1 Karte, verdeckt
   *[other] { $n } Karten, verdeckt
}
cost = kostet { $n }
picked = Wenn du das tust
choices = Benutz sie, um
pays = { $left } von { $size } { $coin } übrig
target = Wähl ein Ziel.
all = Alle
none = Keine
pass = Passen
passTo = Passen: { $where }
passResolves = Passen: { $what } passiert
asks = { $name } darf antworten
thenResolves = dann passiert { $what }
thenWhere = dann { $where }
endTurn = Zug beenden
endTurnSub = nichts mehr in diesem Zug
question = Eine Frage an dich
noMore = nichts
fight = Kampf
against = gegen
hits = hat Erfolg
fails = scheitert
held = gehalten von { $name }
aimedAt = zielt auf { $what }
holding = { $n } fürs Halten
wouldBe = wären dann { $n }
falls = ginge verloren
free = gehört niemandem
contested = umkämpft
base = Lager
chart = Wie es lief
final = Am Ende
turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
cardsLeft = { $hand } auf der Hand, { $deck } im Stapel
begins = Wer beginnt
drawn = wird ausgelost
seatN = Platz { $n }
decks = Decks
deckOf = Deck von Platz { $n }
