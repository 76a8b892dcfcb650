# Alle Texte der Oberfläche.

## app

app-name = Rondel
app-home = Rondel, Startseite
app-loading = Der Tisch wird gedeckt …
app-missing = Unter dieser Adresse ist nichts.
app-toHome = Zur Startseite
app-retry = Noch einmal versuchen
app-unreachable = Der Server antwortet nicht.
app-close = Schließen
app-cancel = Abbrechen
app-copy = Link kopieren
app-copied = Link kopiert
app-noWakeLock = Dieser Browser kann den Bildschirm nicht anlassen.
app-plainNoWakeLock = Der Bildschirm kann dunkel werden: Browser lassen ihn nur über https an.
app-notCopied = Dieser Browser lässt uns nicht kopieren. Der Link ist: { $link }

## home

home-title = Nimm Platz.
home-lead = Brett- und Kartenspiele im Browser: mit Freunden, am großen Bildschirm oder allein gegen Bots. Ohne Konto.
home-code = Tischcode
home-character = Zeichen { NUMBER($n) } des Tischcodes
home-join = Dazusetzen
home-joinMore = { $n ->
    [one] noch ein Zeichen
   *[other] noch { $n } Zeichen
}
home-joinReady = an Tisch { $code } setzen
home-open = Tisch eröffnen
home-tables = Deine Tische
home-waiting = { $n ->
    [one] 1 wartet auf dich
   *[other] { $n } warten auf dich
}
home-noneWaiting = keiner wartet auf dich
home-noTables = Noch kein Tisch. Nimm ein Spiel aus dem Regal: zweimal tippen, und du spielst gegen Bots.
home-allTables = Alle { NUMBER($n) } Tische
home-shelf = Das Regal
home-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
home-play = Spielen
home-continue = Öffnen
home-result = Ergebnis
home-public = Offene Tische
home-sit = Dazusetzen
home-yourTurn = Du bist dran.
home-waitsFor = Es wird auf { $names } gewartet.
home-free = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
home-full = Alle Plätze sind besetzt: es kann losgehen.
home-over = Das Spiel ist aus.
home-allWon = Gemeinsam gewonnen.
home-allLost = Gemeinsam verloren.
home-won = Gewonnen: { $names }.
home-paused = Pause: { $reason }
home-players = { NUMBER($min) }–{ NUMBER($max) } Personen
home-playersExactly = { NUMBER($n) } Personen
home-minutes = { NUMBER($min) }–{ NUMBER($max) } min
home-alone = Sofort spielen
home-setUp = Tisch einrichten
home-setUpSub = Leute, Bots, Regeln
home-rules = Regeln
home-you = Du, { $name }
home-guest = Du bist Gast
home-openNow = Gleich öffnen
home-openNowSub = ein Gerät genügt
home-featured = Heute auf dem Tisch
home-opponent = Gegen wen
home-againstBots = { $n ->
    [one] gegen einen Bot
   *[other] gegen { $n } Bots
}
home-withFriends = Mit Freunden: einen Tisch einrichten

## theme

theme-switch = Zwischen Tag und Abend wechseln

## create

create-title = Ein neuer Tisch
create-say = Einigt euch auf die Regeln, dann eröffne den Tisch.
create-game = Spiel
create-preset = Regeln
create-preset-own = Eigene
create-options = Alle Einstellungen
create-seats = Plätze
create-seatMe = Du
create-guest = Gast
create-seatFree = Freier Platz
create-seatBot = Bot: { $bot }
create-clock = Uhr
create-undo = Zurücknehmen
create-visibility = Wer ihn findet
create-myName = Dein Name
create-myNameHelp = so sehen dich die anderen
create-hotseat = Ein Gerät für alle
create-hotseatHelp = es wird weitergereicht; ein Vorhang hält die Hand verborgen
create-seatName = Name auf Platz { NUMBER($n) }
create-go = Tisch eröffnen
create-goSub = { $n ->
    [one] für eine Person
   *[other] für { $n } Personen
}
create-start = Sofort beginnen
create-startSub = alle Plätze sind besetzt
create-default = üblich
create-none = keine
create-another = Anderes Spiel
create-fill = Mit Bots auffüllen
create-unfill = Offen lassen
create-nameNeeded = Sag zuerst, wie dich die anderen nennen sollen.
create-people = Offene Plätze sind für alle, die den Code bekommen.

