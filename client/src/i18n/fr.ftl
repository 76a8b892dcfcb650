# Tous les textes de l'interface.

## app

app-name = Rondel
app-home = Rondel, accueil
app-loading = On met la table …
app-missing = Il n’y a rien à cette adresse.
app-toHome = Retour à l’accueil
app-retry = Réessayer
app-unreachable = Le serveur ne répond pas.
app-close = Fermer
app-cancel = Annuler
app-copy = Copier le lien
app-copied = Lien copié
app-noWakeLock = Ce navigateur ne peut pas garder l’écran allumé.
app-plainNoWakeLock = L’écran peut s’éteindre : les navigateurs ne le gardent allumé qu’en https.
app-notCopied = Ce navigateur ne nous laisse pas copier. Le lien est : { $link }

## home

home-title = Prends place.
home-lead = Des jeux de plateau et de cartes dans le navigateur : entre amis, sur grand écran, ou seul contre des robots. Sans compte.
home-code = Code de la table
home-character = Caractère { NUMBER($n) } du code de la table
home-join = Rejoindre
home-joinMore = { $n ->
    [one] encore un caractère
   *[other] encore { $n } caractères
}
home-joinReady = s’asseoir à la table { $code }
home-open = Ouvrir une table
home-tables = Tes tables
home-waiting = { $n ->
    [one] { $n } t’attend
   *[other] { $n } t’attendent
}
home-noneWaiting = aucune ne t’attend
home-noTables = Pas encore de table. Prends un jeu sur l’étagère : deux touches, et tu joues contre des bots.
home-allTables = Toutes les { NUMBER($n) } tables
home-shelf = L’étagère
home-games = { $n ->
    [one] { $n } jeu
   *[other] { $n } jeux
}
home-play = Jouer
home-continue = Ouvrir
home-result = Résultat
home-public = Tables ouvertes
home-sit = S’asseoir
home-yourTurn = À toi de jouer.
home-waitsFor = On attend { $names }.
home-free = { $n ->
    [one] Une place est libre.
   *[other] { $n } places sont libres.
}
home-full = Toutes les places sont prises : on peut commencer.
home-over = La partie est terminée.
home-allWon = Gagné ensemble.
home-allLost = Perdu ensemble.
home-won = Victoire : { $names }.
home-paused = Pause : { $reason }
home-players = { NUMBER($min) }–{ NUMBER($max) } personnes
home-playersExactly = { NUMBER($n) } personnes
home-minutes = { NUMBER($min) }–{ NUMBER($max) } min
home-alone = Jouer tout de suite
home-setUp = Préparer une table
home-setUpSub = personnes, bots, règles
home-rules = Règles
home-you = Toi, { $name }
home-guest = Tu joues en invité
home-openNow = Ouvrir maintenant
home-openNowSub = un seul appareil suffit
home-featured = Sur la table aujourd’hui
home-opponent = Contre qui
home-againstBots = { $n ->
    [one] contre un robot
   *[other] contre { $n } robots
}
home-withFriends = Entre amis : préparer une table

## theme

theme-switch = Passer du jour au soir

## create

create-title = Une nouvelle table
create-say = Mettez-vous d’accord sur les règles, puis ouvre la table.
create-game = Jeu
create-preset = Règles
create-preset-own = Les tiennes
create-options = Toutes les options
create-seats = Places
create-seatMe = Toi
create-guest = Invité
create-seatFree = Place libre
create-seatBot = Bot : { $bot }
create-clock = Pendule
create-undo = Reprise des coups
create-visibility = Qui la trouve
create-myName = Ton nom
create-myNameHelp = c’est ainsi que les autres te voient
create-hotseat = Un appareil pour tout le monde
create-hotseatHelp = on se le passe ; un rideau cache les mains
create-seatName = Nom à la place { NUMBER($n) }
create-go = Ouvrir la table
create-goSub = { $n ->
    [one] pour une personne
   *[other] pour { $n } personnes
}
create-start = Commencer tout de suite
create-startSub = toutes les places sont prises
create-default = habituel
create-none = aucune
create-another = Un autre jeu
create-fill = Compléter avec des robots
create-unfill = Les laisser libres
create-nameNeeded = Dis d’abord comment les autres doivent t’appeler.
create-people = Les places libres sont pour qui reçoit le code.

