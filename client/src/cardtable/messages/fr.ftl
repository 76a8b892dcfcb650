# Ce que dit la table de chaque jeu de cartes.

hand = Votre main
handCount = { $n } en main
fieldOf = Cartes de { $name }
yourField = Vos cartes
yourPriority = à vous la priorité
priority = a la priorité
yourFocus = à vous le focus
focus = a le focus
passed = a passé
thinks = décide
out = éliminé
turn = à son tour
yourAnswer = À vous de décider.
yours = à vous de décider
answerTheirs = répondez à { $what } de { $name }, ou laissez faire
answerOwn = ajoutez quelque chose à { $what }, ou laissez faire
next = le dessus s’applique d’abord
bag = d’abord qui est à son tour
resolves = s’applique ensuite
turned = tournée
fresh = arrivée ce tour-ci
hurt = { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
attacks = attaque
blocks = bloque
zone = { $zone } de { $name }
zoneEmpty = Rien ici.
look = Regarder { $zone } { $n }
hidden = { $n ->
    [one] 1 carte, face cachée
   *[other] { $n } cartes, face cachée
}
cost = coûte { $n }
picked = Si vous faites cela
choices = Utilisez-la pour
pays = il reste { $left } sur { $size } { $coin }
target = Choisissez une cible.
all = Toutes
none = Aucune
pass = Passer
passTo = Passer : { $where }
passResolves = Passer : { $what } s’applique
asks = { $name } peut répondre
thenResolves = puis { $what } s’applique
thenWhere = puis { $where }
endTurn = Finir le tour
endTurnSub = plus rien ce tour-ci
question = Une question pour vous
noMore = rien
fight = Combat
against = contre
hits = réussit
fails = échoue
held = tenu par { $name }
free = à personne
contested = disputé
base = base
yes = Oui
no = Non
chart = Le cours de la partie
final = À la fin
turns = { $n ->
    [one] 1 tour
   *[other] { $n } tours
}
cardsLeft = { $hand } en main, { $deck } dans la pioche
begins = Qui commence
drawn = tirage au sort
seatN = place { $n }
decks = Paquets
deckOf = Paquet de la place { $n }