## undo

undo-own = frei, bis jemand anders handelt
undo-consent = mit Zustimmung der anderen
undo-host = wer einlädt, entscheidet
undo-once = wer zuletzt gehandelt hat, einen Schritt
undo-latest = wer zuletzt gehandelt hat, Schritt für Schritt
undo-safe = ebenso, aber nichts, was ans Licht kam
undo-free = immer frei
undo-off = gar nicht

## visibility

visibility-public = alle, in der Übersicht
visibility-link = wer den Code hat
visibility-private = nur wer hier sitzt

## clock

clock-none = keine Uhr
clock-countUp = zählt hoch, ohne Grenze
clock-label = Uhr
clock-own = deine Uhr
clock-perStep = { $time } für jeden Schritt
clock-perMove = { $time } für jeden Zug
clock-tenSeconds = Noch zehn Sekunden.
clock-bank = { $bank } für alles
clock-bankMove = { $bank }, dazu { $more } mit jeder Aktion
clock-bankTurn = { $bank }, dazu { $more } mit jedem Zug
clock-byoYomi = { $bank }, danach { $n }-mal { $time } je Aktion
clock-canadian = { $bank }, danach { $time } für je { $n } Aktionen
clock-bankLimit = { $bank } für alles, höchstens { $time } je Aktion
clock-bankBoth = { $bank }, dazu { $more } mit jeder Aktion und { $bonus } mit jedem Zug
clock-periods = { $n ->
    [one] letzte Periode
   *[other] noch { $n } Perioden
}
clock-block = { $n ->
    [one] noch 1 Zug
   *[other] noch { $n } Züge
}
clock-thenPeriods = dann { NUMBER($n) } × { $time }
clock-thenBlock = dann { NUMBER($n) } Züge in { $time }
clock-agreed = Was über die Zeit vereinbart ist
clock-howPeriods = Ein Zug innerhalb einer solchen Periode verbraucht sie nicht.
clock-howBlock = Sind so viele Züge gemacht, gibt es für die nächsten ebenso viel Zeit.
clock-end-nothing = Ist nichts mehr übrig, geschieht nichts.
clock-end-point = Ist nichts mehr übrig, geht ein Punkt verloren.
clock-end-default = Ist nichts mehr übrig, wird der übliche Zug gemacht.
clock-end-bot = Ist nichts mehr übrig, zieht ein Bot.
clock-end-forfeit = Ist nichts mehr übrig, ist die Partie verloren.
clock-give = { $name } { $time } geben
clock-pace-free = Ohne Grenze
clock-pace-sitting = In einem Rutsch
clock-pace-days = Über Tage

## bot

bot-easy = Leicht
bot-normal = Mittel
bot-hard = Schwer
bot-master = Meister
bot-random = Würfel
bot-greedy = Pflug
bot-level = Bot, { $bot }
bot-bold = kühn
bot-careful = vorsichtig
bot-stand-in = Vertretung

## lobby

lobby-place = Neuer Tisch · du lädst ein
lobby-placeGuest = Neuer Tisch · { $host } lädt ein
lobby-openSeats = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
lobby-shareOrBot = Gib den Code weiter oder setz einen Bot hin, dann beginne.
lobby-share = Gib den Code weiter. { $host } beginnt, wenn alle sitzen.
lobby-full = Alle sitzen.
lobby-hostStarts = Beginne, wann du magst.
lobby-waitHost = { $host } beginnt das Spiel.
lobby-sitDown = Nimm Platz:
lobby-sitDownTask = wähl einen Platz und einen Namen.
lobby-seats = Plätze
lobby-open = Freier Platz
lobby-openSub = für einen Menschen oder einen Bot
lobby-addBot = Bot hinsetzen
lobby-take = Hier sitzen
lobby-takeToo = Auch diesen Platz spielen
lobby-host = lädt ein
lobby-you = du, hier
lobby-here = hier
lobby-away = nicht verbunden
lobby-guest = am Tisch
lobby-ready = Bereit
lobby-notYet = Nicht da
lobby-remove = Platz frei machen
lobby-standUp = Aufstehen
lobby-rules = Regeln
lobby-change = Ändern
lobby-roomCode = Tischcode
lobby-bigScreen = Auf dem großen Bildschirm zeigen
lobby-onlyHere = Andere Geräte erreichen diesen Server nicht: Er hört nur auf das Gerät, auf dem er läuft.
lobby-qr = Der Link dieses Tischs als QR-Code
lobby-start = Beginnen
lobby-startSub = alle sitzen
lobby-closeTable = Tisch schließen
lobby-watchers = Zuschauen
lobby-watchersAllowed = erlaubt, nur Offenes
lobby-watchersNone = nur wer sitzt
lobby-noSeat = Alle Plätze sind besetzt. Du schaust zu.
lobby-fill = Mit Bots auffüllen