## undo

undo-own = libre tant que personne d’autre n’a agi
undo-consent = avec l’accord des autres
undo-host = l’hôte décide
undo-once = qui a agi en dernier, un pas
undo-latest = qui a agi en dernier, pas à pas
undo-safe = de même, mais jamais ce qui a été dévoilé
undo-free = toujours libre
undo-off = jamais

## visibility

visibility-public = tout le monde, dans la liste
visibility-link = qui a le code
visibility-private = seulement qui est assis ici

## clock

clock-none = sans pendule
clock-countUp = compte le temps, sans limite
clock-label = pendule
clock-own = ta pendule
clock-perStep = { $time } par étape
clock-perMove = { $time } par coup
clock-tenSeconds = Plus que dix secondes.
clock-bank = { $bank } pour tout
clock-bankMove = { $bank }, plus { $more } à chaque action
clock-bankTurn = { $bank }, plus { $more } à chaque tour
clock-byoYomi = { $bank }, puis { $n } fois { $time } par coup
clock-canadian = { $bank }, puis { $time } pour { $n } coups à la fois
clock-bankLimit = { $bank } pour tout, { $time } au plus par coup
clock-bankBoth = { $bank }, et { $more } de plus à chaque coup et { $bonus } à chaque tour
clock-periods = { $n ->
    [one] dernière période
   *[other] encore { $n } périodes
}
clock-block = { $n ->
    [one] encore 1 coup
   *[other] encore { $n } coups
}
clock-thenPeriods = puis { NUMBER($n) } × { $time }
clock-thenBlock = puis { NUMBER($n) } coups en { $time }
clock-agreed = Ce qui est convenu pour le temps
clock-howPeriods = Un coup joué dans une telle période ne l’entame pas.
clock-howBlock = Ces coups joués, on a autant de temps pour les suivants.
clock-end-nothing = Quand il ne reste rien, il ne se passe rien.
clock-end-point = Quand il ne reste rien, un point est perdu.
clock-end-default = Quand il ne reste rien, le coup habituel est joué.
clock-end-bot = Quand il ne reste rien, un bot joue.
clock-end-forfeit = Quand il ne reste rien, la partie est perdue.
clock-give = Donner { $time } à { $name }
clock-pace-free = Sans limite
clock-pace-sitting = D’une traite
clock-pace-days = Sur plusieurs jours

## bot

bot-easy = Facile
bot-normal = Moyen
bot-hard = Difficile
bot-master = Maître
bot-random = Dé
bot-greedy = Charrue
bot-level = bot, { $bot }
bot-bold = téméraire
bot-careful = prudent
bot-stand-in = remplaçant

## lobby

lobby-place = Nouvelle table · tu invites
lobby-placeGuest = Nouvelle table · { $host } invite
lobby-openSeats = { $n ->
    [one] Une place est libre.
   *[other] { $n } places sont libres.
}
lobby-shareOrBot = Donne le code ou ajoute un bot, puis commence.
lobby-share = Donne le code. { $host } commence quand tout le monde est assis.
lobby-full = Tout le monde est assis.
lobby-hostStarts = Commence quand tu veux.
lobby-waitHost = { $host } lance la partie.
lobby-sitDown = Prends place :
lobby-sitDownTask = choisis une place et un nom.
lobby-seats = Places
lobby-open = Place libre
lobby-openSub = pour une personne ou un bot
lobby-addBot = Ajouter un bot
lobby-take = S’asseoir ici
lobby-takeToo = Jouer aussi cette place
lobby-host = hôte
lobby-you = toi, ici
lobby-here = ici
lobby-away = pas connecté
lobby-guest = à la table
lobby-ready = Prêt
lobby-notYet = Pas là
lobby-remove = Libérer cette place
lobby-standUp = Se lever
lobby-rules = Règles
lobby-change = Modifier
lobby-roomCode = Code de la table
lobby-bigScreen = Montrer sur le grand écran
lobby-onlyHere = Les autres appareils ne peuvent pas joindre ce serveur : il n’écoute que l’appareil sur lequel il tourne.
lobby-qr = Le lien de cette table en code QR
lobby-start = Commencer
lobby-startSub = tout le monde est assis
lobby-closeTable = Fermer la table
lobby-watchers = Spectateurs
lobby-watchersAllowed = admis, seulement ce qui est visible
lobby-watchersNone = seulement qui est assis
lobby-noSeat = Toutes les places sont prises. Tu regardes.
lobby-fill = Compléter avec des robots

