# Ce que dit la table de chaque jeu de cartes.

hand = Ta main
handCount = { $n } en main
fieldOf = Cartes de { $name }
yourField = Tes cartes
yourPriority = à toi la priorité
priority = a la priorité
yourFocus = à toi le focus
focus = a le focus
passed = a passé
thinks = décide
out = éliminé
turn = à son tour
yourAnswer = À toi de décider.
yours = à toi de décider
answerTheirs = réponds à { $what } de { $name }, ou laisse faire
answerOwn = ajoute quelque chose à { $what }, ou laisse faire
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
picked = Si tu fais cela
choices = Utilise-la pour
pays = il reste { $left } sur { $size } { $coin }
target = Choisis une cible.
all = Toutes
none = Aucune
pass = Passer
passTo = Passer : { $where }
passResolves = Passer : { $what } s’applique
asks = { $name } peut répondre
thenResolves = puis { $what } s’applique
thenWhere = puis { $where }
endTurn = Finir le tour
endTurnSub = plus rien ce tour-ci
question = Une question pour toi
noMore = rien
fight = Combat
against = contre
hits = réussit
fails = échoue
held = tenu par { $name }
aimedAt = vise { $what }
holding = { $n } pour le tenir
wouldBe = serait { $n }
falls = serait perdu
free = à personne
contested = disputé
base = base
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