## table

table-menu = Tischmenü
table-yourTurn = Du bist dran.
table-yourTurnAs = { $name } ist dran.
table-waitingFor = Warten auf { $names }
table-waitingForTask = Warten auf { $names }: { $task }
table-waitingForPrompt = Warten auf { $names }: { $task }
table-lookAround = du kannst dich umsehen
table-watching = Du schaust zu.
table-over = Das Spiel ist aus.
table-paused = Pause.
table-setAside = Beiseitegelegt: Die Regeln sind andere geworden.
table-choose = Wähl, was du tust
table-chooseSub = wähl etwas von dem, was leuchtet
table-sent = Wird gesendet …
table-sentSub = noch nicht bestätigt
table-stakes = Was auf dem Spiel steht
table-unanswered = Wenn niemand etwas dagegen tut:
table-undoBackTo = Zurück zu { $phase }?
table-undoCrosses = Das führt zurück: { $phase }. Noch einmal tippen.
table-theHost = den Gastgeber
table-undo = Zurück
table-askUndo = Um Rücknahme bitten
table-redo = Wiederholen
table-drop = Verwerfen
table-dropPick = die Auswahl
table-openLog = Verlauf öffnen
table-phases = Wo wir sind
table-actions = Aktionen
table-whatYouCan = Was du tun kannst
table-pausedSub-host = Es geht weiter, sobald ein Gastgeber die Pause beendet.
table-pausedSub-seats = Es geht weiter, sobald ein Gastgeber oder jemand, der mitspielt, die Pause beendet.
table-notAllHere = Es geht von selbst weiter, sobald alle da sind.
table-nothingToDo = Gerade ist nichts zu tun.
table-elsewhere = Mehr
table-service = Korrekturen und Leitung
table-players = Mitspielende
table-seat = Platz
table-you = du
table-facts = Tisch
table-board = Brett
table-yours = Deins: { $name }
table-onlyYou = { $n ->
    [one] 1, nur du siehst es
   *[other] { $n }, nur du siehst sie
}
table-notYou = { $n ->
    [one] 1, du siehst es nicht
   *[other] { $n }, du siehst sie nicht
}
table-someSee = { $n ->
    [one] 1, nicht alle sehen es
   *[other] { $n }, nicht alle sehen sie
}
table-secret = geheim
table-faceDown = verdeckt
table-count = { NUMBER($n) }
table-hidden = { NUMBER($n) } verdeckt
table-empty = leer
table-yes = ja
table-no = nein
table-whose = { $name }: { $what }
table-yoursApart = deine liegen für sich
table-ofYours = { NUMBER($n) } von dir
table-partOf = { $what }: { $part }
board-title = Spielplan von { $game }
board-failed = Der eigene Spielplan dieses Spiels konnte nicht gezeigt werden; dieser Tisch steht an seiner Stelle.
board-failedAuthor = Für seine Autorin oder seinen Autor:
board-failedAt = { $file }, Zeile { $line }:
table-notNow = Jetzt nicht.
table-round = Runde { NUMBER($n) }
table-thinking = denkt nach
table-ready = hat entschieden
table-offline = nicht da, Platz bleibt
table-awayNow = schaut woandershin
table-left = ist gegangen
table-standIn = { $bot } vertritt
table-irreversible = noch einmal tippen
table-cannotAct = Hier kannst du nichts tun.

## input