## table

table-menu = Menu de la table
table-yourTurn = À toi de jouer.
table-yourTurnAs = À { $name } de jouer.
table-waitingFor = On attend { $names }
table-waitingForTask = On attend { $names } : { $task }
table-waitingForPrompt = On attend { $names } : { SMALL($task) }
table-lookAround = tu peux regarder autour de toi
table-watching = Tu regardes.
table-over = La partie est terminée.
table-paused = Pause.
table-setAside = Mise de côté : ses règles ont changé.
table-choose = Choisis quoi faire
table-chooseSub = prends l’une des choses éclairées
table-sent = Envoi …
table-sentSub = pas encore confirmé
table-stakes = Ce qui est en jeu
table-unanswered = Si personne ne répond :
table-undoBackTo = Revenir à { $phase } ?
table-undoCrosses = Cela ramène à : { $phase }. Touche encore une fois pour le faire.
table-theHost = l’hôte
table-undo = Annuler
table-askUndo = Demander à annuler
table-redo = Rétablir
table-drop = Lâcher
table-dropPick = le choix
table-openLog = Ouvrir le journal
table-phases = Où nous en sommes
table-actions = Actions
table-whatYouCan = Ce que tu peux faire
table-pausedSub-host = La partie reprend quand un hôte met fin à la pause.
table-pausedSub-seats = La partie reprend quand un hôte ou quelqu’un qui joue met fin à la pause.
table-notAllHere = La partie reprend d’elle-même quand tout le monde est là.
table-nothingToDo = Rien à faire pour l’instant.
table-elsewhere = Plus
table-service = Corrections et hôte
table-players = Joueurs
table-seat = place
table-you = toi
table-facts = Table
table-board = Plateau
table-yours = À toi : { $name }
table-onlyYou = { $n ->
    [one] { $n }, toi seul la vois
   *[other] { $n }, toi seul les vois
}
table-notYou = { $n ->
    [one] { $n }, tu ne la vois pas
   *[other] { $n }, tu ne les vois pas
}
table-someSee = { $n ->
    [one] { $n }, tout le monde ne la voit pas
   *[other] { $n }, tout le monde ne les voit pas
}
table-secret = secret
table-faceDown = face cachée
table-count = { NUMBER($n) }
table-hidden = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
table-empty = vide
table-yes = oui
table-no = non
table-whose = { $name } : { $what }
table-yoursApart = les tiens sont à part
table-ofYours = { NUMBER($n) } à toi
table-partOf = { $what } : { $part }
board-title = Plateau de { $game }
board-failed = Le plateau propre à ce jeu n’a pas pu être affiché ; cette table le remplace.
board-failedAuthor = Pour son auteur ou son autrice :
board-failedAt = { $file }, ligne { $line } :
table-notNow = Pas maintenant.
table-round = manche { NUMBER($n) }
table-thinking = réfléchit
table-ready = a décidé
table-offline = hors ligne, place gardée
table-awayNow = regarde ailleurs
table-left = a quitté la table
table-standIn = { $bot } remplace
table-irreversible = touche encore une fois pour le faire
table-cannotAct = Tu ne peux rien faire ici.

## input

