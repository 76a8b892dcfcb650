# Kolkhoz.

summary = Remporte des plis, envoie leurs cartes au travail et garde ton potager hors de portée de l’État.

## Comment les choses s’appellent

crop = { $suit ->
    [Hearts] Blé
    [Diamonds] Betteraves
    [Clubs] Pommes de terre
   *[Spades] Tournesols
}
# Avec son article, pour que les phrases puissent s’en servir telle quelle.
playing_card = { $value ->
    [1] l’as
    [11] le valet
    [12] la dame
    [13] le roi
   *[other] le { $value }
} de { SMALL($crop) }
saboteur = le Saboteur
plot_part = { $part ->
    [hidden] face cachée
   *[revealed] face visible
}
plot_card = { $card } ({ $part })
either_card = { $cards }

## Ce qui s’est passé

year_begins = L’année { $year } commence ; à gagner : { $rewards }. { $famine ->
    [true] Famine : pas d’atout.{" "}
   *[false] {""}
}{ $hand_size ->
    [one] { $hand_size } carte
   *[other] { $hand_size } cartes
} par personne, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}.
card_sets_trump = On retourne { $card } : atout { SMALL($trump) }.
card_sets_no_trump = On retourne { $card } : il n’y a pas d’atout.
trump_declared = { $seat } annonce l’atout : { SMALL($suit) }.
pass_chosen = { $seat } a choisi une carte à passer.
cards_passed = Chacun passe une carte à { $to ->
    [left] gauche
   *[right] droite
}.
card_passed = { $seat } passe { $card } à { $to }.
swapped = { $seat } pose { $laid } { $part ->
    [hidden] face cachée
   *[revealed] face visible
} dans son potager et prend { $taken }.
swapped_unseen = { $seat } échange une carte avec son potager caché.
card_played = { $seat } joue { $card }.
trick_won = { $seat } remporte le pli avec { $card } et dirige la brigade.
brigade_sent = { $auto ->
    [true] Tout est de la même couleur, la brigade va au travail
   *[false] La brigade est envoyée au travail
} : { $sent } (heures : { $hours }).
sent_to = { $cards } → { SMALL($job) }
hours_at = { SMALL($job) } { $hours }
job_completed = { $seat } achève le champ de { SMALL($job) } et gagne { $reward }.
job_unpaid = { $seat } achève le champ de { SMALL($job) }.
hand_swept = { $seat } garde sa dernière carte, face cachée, dans son potager.
job_failed = { $job } : échec avec { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.{ $drunkard ->
    [true] {" "}Un Ivrogne s’y trouve et endosse la faute.
   *[false] {""}
}{ $informant ->
    [true] {" "}L’Indicateur oblige tout le monde à montrer ses cartes.
   *[false] {""}
}{ $official ->
    [true] {" "}Le Cadre du Parti en prend deux.
   *[false] {""}
}
revealed = { $seat } retourne { $cards }.
exiled = { BIG($card) } part pour le Nord : { $reason ->
    [unclaimed] personne ne l’a mérité
    [drunkard] ivresse
    [trump] l’atout est fixé
   *[requisition] réquisition
}.
exiled_from_plot = { BIG($card) } de { $owner } part pour le Nord : { $reason ->
    [unclaimed] personne ne l’a mérité
    [drunkard] ivresse
    [trump] l’atout est fixé
   *[requisition] réquisition
}.
    .you_owner = Vous perdez { $card } au profit du Nord : { $reason ->
        [unclaimed] personne ne l’a mérité
        [drunkard] ivresse
        [trump] l’atout est fixé
       *[requisition] réquisition
    }.
returned_to_pool = { BIG($card) } retourne à la pioche en compensation.
year_ended = L’année { $year } s’achève.
game_over = La partie est finie. { $winners } : { $reason }.

## Comment cela s’est terminé

best_plot = le potager le plus { $kind ->
    [poorest] pauvre
   *[richest] riche
}, d’une valeur de { $worth }
best_plot_by_medals = le potager le plus { $kind ->
    [poorest] pauvre
   *[richest] riche
}, d’une valeur de { $worth } comme d’autres, mais avec plus de médailles ({ $medals })
best_plots_shared = les potagers les plus { $kind ->
    [poorest] pauvres
   *[richest] riches
}, à égalité de points ({ $worth }) et de médailles ({ $medals })

## Où nous en sommes, et ce qu’il faut faire

node-years = Années
node-year = Année
node-planning = Planification
node-pass = Passe
node-swap = Échange
node-tricks = Pli
node-trick = Jeu de la carte
node-assignment = Affectation
node-plot_selection = Potagers
node-requisition = Réquisition
prompt-planning = Annonce l’atout de l’année
prompt-pass = Choisis une carte à passer
prompt-swap = Échange des cartes avec ton potager, puis confirme
prompt-trick = Joue une carte dans le pli
prompt-assignment = Envoie les cartes du pli au travail

## Ce qu’on peut faire

move-declare_trump = Annoncer l’atout
    .help = Nomme la couleur qui bat toutes les autres cette année et peut travailler partout.
move-pass_card = Passer une carte
    .help = Choisis en secret une carte de ta main ; elle change de main quand tout le monde a choisi.
move-swap_card = Échanger des cartes
    .help = Échange une carte de ta main contre une carte de ton potager ; chacune prend la place de l’autre.
move-confirm_swap = Confirmer l’échange
move-play_card = Jouer une carte
    .help = Joue une carte dans le pli, de la couleur demandée si tu en as.
move-submit_assignments = Répartir le travail
    .help = Envoie chaque carte du pli sur un champ : les atouts où tu veux, les autres sur celui de leur couleur.
input-suit = Couleur
input-card_index = Carte
input-plot_index = Carte du potager
input-hand_index = Carte de la main
input-plot_type = Partie du potager
input-assignments = Envoyer les cartes au travail
swap_for = Échanger { $laid } contre { $taken } ({ $part })
after_work = { $jobs }
job_after = { $result ->
    [already] { $job } : déjà achevé
    [open] { $job } : { $hours } heures sur { $full }
    [done] { $job } : { $hours } heures sur { $full }, achevé
    [stacked] { $job } : { $hours } heures sur { $full }, achevé et empilé
   *[paid] { $job } : { $hours } heures sur { $full }, achevé et payé
}

playing_of = jouer { $card }
declaring_of = déclarer atout { SMALL($suit) }

## Ce qui est en jeu

completes_for_you = Cela achève le champ de { SMALL($job) } : tu gagnes { $reward }.
completes_unpaid = Cela achève le champ de { SMALL($job) }.
completes_for = { $seat } achève ainsi le champ de { SMALL($job) } et gagne { $reward }.
fails_you_lose = { $certain ->
    [true] { $job } : ce sera un échec, tu perds { $cards }.
   *[false] { $job } : le champ ne peut plus être achevé ; en l’état, tu perds { $cards }.
}
fails_safe = { $certain ->
    [true] { $jobs } : échec, on ne te prend rien.
   *[false] { $jobs } : plus rien à achever ; en l’état, on ne te prend rien.
}
fails_others_lose = { $job } : ce sera un échec, { $seat } perd { $cards }.
you_win_trick = Tu gagnes le pli et diriges la brigade.
you_win_trick_at_risk = Tu gagnes le pli : l’État peut atteindre ton potager cette année.
trick_goes_to = { $seat } gagne le pli.

## Pourquoi pas

bad_suit = « { $suit } » ne figure pas parmi { $suits }.
bad_index = { $where ->
    [hand] Il n’y a pas de carte { $index } dans ta main de { $size } ; on compte à partir de 0.
    [hidden] Il n’y a pas de carte { $index } dans ton potager caché de { $size } ; on compte à partir de 0.
   *[revealed] Il n’y a pas de carte { $index } dans ton potager visible de { $size } ; on compte à partir de 0.
}
bad_zone = « { $zone } » n’est pas une partie du potager : échange avec la partie cachée ou la partie visible.
must_follow_suit = La couleur demandée est { SMALL($suit) } et tu peux fournir : joue { $cards }.
assignment_mismatch = Envoie chacune de ces cartes sur un champ, et rien d’autre : { $cards }.
illegal_target = { BIG($card) } ne peut travailler que sur : { $jobs }.
already_confirmed = { $how ->
    [bot] Les bots sont confirmés d’office.
   *[picked] Tu as déjà choisi ta carte.
}
swap_limit = { $limit ->
    [one] Tu as fait ton échange de cette année.
   *[other] Tu as fait tes { $limit } échanges de cette année.
}

## Ce dont parlent les conseils

others_plots = les potagers des autres
own_plot = ton potager
swaps_made = les échanges
card_to_keep = la carte que tu garderas
winning_trick = remporter ce pli

## Ce dont on convient avant

preset-classic = Classique
preset-little_kolkhoz = Petit kolkhoze
preset-camp_style = Style du camp
preset-kolkhoz2026 = Kolkhoz 2026
option-deck_type = Jeu de cartes
    .help = 52 cartes avec récompenses, ou 36 sans
choice-deck_type-52 = 52 cartes
choice-deck_type-36 = 36 cartes
option-nomenclature = Nomenklatura
    .help = Les figures d’atout ont des effets particuliers
option-allow_swap = Échanges
    .help = Échanger des cartes entre main et potager dès l’année 2
option-northern_style = À la mode du Nord
    .help = Les champs ne paient rien et tout le monde est vulnérable
option-mice_variant = Souris
    .help = Seule la plus haute carte retournée part pour le Nord
option-orden_nachalniku = Orden Natchalnikou
    .help = Un champ achevé devient une pile dans le potager du chef de brigade (36 cartes)
option-medals_count = Médailles comptées
    .help = Chaque médaille vaut un point
option-accumulate_jobs = Récompenses cumulées
    .help = Les récompenses non méritées attendent les années suivantes
option-famine_rule = Famine
    .help = Avec l’as de pommes de terre, ou l’année 5
choice-famine_rule-ace_of_clubs = As de pommes de terre
choice-famine_rule-final_year = Dernière année
option-assignment_rule = Affectation
    .help = Les atouts partout et les autres chez eux, ou tous sur n’importe quel champ du pli
choice-assignment_rule-own_suit = Leur couleur
choice-assignment_rule-suits_in_trick = Couleurs du pli
option-swap_limit = Limite d’échanges
    .help = Échanges par place et par année ; sans indication, pas de limite
option-bot_swap = Bots et échanges
    .help = Les bots sont confirmés d’office, ou échangent comme tout le monde
choice-bot_swap-auto_confirm = Confirmés d’office
choice-bot_swap-play = Échangent aussi
option-drunkard_compensation = Compensation de l’Ivrogne
    .help = La récompense du champ d’un Ivrogne retourne à la pioche
option-winner = Victoire
    .help = Le potager le plus riche ou le plus pauvre l’emporte
choice-winner-highest = Le plus riche
choice-winner-lowest = Le plus pauvre
option-reveal_rule = Cartes retournées
    .help = Ce que la réquisition fait retourner
choice-reveal_rule-all_matching = Toutes celles de la couleur
choice-reveal_rule-exiled_only = Seulement les exilées
option-hero_of_soviet_union = Héros de l’Union soviétique
    .help = Qui remporte tous les plis d’une année est à l’abri, tous les autres sont vulnérables
option-saboteur = Saboteur
    .help = Un travailleur de plus, de toutes les couleurs et sans valeur
option-lotto_rewards = Récompenses au loto
    .help = Une récompense de chaque champ est tirée du 5 au roi
option-highest_cards_requisition = Plus hautes cartes
    .help = La réquisition prend autant des plus hautes cartes qu’il y a de champs en échec
option-final_year_trump = Atout de la dernière année
    .help = Dans la famine de la dernière année, une carte non distribuée fixe l’atout
option-pass_cards = Passe
    .help = Passer une carte à un voisin dès l’année 2
option-max_years = Années
    .help = Combien d’années on joue
option-is_human = Humains
    .help = Quelles places sont tenues par des personnes au début ; sans indication, toutes
needs_deck = { $option ->
    [orden_nachalniku] Orden Natchalnikou demande
    [accumulate_jobs] Les récompenses cumulées demandent
    [lotto_rewards] Les récompenses au loto demandent
   *[highest_cards_requisition] La réquisition des plus hautes cartes demande
} le jeu de { $deck } cartes
excludes_northern_style = { $option ->
    [orden_nachalniku] Orden Natchalnikou et la mode du Nord s’excluent
   *[accumulate_jobs] Les récompenses cumulées et la mode du Nord s’excluent
}
trump_needs_saboteur = L’atout de la dernière année demande le Saboteur
trump_needs_famine = L’atout de la dernière année demande la famine à la fin
wrong_humans = Pour les humains, il faut indiquer { $seats } places ou aucune
nothing_drawn = Rien n’est tiré pour { $labels } dans cette partie

## Ce que montre une table sans plateau à elle

field-hand = main
field-plot-hidden = potager caché
field-plot-revealed = potager ouvert
field-plot-stacks = piles des champs
field-top = dessus
field-under = dessous
field-medals = médailles
field-year_medals = médailles de l’année
field-swaps = échanges de l’année
field-has_picked = a choisi
field-lacks = n’a pas de
field-jobs = champs
field-display = à gagner
field-bucket = au travail
field-hours = heures
    .value = { NUMBER($n) } sur 40
field-claimed = terminé
field-planner = planifie
field-lead = entame
field-year = année
    .value = { NUMBER($n) } sur 5
field-famine = famine
field-trump = atout
    .empty = pas encore
field-trick_count = plis joués
field-trick = pli
field-last_trick = dernier pli
field-undealt = non distribuées
field-returned = de retour dans la réserve
field-exiled = partis pour le Nord
field-card = carte
field-owner = de
field-reason = raison
reason-unclaimed = non gagnée
reason-requisition = réquisition
reason-drunkard = ivresse
reason-trump = l’atout est fixé

## Ce que seul le plateau dit

board-jobs = Champs
board-job = { $crop } : { $hours } heures sur 40
board-jobReward = récompense : { $card }
board-jobDone = achevé
board-jobTrump = atout
board-cardWorks = Travaille { NUMBER($n) } heures sur le champ { $crop } ; dans un lopin elle vaut des points à la fin.
board-cardJack = Valet d’atout, l’ivrogne : ne travaille pas, et prend la faute là où un champ échoue.
# Sur une carte étroite ; un tiret conditionnel marque où un nom peut être coupé.
board-jobName = { $suit ->
    [Hearts] Blé
    [Diamonds] Bette{"\u00AD"}raves
    [Clubs] Pommes de terre
   *[Spades] Tour{"\u00AD"}nesols
}
board-cardQueen = Dame d’atout, l’informatrice : là où elle a travaillé et où le champ échoue, tous montrent leurs cartes.
board-cardKing = Roi d’atout, le fonctionnaire : là où il a travaillé et où le champ échoue, deux cartes sont prises.
board-nobody = personne encore
board-trump = Atout
board-led = entame
board-ahead = en tête
board-won = remporte
board-yourCard = ta carte
board-trick = Pli { $n }
board-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-leads = entame
board-yourPlot = Ton potager
board-yourHand = Ta main
board-plotOf = Potager de { $name }
board-hiddenFromOthers = { $card }, face cachée pour les autres
board-years = Cinq années
board-yearNow = en cours
board-north = { $n } au Nord
board-famineNow = Famine : pas d’atout, trois plis.
board-famineAhead = La famine est encore à venir.
board-famineLast = La famine arrive l’année 5.
board-famineOver = La famine est passée.
board-plots = Potagers visibles
board-withHidden = toi · { $n } avec les cachées
board-hidden = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
board-atRisk = en danger : a fait un pli
board-medals = { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
}
board-place = Année { $year } · pli { $n } sur { $of }
board-placePlanning = Année { $year } · planification
board-placeSwap = Année { $year } · échanges
board-taskLead = entame avec la carte de ton choix
board-taskFollow = on demande { SMALL($crop) } : joue une carte de cette couleur
board-taskFree = on demande { SMALL($crop) } et tu n’en as pas : joue ce que tu veux
board-taskTheirs = jouer une carte ; on demande { SMALL($crop) }
board-taskTrump = annonce l’atout de l’année
board-taskAssign = envoie les cartes du pli au travail
board-taskSwap = échange des cartes avec ton potager, puis confirme
board-taskTheirSwap = échanger des cartes avec leur potager, puis confirmer
board-play = Jouer { $card }
board-playAhead = tu serais en tête
board-playBehind = { $name } reste en tête
board-declare = Atout { SMALL($crop) }
board-declareSub = bat toutes les autres, travaille partout
board-send = Envoyer au travail
board-sendSub = { $crop } : achevé avec { $n } h
board-swap = Échanger { $mine } contre { $theirs }
board-swapCards = Échanger des cartes
board-swapPick = choisis une carte de ta main et une de ton potager
board-swapPickHand = choisis une carte de ta main
board-swapPickPlot = choisis une carte de ton potager
board-confirmSwap = Garder ces cartes
board-confirmSwapSub = plus d’échange cette année
board-ifYouPlay = Si tu joues { $card }
board-ifAhead = Elle te met en tête.
board-ifBehind = { $name } reste en tête.
board-ifAll = Si tous fournissent, { SMALL($crop) } : { $n } heures.
board-ifDone = Si tous fournissent, { SMALL($crop) } : achevé avec { $n } heures.
board-ifTrump = C’est un atout : qui remporte le pli l’envoie sur le champ de son choix.
board-ifDrunkard = L’Ivrogne ne travaille pas et part pour le Nord si son champ échoue.
board-assignTask = Touche une carte, puis son champ.
board-assignForced = Chaque carte n’a qu’un seul champ possible.
board-suggest = Proposer
board-storyTitle = L’année { $year } est finie
board-storyFailed = { $crop } : échec
board-storyHours = { $n } heures sur 40 à la fin de l’année.
board-storyInformant = L’Indicateur était là : tout le monde montre ses cartes de { SMALL($crop) }.
board-storyDrunkard = Un Ivrogne était là et endosse la faute.
board-storyOfficial = Le Cadre du Parti était là et en prend deux.
board-storyNorth = { $n ->
    [one] Une carte est partie pour le Nord
   *[other] { $n } sont parties pour le Nord
}
board-storyOwner = { $card } de { $name }
board-storyYours = { $card }, à toi
board-storyDrunk = { $card }, l’Ivrogne
board-storyUnclaimed = Les récompenses non méritées sont parties pour le Nord
board-storyReturned = { BIG($card) } retourne à la pioche.
board-storySafe = Rien n’a été pris.
board-storyNoLoss = Aucun potager n’a perdu de carte.
board-storyAllDone = Les quatre champs ont été achevés.
board-storyYouLost = Tu as perdu { $cards }.
board-storyYouKept = Tu n’as rien perdu.
board-goOn = Continuer
board-toResult = Voir le résultat
board-scoring = Le décompte
board-chart = Valeur du potager à la fin de chaque année
board-year = Année { $n }
board-phasePlan = Plan
board-phasePass = Passe
board-phaseSwap = Échange
board-phaseTricks = Plis
board-phaseAssign = Affecter
board-phasePlots = Potagers
board-phaseRequisition = Réquisition

## La première partie

lesson-fields = Voici les quatre champs. Chacun demande 40 heures de travail cette année, et une carte travaille autant d’heures que son chiffre.
lesson-reward = Cette carte est la récompense du champ. Qui amène le champ à 40 heures la gagne pour son propre lopin.
lesson-trump = Tu planifies cette année : choisis la culture d’atout. Les atouts battent toutes les autres cartes. Tu as deux bonnes pommes de terre ; touche un champ, puis le bouton.
lesson-play = Trois cartes sont posées, et tu joues en dernier. Fournis la culture demandée si tu peux. La carte la plus haute gagne le pli, ou l’atout le plus haut. Touche une carte, puis le bouton.
lesson-brigade = Le pli est fait. Qui le gagne envoie les quatre cartes travailler sur les champs de leur culture ; un atout peut travailler partout.
lesson-plot = Voici ton lopin, tes points à la fin. Les récompenses viennent ici, et chaque année la dernière carte de ta main.
lesson-north = À la fin de l’année, chaque champ sous 40 heures échoue : tous ceux qui ont gagné un pli perdent leur meilleure carte de cette culture. Gagner des plis rapporte, et c’est dangereux.
lesson-on = Regarde donc les champs avant de jouer : veux-tu ce pli ? Joue ta prochaine carte.
lesson-done = Voilà l’essentiel. Joue l’année jusqu’au bout ; appuie longuement ou clique à droite sur une chose pour lire ce que c’est.

## Qu’est-ce que c’est

term-field = Champ
term-field-about = L’un des quatre. Il demande 40 heures cette année ; en dessous il échoue, et l’État prend des cartes.
term-hours = Heures
term-hours-about = Ce qui a été travaillé ici cette année, sur 40. Chaque carte travaille autant d’heures que sa valeur ; le valet d’atout aucune.
term-reward = Récompense
term-reward-about = Va face visible dans le lopin de qui amène le champ à 40 heures.
term-trump = Atout
term-trump-about = Ses cartes battent toutes les autres et vont sur n’importe quel champ.
term-trick = Pli
term-trick-about = Chacun joue une carte. L’atout le plus haut gagne, sinon la carte la plus haute de la culture demandée ; l’as est le plus bas.
term-plot = Lopin
term-plot-about = Les cartes à soi, et les points à la fin. Les cartes cachées ne sont connues que de leur propriétaire.
term-year = Années
term-year-about = On en joue cinq. Sous chaque année, les cartes parties au Nord.
term-famine = Famine
term-famine-about = Une année sur cinq, il n’y a pas d’atout, les mains sont plus petites et on ne joue que trois plis.
term-hand = Main
term-hand-about = Les cartes à jouer. La dernière de l’année va face cachée dans le lopin.
term-plot_selection = Lopins
term-plot_selection-about = Chacun pose sa dernière carte face cachée dans son lopin.
term-requisition = Réquisition
term-requisition-about = Pour chaque champ raté, ceux qui ont gagné un pli perdent leur meilleure carte de cette culture ; elle part au Nord.