input-pickMany = Wähl { NUMBER($min) } bis { NUMBER($max) }.
input-pickExactly = Wähl { NUMBER($min) }.
input-more = { $n ->
    [one] noch eins wählen
   *[other] noch { $n } wählen
}
input-fewer = weniger
input-moreOf = mehr
input-atMost = { $label }: höchstens { NUMBER($n) }.
input-atLeast = { $label }: mindestens { NUMBER($n) }.
input-order = Ordne sie: das Erste nach oben.
input-up = { $what } nach oben
input-down = { $what } nach unten
input-split = Verteile { NUMBER($total) }.
input-left = { $n ->
    [one] noch 1 zu verteilen
   *[other] noch { $n } zu verteilen
}
input-over = { $n ->
    [one] 1 zu viel
   *[other] { $n } zu viel
}
input-assign = Tippe eins an, dann seinen Ort.
input-unassigned = { $n ->
    [one] eins hat noch keinen Ort
   *[other] { $n } haben noch keinen Ort
}
input-none = keins
input-leaveOut = auslassen
input-text = Schreib { NUMBER($min) } bis { NUMBER($max) } Zeichen.
input-onTable = Wähle es auf dem Tisch.
input-onTablePicked = { $what }, auf dem Tisch gewählt.
input-textShort = schreib mindestens { NUMBER($min) } Zeichen
input-yesNo = sag Ja oder Nein
input-fill = fehlt noch: { $what }

## undoRequest

undoRequest-asks = { $name } möchte zurücknehmen: { BARE($label) }.
undoRequest-more = { $n ->
    [one] Dazu käme eine weitere Handlung.
   *[other] Dazu kämen { $n } weitere Handlungen.
}
undoRequest-learned = Dazwischen wurde Neues gesehen.
undoRequest-shown = Andere haben es gesehen.
undoRequest-agree = Einverstanden
undoRequest-refuse = Ablehnen
undoRequest-waits = Es fehlt die Zustimmung von { $names }.

## log

log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-jump = Diesen Moment ansehen
log-link = Link zu diesem Moment kopieren
log-back = Alles danach zurücknehmen
log-backAsks = Wen es angeht, wird vorher gefragt.
log-gone = zurückgenommen
log-by = { $name }, als Leitung
log-whose = Wessen
log-all = alle

## chat

chat-title = Gespräch
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-phrases = Schnell gesagt
chat-unread = Gespräch, { $n ->
    [one] eine neue Nachricht
   *[other] { $n } neue Nachrichten
}
chat-reaction = zeigt { $name }
chat-somebody = Jemand, der zusieht
chat-mutedForAll = An diesem Tisch hört das niemand mehr.
chat-reported = An die Betreibenden dieses Servers gemeldet.
chat-rooms = Welches Gespräch
chat-room-table = Am Tisch
chat-room-watchers = Wer zusieht
chat-emptyWatchers = Wer zusieht, hat noch nichts gesagt.
chat-watchersSilent = Solange die Partie läuft, reden hier nur, die mitspielen.
chat-watchersOnly = Hier redeten, die zusahen; nach der Partie können es alle lesen.
chat-amongWatchers = Bis zum Ende der Partie hören das nur, die zusehen.
chat-reactions = Schnell gezeigt
chat-quiet = Ruhe
chat-quietHelp = Keine Blasen und keine Zahl an diesem Tisch
chat-watchersHeard = Zusehende werden gehört
chat-watchersHeardHelp = Wer spielt, liest gleich, was Zusehende sagen
chat-muted = Leute, die du nicht hörst
chat-mutedName = Du hörst { $name } nicht.
chat-mutedSomebody = Du hörst jemanden von einem anderen Tisch nicht.
chat-hearAgain = Wieder hören
chat-reactTo = Auf { $name } reagieren
chat-mute = Nicht hören
chat-muteForAll = Für alle stumm
chat-report = Melden
chat-nameFirst = Wie sollen dich die anderen nennen?
chat-nameDone = Das bin ich
reaction-thumb = Daumen hoch
reaction-clap = Applaus
reaction-laugh = Lachen
reaction-wow = Oh
reaction-think = Hm
reaction-sad = Traurig
reaction-heart = Herz
reaction-fire = Feuer

## phrase

phrase-hello = Hallo!
phrase-good_luck = Viel Glück und viel Spaß!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla.
phrase-thinking = Ich muss nachdenken.
phrase-your_turn = Du bist dran.
phrase-hurry = Beeil dich bitte ein bisschen.
phrase-back_soon = Ich bin in ein paar Minuten wieder da.
phrase-back = Ich bin wieder da.
phrase-undo_please = Darf ich das zurücknehmen?
phrase-good_game = Gutes Spiel!
phrase-rematch = Noch einmal?
phrase-bye = Tschüss!