input-pickMany = Choisis de { NUMBER($min) } à { NUMBER($max) }.
input-pickExactly = Choisis-en { NUMBER($min) }.
input-more = { $n ->
    [one] encore un à choisir
   *[other] encore { $n } à choisir
}
input-fewer = moins
input-moreOf = plus
input-atMost = { $label } : { NUMBER($n) } au plus.
input-atLeast = { $label } : { NUMBER($n) } au moins.
input-order = Mets-les en ordre : le premier en haut.
input-up = Monter { $what }
input-down = Descendre { $what }
input-split = Répartis { NUMBER($total) }.
input-left = { $n ->
    [one] encore { $n } à répartir
   *[other] encore { $n } à répartir
}
input-over = { $n ->
    [one] { $n } de trop
   *[other] { $n } de trop
}
input-assign = Touche une chose, puis sa place.
input-unassigned = { $n ->
    [one] une chose n’a pas encore de place
   *[other] { $n } choses n’ont pas encore de place
}
input-none = aucun
input-leaveOut = laisser de côté
input-text = Écris de { NUMBER($min) } à { NUMBER($max) } caractères.
input-onTable = Choisis sur la table.
input-onTablePicked = { $what }, choisi sur la table.
input-textShort = écris au moins { NUMBER($min) } caractères
input-yesNo = réponds oui ou non
input-fill = à remplir : { $what }

## undoRequest

undoRequest-asks = { $name } demande à reprendre : { BARE($label) }.
undoRequest-more = { $n ->
    [one] Une autre action serait reprise avec elle.
   *[other] { $n } autres actions seraient reprises avec elle.
}
undoRequest-learned = Entre-temps, on a appris du nouveau.
undoRequest-shown = D’autres l’ont vu.
undoRequest-agree = Accepter
undoRequest-refuse = Refuser
undoRequest-waits = On attend l’accord de { $names }.

## log

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-jump = Voir ce moment
log-link = Copier le lien vers ce moment
log-back = Reprendre tout ce qui suit
log-backAsks = Les personnes concernées doivent d’abord accepter.
log-gone = repris
log-by = { $name }, en tant qu’hôte
log-whose = De qui
log-all = de tous

## chat

chat-title = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-phrases = Vite dit
chat-unread = Discussion, { $n ->
    [one] un nouveau message
   *[other] { $n } nouveaux messages
}
chat-reaction = montre { $name }
chat-somebody = Quelqu’un qui regarde
chat-mutedForAll = Plus personne ne l’entend à cette table.
chat-reported = Signalé à qui tient ce serveur.
chat-rooms = Quelle discussion
chat-room-table = À la table
chat-room-watchers = Entre spectateurs
chat-emptyWatchers = Ceux qui regardent n’ont encore rien dit.
chat-watchersSilent = Pendant la partie, seuls ceux qui jouent parlent ici.
chat-watchersOnly = Ceux qui regardaient parlaient ici ; la partie finie, tout le monde peut le lire.
chat-amongWatchers = Jusqu’à la fin de la partie, seuls ceux qui regardent l’entendent.
chat-reactions = Vite montré
chat-quiet = Silence
chat-quietHelp = Ni bulles ni pastille à cette table
chat-watchersHeard = Les spectateurs sont entendus
chat-watchersHeardHelp = Ceux qui jouent lisent aussitôt ce que disent ceux qui regardent
chat-muted = Ceux que tu n’entends pas
chat-mutedName = Tu n’entends pas { $name }.
chat-mutedSomebody = Tu n’entends pas quelqu’un d’une autre table.
chat-hearAgain = Entendre à nouveau
chat-reactTo = Réagir à ce qu’a dit { $name }
chat-mute = Ne pas entendre
chat-muteForAll = Muet pour tous
chat-report = Signaler
chat-nameFirst = Comment les autres doivent-ils t’appeler ?
chat-nameDone = C’est moi
reaction-thumb = Pouce levé
reaction-clap = Applaudissements
reaction-laugh = Rire
reaction-wow = Oh
reaction-think = Hum
reaction-sad = Triste
reaction-heart = Cœur
reaction-fire = Feu

## phrase

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance, amuse-toi bien !
phrase-well_played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups.
phrase-thinking = Il faut que je réfléchisse.
phrase-your_turn = C’est à toi.
phrase-hurry = Un peu plus vite, s’il te plaît.
phrase-back_soon = Je reviens dans quelques minutes.
phrase-back = Me revoilà.
phrase-undo_please = Je peux reprendre ça ?
phrase-good_game = Belle partie !
phrase-rematch = On en refait une ?
phrase-bye = Au revoir !