## people

people-title = Leute
people-spectators = { $n ->
    [one] 1 Person schaut zu
   *[other] { $n } Personen schauen zu
}
people-seatLink = Auf anderem Gerät spielen
people-seatLinkHelp = Öffne dort diesen Link, oder gib Code, Platz und PIN { $pin } ein. Er gilt für deinen Platz, behalt ihn für dich.
people-putBot = Bot vertreten lassen
people-giveBack = Platz zurücknehmen
people-makeHost = Auch leiten lassen
people-kick = Platz freimachen
people-passOn = Platzcode
people-passOnHelp = { $name } macht anderswo weiter: dort diesen Link öffnen, oder den Tisch öffnen, den Platz antippen und PIN { $pin } eingeben. Wer das tut, hat ab dann den Platz.
people-hostRuns = frei, die Leitung spielt ihn
people-hosts = Wer den Tisch leitet
people-hostAway = nicht da
people-hostMe = du
people-noLonger = Leitet nicht mehr
people-stepDown = Nicht mehr leiten
people-nameless = die Leitung

## stepIn

stepIn-gone = Niemand leitet gerade.
stepIn-wait = In { $time } kannst du den Tisch mitleiten.
stepIn-now = Leite den Tisch mit, damit es weitergeht; die Leitung bleibt es auch.
stepIn-take = Tisch leiten
stepIn-done = Du leitest jetzt diesen Tisch.

## conn

conn-live = Live
conn-history = Rückblick
conn-connecting = Verbinde
conn-reconnecting = Verbinde neu
conn-offline = Offline
conn-label = Verbindung: { $state }
conn-banner = Gleich wieder da. Nichts ist verloren: der Tisch steht bei Zug { NUMBER($n) }.
conn-bannerUnsent = Gleich wieder da. „{ $what }“ ist noch nicht gesendet, wird es aber.
conn-closed-forbidden = Dieser Tisch ist nur für die, die an ihm sitzen.
conn-closed-missing = Es gibt keinen Tisch mit diesem Code.
conn-closed-replaced-seat = Dieser Platz ist nicht mehr deiner: Er wurde weitergegeben oder aufgegeben.
conn-closed-kicked = Ein Gastgeber dieses Tisches hat dich von deinem Platz gewiesen.
conn-closed-banned = Du bist auf diesem Server gesperrt.
conn-closed-replaced-host = Jemand anderes ist jetzt Gastgeber dieses Tisches, und du hast an ihm keinen Platz.

## history

history-title = Rückblick
history-looking = Rückblick:
history-how = Schritte und Augen
history-position = Stelle
history-entry = Eintrag { NUMBER($n) } von { NUMBER($total) }
history-start = Zum Anfang
history-back = Einen Schritt zurück
history-play = Abspielen
history-pause = Anhalten
history-forward = Einen Schritt vor
history-end = Zum Ende
history-stepBy = Schrittweite
history-by-command = Zug
history-by-step = Schritt
history-by-phase = Phase
history-by-turn = Zug
history-by-round = Runde
history-by-segment = Teil
history-by-mine = Mein Zug
history-by-moment = Schlüsselmoment
history-mine = deine Züge
history-moment = Schlüsselmoment
history-seenBy = Gesehen von
history-backToNow = Zurück ins Jetzt
history-backToNowSub = dort geht das Spiel weiter
history-fork = Von hier neu versuchen
history-forkSub = dein Platz, gegen Bots
history-against = Neu versuchen gegen
history-sameBots = dieselben Bots
history-usualBots = die üblichen Bots
history-verified = Die fertige Partie wurde geprüft: Startwert und Züge passen zusammen.
history-notVerified = Die fertige Partie passt nicht zu ihrem Startwert.
history-file = Partiedatei

## catchUp

catchUp-title = { $acts ->
    [one] Du hast eine Handlung verpasst
   *[other] Du hast { $acts } Handlungen verpasst
}
catchUp-rest = Der Rest des Zuges
catchUp-show = Zeig es mir
catchUp-skip = Überspringen

## since

since-title = Seit deinem Zug
since-nothing = Nichts ging dich an.
since-replay = Diesen Moment noch einmal sehen
since-much = { $acts ->
    [one] Insgesamt eine Handlung.
   *[other] Insgesamt { $acts } Handlungen.
}
since-more = und { $n } mehr
since-news = { $n ->
    [one] Seit deinem Zug ging dich eines an
   *[other] Seit deinem Zug gingen dich { $n } Dinge an
}