## people

people-title = Personnes
people-spectators = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
people-seatLink = Jouer sur un autre appareil
people-seatLinkHelp = Ouvre ce lien là-bas, ou saisis le code, la place et le PIN { $pin }. Il vaut pour ta place, garde-le pour toi.
people-putBot = Se faire remplacer par un bot
people-giveBack = Reprendre la place
people-makeHost = Nommer hôte aussi
people-kick = Libérer la place
people-passOn = Code de la place
people-passOnHelp = { $name } continue ailleurs : ouvrir ce lien là-bas, ou ouvrir la table, toucher la place et saisir le PIN { $pin }. Qui le fait a la place dès lors.
people-hostRuns = libre, l’hôte la joue
people-hosts = Qui tient la table
people-hostAway = pas là
people-hostMe = toi
people-noLonger = N’est plus hôte
people-stepDown = Ne plus être hôte
people-nameless = l’hôte

## stepIn

stepIn-gone = Aucun hôte n’est là.
stepIn-wait = Dans { $time }, tu pourras tenir la table aussi.
stepIn-now = Tiens la table aussi, pour que la partie continue ; l’hôte le reste également.
stepIn-take = Tenir la table
stepIn-done = Tu es maintenant hôte de cette table.

## conn

conn-live = En direct
conn-history = Historique
conn-connecting = Connexion
conn-reconnecting = Reconnexion
conn-offline = Hors ligne
conn-label = connexion : { $state }
conn-banner = De retour dans un instant. Rien n’est perdu : la table en est au coup { NUMBER($n) }.
conn-bannerUnsent = De retour dans un instant. « { $what } » n’est pas encore envoyé, mais le sera.
conn-closed-forbidden = Cette table est réservée à qui y est assis.
conn-closed-missing = Il n’y a pas de table avec ce code.
conn-closed-replaced-seat = Cette place n’est plus la vôtre : elle a été cédée ou abandonnée.
conn-closed-kicked = Un hôte de cette table vous a retiré votre place.
conn-closed-banned = Vous êtes exclu de ce serveur.
conn-closed-replaced-host = Quelqu’un d’autre est maintenant l’hôte de cette table, et vous n’y avez pas de place.

## history

history-title = Historique
history-looking = Retour en arrière :
history-how = Pas et regard
history-position = Position
history-entry = entrée { NUMBER($n) } sur { NUMBER($total) }
history-start = Au début
history-back = Un pas en arrière
history-play = Lecture
history-pause = Arrêter
history-forward = Un pas en avant
history-end = À la fin
history-stepBy = Avancer par
history-by-command = Coup
history-by-step = Étape
history-by-phase = Phase
history-by-turn = Tour
history-by-round = Manche
history-by-segment = Partie
history-by-mine = Mon tour
history-by-moment = Moment clé
history-mine = tes tours
history-moment = moment clé
history-seenBy = Vu par
history-backToNow = Retour au présent
history-backToNowSub = c’est là que la partie continue
history-fork = Réessayer à partir d’ici
history-forkSub = ta place, contre des bots
history-against = Réessayer contre
history-sameBots = les mêmes bots
history-usualBots = les bots habituels
history-verified = La partie terminée a été vérifiée : la graine et les coups concordent.
history-notVerified = La partie terminée ne concorde pas avec sa graine.
history-file = Fichier de la partie

## catchUp

catchUp-title = { $acts ->
    [one] Tu as manqué une action
   *[other] Tu as manqué { $acts } actions
}
catchUp-rest = La fin du tour
catchUp-show = Montre-moi
catchUp-skip = Passer

## since

since-title = Depuis ton tour
since-nothing = Rien ne t’a concerné.
since-replay = Revoir ce moment
since-much = { $acts ->
    [one] Une action en tout.
   *[other] { $acts } actions en tout.
}
since-more = et { $n } de plus
since-news = { $n ->
    [one] Une chose t’a concerné depuis ton tour
   *[other] { $n } choses t’ont concerné depuis ton tour
}