## finished

finished-title = Ergebnis
finished-again = Noch einmal
finished-againKept = dieselben Leute, dieselben Plätze
finished-goAgain = Zum neuen Tisch
finished-look = Rückblick
finished-lookSub = Zug um Zug
finished-used = { NUMBER($share) } % der Zeit

## end

end-won = Du hast gewonnen!
end-wonTogether = Du hast gewonnen, mit anderen.
end-wonTeam = Du hast gewonnen, gemeinsam mit { $names }!
end-draw = Unentschieden.
end-allWon = Gemeinsam gewonnen!
end-allLost = Gemeinsam verloren.
end-nobody = Niemand hat gewonnen.
end-lost = { $n ->
    [one] Diesmal hat { $names } gewonnen.
   *[other] Diesmal haben { $names } gewonnen.
}
end-others = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
end-place = Platz { NUMBER($n) } von { NUMBER($of) } für dich.
end-took = { $n ->
    [one] Es dauerte eine Minute.
   *[other] Es dauerte { $n } Minuten.
}
end-moments = { $n ->
    [1] Deine teuerste Entscheidung
    [3] Deine drei teuersten Entscheidungen
   *[other] Deine teuersten Entscheidungen
}
end-decision = Eine Entscheidung von dir
end-cost = Etwa { NUMBER($n) } von 100 Siegen verschenkt.
end-better = Besser: { $what }
end-see = Ansehen
end-noMoments = Keine deiner Entscheidungen hat dich viel gekostet.
end-looking = Deine Entscheidungen werden durchgesehen: { NUMBER($done) } von { NUMBER($total) }.
end-find = Meine teuersten Entscheidungen finden
end-rotate = Nochmal, einen Platz weiter
end-share = Bild und Link
end-send = Teilen
end-savePicture = Bild speichern
end-copyLink = Link kopieren
end-notShared = Das ließ sich nicht teilen. Speichere das Bild oder kopiere den Link.
end-fair = Ehrliches Spiel

## hint

hint-title = Ein Tipp
hint-thinking = Wird überlegt …
hint-more = Zeig mir, was ich tun könnte
hint-chance = { NUMBER($n) } % zum Sieg
hint-cost = { NUMBER($n) } % weniger als das Erste
hint-honest = Von einem Bot überlegt, aus dem, was du sehen kannst. Tippen legt es auf den Tisch; tun musst du es selbst.

## swing

swing-title = Wie es hin und her ging
swing-all = Ihr alle
swing-begin = Die Chancen aller berechnen
swing-progress = { NUMBER($done) } von { NUMBER($total) } Momenten angesehen
swing-turns = { $n ->
    [one] Ein Moment änderte viel
   *[other] { $n } Momente änderten viel
}
swing-turn = { $name }: { NUMBER($before) } % → { NUMBER($after) } %
swing-better = Besser: { $what }

## coach

coach-title = Coach
coach-step = { NUMBER($n) } von { NUMBER($of) }
coach-next = Weiter
coach-playOn = Weiterspielen
coach-skip = Ohne Coach weiter
coach-resume = Zurück zum Coach
coach-offer = { $game } ist neu für dich? Eine kurze erste Partie zeigt dir den Tisch, Schritt für Schritt, in etwa 90 Sekunden.
coach-yes = Zeig mal
coach-no = Nein, danke
coach-learn = Kennenlernen
coach-learnSub = eine erste Partie mit Coach, 90 Sekunden

## about

about-title = Was ist das?
about-nothing = Mehr gibt es dazu nicht zu sagen.
about-phase = Phase
about-phaseLine = Ein Teil des Zugs; der Streifen zeigt, wo der Tisch steht.
about-bot = Bot
about-person = Mitspieler
about-seat = Jemand, der mit dir spielt.
about-mySeat = Das bist du.
about-field = Teil der Stellung
about-fieldLine = Was die Regeln vom Tisch festhalten, soweit du es wissen darfst.
about-stops = Wo du gefragt werden willst, auch wenn du nur passen könntest: das Quadrat in deinen Zügen, der Kreis in denen der anderen.
about-passing = Was von selbst für dich gepasst wird, damit du nur gefragt wirst, wo es zählt.
about-players = Wer mitspielt, und was alle haben.
about-facts = Was offen für alle liegt.
about-offers = Was du jetzt tun kannst; was nicht geht, sagt warum.
about-join = Der Weg an diesen Tisch: den Code auf der Startseite eintippen oder mit dem Handy auf das Bild zielen.

## passing

passing-title = Automatisch passen
passing-change = Ändern
passing-stops = Wo du gefragt wirst
passing-stop = { $phase }: Halt in deinen Zügen { $mine }, in denen der anderen { $theirs }
passing-keyMine = Halt, mein Zug
passing-keyTheirs = Halt, ihrer
passing-short-off = du wirst überall gefragt
passing-short-forced = gefragt, wo du etwas tun kannst
passing-short-quiet = still, außer an deinen Halten
passing-short-turnEnd = passt bis zum Ende des Zuges
passing-short-myTurn = passt, bis du am Zug bist
passing-now-off = Du wirst überall gefragt.
passing-now-forced = Passt, wo du nichts tun kannst.
passing-now-quiet = Passt still, außer an deinen Halten.
passing-untilTurnEnd = Passt bis zum Ende des Zugs.
passing-untilMyTurn = Passt, bis du am Zug bist.
passing-escape = Esc beendet es.
passing-stopped = Für dich wird jetzt nicht mehr gepasst.
passing-back = Du wirst wieder an deinen Halten gefragt.
passing-grade-off = Frag mich überall
passing-grade-forced = Passen, wo ich nichts tun kann
passing-grade-quiet = Still passen
passing-grade-turnEnd = Passen bis zum Ende dieses Zugs
passing-grade-myTurn = Passen bis zu meinem Zug
passing-help-off = Für dich wird nie gepasst.
passing-help-forced = Du wirst gefragt, wo immer du etwas tun könntest.
passing-help-quiet = Du wirst an deinen Halten gefragt, und wo dich etwas betrifft.
passing-help-turnEnd = Einmal. Es endet früher, wenn dich etwas betrifft.
passing-help-myTurn = Einmal. Es endet früher, wenn dich etwas betrifft.
passing-idle = Weiter, wenn ich in meinem Zug nichts tun kann
passing-idleHelp = Eine Hauptphase wird gepasst und ein Zug beendet, sobald nichts mehr zu tun ist.
passing-now-idle = Deine Züge gehen von selbst weiter, wo du nichts tun kannst.
passing-at-none = kein Halt
passing-at-mine = in meinen Zügen
passing-at-theirs = in den Zügen der anderen
passing-at-both = in allen Zügen

## menu

menu-log = Verlauf
menu-history = Rückblick
menu-people = Leute und Plätze
menu-chat = Gespräch
menu-rules = Regeln
menu-hint = Tipp
menu-settings = Einstellungen
menu-screen = Großer Bildschirm
menu-keys = Tastatur
menu-pause = Pause machen
menu-resume = Weiterspielen
menu-resign = Aufgeben
menu-draw = Unentschieden anbieten
menu-drawAccept = Unentschieden annehmen
menu-endMatch = Partie beenden
menu-leave = Gehen; ein Bot vertritt
menu-leaveFree = Meinen Platz der Leitung lassen
menu-host = Was die Leitung kann
menu-hostBoard = Tafel der Leitung
menu-hostEnd = Zurück auf meinen Platz
menu-home = Alle Tische
menu-tapAgain = noch einmal tippen

## levels

levels-lost = Das ginge verloren
levels-nothing = sonst nichts
levels-go = Dorthin zurück
levels-more = … und { NUMBER($n) } weitere
levels-title = Weiter zurück

## level

level-command = der letzte Zug
level-step = der Schritt
level-phase = die Phase
level-turn = der Zug
level-round = die Runde
level-segment = der Teil

## curtain

curtain-title = Gib das Gerät an { $name }
curtain-text = Sonst sollte jetzt niemand hinsehen.
curtain-go = Ich bin { $name }

## keys