## finished

finished-title = Résultat
finished-again = Rejouer
finished-againKept = mêmes personnes, mêmes places
finished-goAgain = Vers la nouvelle table
finished-look = Revoir
finished-lookSub = coup par coup
finished-used = { NUMBER($share) } % du temps

## end

end-won = Tu as gagné !
end-wonTogether = Tu as gagné, avec d’autres.
end-wonTeam = Tu as gagné, avec { $names } !
end-draw = Égalité.
end-allWon = Gagné ensemble !
end-allLost = Perdu ensemble.
end-nobody = Personne n’a gagné.
end-lost = { $n ->
    [one] Cette fois, { $names } a gagné.
   *[other] Cette fois, { $names } ont gagné.
}
end-others = { $n ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
end-place = { $n ->
    [1] Tu finis 1er sur { $of }.
   *[other] Tu finis { $n }e sur { $of }.
}
end-took = { $n ->
    [one] Cela a duré une minute.
   *[other] Cela a duré { $n } minutes.
}
end-moments = { $n ->
    [1] Ta décision la plus coûteuse
    [3] Tes trois décisions les plus coûteuses
   *[other] Tes décisions les plus coûteuses
}
end-decision = Une de tes décisions
end-cost = Environ { NUMBER($n) } victoires sur 100 laissées passer.
end-better = Mieux : { $what }
end-see = Le revoir
end-noMoments = Aucune de tes décisions ne t’a coûté cher.
end-looking = Tes décisions sont passées en revue : { NUMBER($done) } sur { NUMBER($total) }.
end-find = Trouver mes décisions les plus coûteuses
end-rotate = Encore, une place plus loin
end-share = Image et lien
end-send = Partager
end-savePicture = Enregistrer l’image
end-copyLink = Copier le lien
end-notShared = Impossible de partager. Enregistre l’image ou copie le lien.
end-fair = Franc jeu

## hint

hint-title = Un conseil
hint-thinking = Réflexion …
hint-more = Montre-moi ce que je pourrais faire
hint-chance = { NUMBER($n) } % de chances de gagner
hint-cost = { NUMBER($n) } % de moins que la première
hint-honest = Calculé par un bot, d’après ce que tu peux voir. Touche une ligne pour la poser sur la table ; le faire, c’est à toi.

## swing

swing-title = Les retournements
swing-all = Vous tous
swing-begin = Calculer les chances de chacun
swing-progress = { NUMBER($done) } moments examinés sur { NUMBER($total) }
swing-turns = { $n ->
    [one] Un moment a beaucoup changé
   *[other] { $n } moments ont beaucoup changé
}
swing-turn = { $name } : { NUMBER($before) } % → { NUMBER($after) } %
swing-better = Mieux : { $what }

## coach

coach-title = Guide
coach-step = { NUMBER($n) } sur { NUMBER($of) }
coach-next = Suivant
coach-playOn = Continuer à jouer
coach-skip = Continuer sans guide
coach-resume = Revenir au guide
coach-offer = { $game } est nouveau pour toi ? Une courte première partie te montre la table, pas à pas, en 90 secondes environ.
coach-yes = Montre-moi
coach-no = Non, merci
coach-learn = Découvrir
coach-learnSub = une première partie guidée, 90 secondes

## about

about-title = Qu’est-ce que c’est ?
about-nothing = Il n’y a rien de plus à en dire.
about-phase = Phase
about-phaseLine = Une partie du tour ; la bande montre où en est la table.
about-bot = Robot
about-person = Joueur
about-seat = Quelqu’un qui joue avec toi.
about-mySeat = C’est toi.
about-field = Partie de la position
about-fieldLine = Ce que les règles gardent de la table, tel que tu peux le savoir.
about-stops = Où tu veux être consulté même si tu ne pourrais que passer : le carré à tes tours, le cercle à ceux des autres.
about-passing = Ce qui est passé pour toi tout seul, pour n’être consulté que là où cela compte.
about-players = Qui joue, et ce que chacun possède.
about-facts = Ce qui est visible de tous.
about-offers = Ce que tu peux faire maintenant ; ce qui est impossible dit pourquoi.
about-join = Le chemin vers cette table : tape le code sur la page d’accueil, ou vise l’image avec un téléphone.

## passing

passing-title = Passer automatiquement
passing-change = Modifier
passing-stops = Où l’on te demande
passing-stop = { $phase } : arrêt à tes tours { $mine }, aux tours des autres { $theirs }
passing-keyMine = arrêt, mon tour
passing-keyTheirs = arrêt, le leur
passing-short-off = on te demande partout
passing-short-forced = on te demande où tu peux agir
passing-short-quiet = sans bruit, sauf à tes arrêts
passing-short-turnEnd = passe jusqu’à la fin du tour
passing-short-myTurn = passe jusqu’à ton tour
passing-now-off = On te demande partout.
passing-now-forced = Passe là où tu ne peux rien faire.
passing-now-quiet = Passe sans bruit, sauf à tes arrêts.
passing-untilTurnEnd = Passe jusqu’à la fin du tour.
passing-untilMyTurn = Passe jusqu’à ton tour.
passing-escape = Échap y met fin.
passing-stopped = Plus rien n’est passé à ta place.
passing-back = On te demande de nouveau à tes arrêts.
passing-grade-off = Me demander partout
passing-grade-forced = Passer là où je ne peux rien faire
passing-grade-quiet = Passer sans bruit
passing-grade-turnEnd = Passer jusqu’à la fin de ce tour
passing-grade-myTurn = Passer jusqu’à mon tour
passing-help-off = Rien n’est passé à ta place.
passing-help-forced = On te demande partout où tu pourrais faire quelque chose.
passing-help-quiet = On te demande à tes arrêts, et quand quelque chose te concerne.
passing-help-turnEnd = Une fois. S’arrête plus tôt si quelque chose te concerne.
passing-help-myTurn = Une fois. S’arrête plus tôt si quelque chose te concerne.
passing-idle = Continuer quand je ne peux rien faire à mon tour
passing-idleHelp = Une phase principale passe d’elle-même, et un tour se termine, dès qu’il n’y a plus rien à y faire.
passing-now-idle = Tes tours continuent d’eux-mêmes là où tu ne peux rien faire.
passing-at-none = pas d’arrêt
passing-at-mine = à mes tours
passing-at-theirs = aux tours des autres
passing-at-both = à tous les tours

## menu

menu-log = Journal
menu-history = Historique
menu-people = Personnes et places
menu-chat = Discussion
menu-rules = Règles
menu-hint = Conseil
menu-settings = Réglages
menu-screen = Grand écran
menu-keys = Clavier
menu-pause = Mettre en pause
menu-resume = Reprendre
menu-resign = Abandonner
menu-draw = Proposer la nulle
menu-drawAccept = Accepter la nulle
menu-endMatch = Terminer la partie
menu-leave = Partir ; un bot remplace
menu-leaveFree = Laisser ma place à l’hôte
menu-host = Ce que peut l’hôte
menu-hostBoard = Tableau de l’hôte
menu-hostEnd = Retour à ma place
menu-home = Toutes les tables
menu-tapAgain = touche encore une fois pour le faire

## levels

levels-lost = Ce qui serait perdu
levels-nothing = rien d’autre
levels-go = Y revenir
levels-more = { $n ->
    [one] … et { $n } autre
   *[other] … et { $n } autres
}
levels-title = Revenir plus loin

## level

level-command = le dernier coup
level-step = l’étape
level-phase = la phase
level-turn = le tour
level-round = la manche
level-segment = la partie

## curtain

curtain-title = Passe l’appareil à { $name }
curtain-text = Personne d’autre ne devrait regarder maintenant.
curtain-go = C’est moi, { $name }

## keys

keys-title = Clavier
keys-move = aller d’une chose à choisir à l’autre
keys-pick = choisir ; sur une chose choisie ou en bas : le faire
keys-number = l’action de ce numéro, ou la n-ième chose éclairée
keys-undo = annuler, rétablir
keys-drop = lâcher le choix, fermer une feuille
keys-peek = maintenir : regarder sous une feuille
keys-why = pourquoi pas : la raison pour la chose marquée
keys-about = qu’est-ce que c’est : le texte de la règle (aussi : maintenir, ou clic droit)
keys-log = journal
keys-history = historique
keys-people = personnes
keys-step = historique : pas, manche
keys-next = prochaine table qui t’attend
keys-help = cette liste

## sheet

sheet-peek = Maintenir pour voir dessous
sheet-close = Mettre de côté

## profile

profile-title = Toi
profile-say = C’est ainsi que les autres te voient.
profile-name = Ton nom
profile-save = Enregistrer
profile-saved = Enregistré
profile-guest = Tu joues en invité sur cet appareil. Un compte garde tes tables si tu en changes.
profile-account = Connecté en tant que { $email }
profile-email = E-mail
profile-password = Mot de passe
profile-passwordHelp = huit caractères au moins
profile-register = En faire un compte
profile-login = Se connecter
profile-logout = Se déconnecter
profile-export = Tout ce qui est gardé sur toi
profile-delete = Effacer tout ce qui te concerne
profile-deleteSure = Touche encore une fois : c’est sans retour
profile-tables = Terminées et rangées
profile-noTables = Encore rien ici.
profile-notices = Quand c’est à toi de jouer
profile-mail = M’envoyer un e-mail
profile-webhook = Appeler cette adresse

## settings

settings-title = Réglages
settings-say = Pour cet appareil. Ils prennent effet aussitôt.
settings-confirm = Confirmations
settings-confirm-never = ne jamais demander
settings-confirm-hard = seulement quand rien ne peut être repris
settings-confirm-always = toujours, même pour ce qui peut être repris
settings-motion = Mouvement
settings-motion-auto = comme le système
settings-motion-full = complet
settings-motion-reduced = réduit
settings-pace = Comment montrer les tours des autres
settings-pace-off = d’un coup
settings-pace-fast = vite
settings-pace-normal = lisible
settings-pace-calm = calme
settings-sound = Un son quand c’est à toi
settings-speech = Annonces
settings-speechHelp = Ce qu’il y a à faire est dit à voix haute dès que cela change
settings-theme = Lumière
settings-theme-auto = comme le système
settings-theme-light = jour
settings-theme-dark = soir
settings-language = Langue
settings-language-auto = comme le navigateur
settings-oneTap = Jouer une carte d’une seule touche
settings-oneTapHelp = sinon : choisir, puis le bouton
settings-on = oui
settings-off = non

## rules

rules-unknown = Ce jeu n’existe pas.
rules-title = Règles
rules-chapters = Chapitres
rules-whole = Ouvrir les règles sur leur propre page
rules-options = Ce dont on peut convenir
rules-presets = Choix tout prêts
rules-matches = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
rules-average = { NUMBER($minutes) } min et { NUMBER($entries) } entrées en moyenne
rules-version = Règles, version { $version }
rules-stage-complete = complet
rules-stage-growing = en chantier
rules-stage-example = exemple

## screen

screen-scan = Scanner pour jouer ou pour déplacer sa place
screen-waiting = On attend que tout le monde soit assis.

## claim

claim-working = On prend la place …
claim-title = Emporte ta place
claim-lead = Tu es à une table sur un autre appareil ? Avec le PIN de la place, tu continues ici.
claim-which = Ta place
claim-seat = Place { NUMBER($n) }
claim-pin = PIN de la place
claim-pinHelp = Sur l’autre appareil : menu de la table, Personnes et places, « Jouer sur un autre appareil ».
claim-fill = Le code de la table, la place et le PIN, s’il te plaît.
claim-go = S’asseoir ici
claim-link = Je suis assis ici sur un autre appareil
claim-mine = C’est ma place
claim-askHost = L’hôte a son PIN : Personnes, « Code de la place ». L’autre appareil aussi, s’il est encore là.

## card

card-hidden = carte cachée

## error

error-stale_version = La table a avancé. Regarde encore, puis agis.