keys-title = Tastatur
keys-move = zwischen Wählbarem wechseln
keys-pick = wählen; auf Gewähltem oder unten: tun
keys-number = die Aktion mit dieser Nummer, oder das n-te, was leuchtet
keys-undo = zurücknehmen, wiederholen
keys-drop = Auswahl verwerfen, Blatt schließen
keys-peek = halten: unter ein Blatt schauen
keys-why = warum nicht: der Grund des Markierten
keys-about = was ist das: Regeltext (auch: ?, gedrückt halten, darauf zeigen oder Rechtsklick)
keys-log = Verlauf
keys-history = Rückblick
keys-people = Leute
keys-step = Rückblick: Schritt, Runde
keys-next = nächster Tisch, der auf dich wartet
keys-help = diese Liste

## sheet

sheet-peek = Halten zum Durchsehen
sheet-close = Beiseite legen

## profile

profile-title = Du
profile-say = So sehen dich die anderen.
profile-name = Dein Name
profile-save = Speichern
profile-saved = Gespeichert
profile-guest = Du spielst als Gast auf diesem Gerät. Ein Konto behält deine Tische, wenn du es wechselst.
profile-account = Angemeldet als { $email }
profile-email = E-Mail
profile-password = Passwort
profile-passwordHelp = mindestens acht Zeichen
profile-register = Konto daraus machen
profile-login = Anmelden
profile-logout = Abmelden
profile-export = Alles, was über dich gespeichert ist
profile-delete = Alles über dich löschen
profile-deleteSure = Noch einmal tippen: das lässt sich nicht zurücknehmen
profile-tables = Beendet und weggeräumt
profile-noTables = Noch nichts da.
profile-notices = Wenn du dran bist
profile-mail = Schick mir eine E-Mail
profile-webhook = Ruf diese Adresse auf

## settings

settings-title = Einstellungen
settings-say = Für dieses Gerät. Sie gelten sofort.
settings-confirm = Rückfragen
settings-confirm-never = nie fragen
settings-confirm-hard = nur, wo sich nichts zurücknehmen lässt
settings-confirm-always = immer, auch wo sich zurücknehmen lässt
settings-motion = Bewegung
settings-motion-auto = wie im System
settings-motion-full = voll
settings-motion-reduced = wenig
settings-pace = Wie die Züge der anderen gezeigt werden
settings-pace-off = sofort
settings-pace-fast = schnell
settings-pace-normal = lesbar
settings-pace-calm = ruhig
settings-sound = Ton, wenn du dran bist
settings-speech = Ansagen
settings-speechHelp = Was jetzt zu tun ist, wird laut gesagt, sobald es sich ändert
settings-theme = Licht
settings-theme-auto = wie im System
settings-theme-light = Tag
settings-theme-dark = Abend
settings-language = Sprache
settings-language-auto = wie im Browser
settings-oneTap = Karte mit einem Tippen spielen
settings-oneTapHelp = sonst: wählen, dann der Knopf
settings-on = an
settings-off = aus

## rules

rules-unknown = Dieses Spiel gibt es nicht.
rules-title = Regeln
rules-chapters = Kapitel
rules-whole = Die Regeln auf einer eigenen Seite öffnen
rules-options = Was sich vereinbaren lässt
rules-presets = Fertige Sätze
rules-matches = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
rules-average = im Mittel { NUMBER($minutes) } min und { NUMBER($entries) } Einträge
rules-version = Regeln, Fassung { $version }
rules-stage-complete = vollständig
rules-stage-growing = im Wachsen
rules-stage-example = Beispiel

## screen

screen-scan = Scannen, um mitzuspielen oder den Platz mitzunehmen
screen-waiting = Es wird gewartet, bis alle sitzen.

## claim

claim-working = Der Platz wird geholt …
claim-title = Nimm deinen Platz mit
claim-lead = Du sitzt auf einem anderen Gerät an einem Tisch? Mit der PIN des Platzes geht es hier weiter.
claim-which = Dein Platz
claim-seat = Platz { NUMBER($n) }
claim-pin = PIN des Platzes
claim-pinHelp = Auf dem anderen Gerät: Tischmenü, Leute und Plätze, „Auf anderem Gerät spielen“.
claim-fill = Raumcode, Platz und PIN, bitte.
claim-go = Hier Platz nehmen
claim-link = Ich sitze hier auf einem anderen Gerät
claim-mine = Das ist mein Platz
claim-askHost = Die PIN hat, wer den Tisch leitet: Leute, „Platzcode“. Und das andere Gerät, falls es noch da ist.

## card

card-hidden = verdeckte Karte

## error

error-stale_version = Der Tisch ist weiter. Schau noch einmal, dann handle.
