# Ce que le moteur et le serveur disent à chaque table.

nothing = rien
yes = Oui
no = Non
listed = { $parts }
seat_name = { $seat }
decided = { $what } : { $how }
sent = { $item } → { $target }
paired = { $name } { $value }
something_secret = quelque chose de secret
numbered = { $what } { $number }

## Ce qu'il faut faire

prompt_act = { $task }{ $several ->
    [true] {" "}({ $seats })
   *[false] {""}
}.
prompt_wait = On attend { $seats } : { SMALL($task) }.
prompt_paused = { $reason ->
    [not_all_here] La partie attend, et ses pendules avec elle, que tout le monde soit là.
   *[other] Pause : { $reason }.
}
prompt_over = { $won ->
    [true] Victoire pour { $winners } : { $reason }.
   *[false] Personne ne gagne : { $reason }.
}
prompt_over_together = { $won ->
    [true] Gagné ensemble : { $reason }.
   *[false] Perdu ensemble : { $reason }.
}
make_a_move = Joue un coup

## Ce qu'on peut faire partout

move-pass_priority = Passer
move-pass_turn = Finir le tour
move-ready = Prêt
move-unready = Pas encore prêt
move-reset = Recommencer
move-retract = Choisir à nouveau
move-commit = Ton choix
move-answer = Répondre
input-value = Valeur
asked_next = Ensuite, on demande à { $seat }.
resolves = { $what } prend effet.
newest_object = Le plus récent
leads_to = Suite : { $place }.
game_goes_on = La partie continue.
last_command = La dernière action

## Ce qui s'est passé

somebody_did = { BIG($who) } : { $what }.
somebody_did_so = { BIG($who) } : { $what } { $how }.
passes = { BIG($who) } passe.
ends_turn = { BIG($who) } finit son tour.
is_ready = { BIG($who) } : prêt.
is_not_ready = { BIG($who) } : finalement pas prêt.
starts_over = { BIG($who) } recommence.
thinks_again = { BIG($who) } se ravise.
answers = { BIG($who) } répond { $value }.
decides = { BIG($who) } décide : { $value }.
takes_back = { BIG($who) } reprend : { BARE($what) }.
does_again = { BIG($who) } refait ce qui était repris.
asks_to_take_back = { BIG($who) } demande à reprendre.
agrees = { BIG($who) } est d’accord.
does_not_agree = { BIG($who) } n’est pas d’accord.
match_paused = { $reason ->
    [paused] La partie est en pause.
    [server_away] Le serveur était absent. Ce temps ne compte pour personne.
    [not_all_here] La partie attend, et ses pendules avec elle, que tout le monde soit là.
   *[other] La partie est en pause : { $reason }.
}
match_goes_on = La partie reprend.
leaves = { BIG($who) } s’en va.
loses_on_time = { BIG($who) } perd au temps.
runs_out_of_time = { BIG($who) } n’a plus de temps.
draw_agreed = On convient de la nulle.
host_ends = L’hôte met fin à la partie.
has_decided = { BIG($who) } a décidé.
sets_the_clock = { BIG($who) } règle la pendule.
gives_time = { BIG($who) } donne du temps à { $to }.
takes_more_time = { BIG($who) } prend plus de temps pour décider.
is_still_there = { BIG($who) } est encore là.
is_back = { BIG($who) } est de retour.
goes_on_under = La partie continue selon la version { $version } des règles.
continued_from = Repris à partir du coup { $move }.
turn_of = tour de { $seat }
round_number = manche { $number }

## Pourquoi pas

not_now = Impossible maintenant.
not_possible_now = { $what } : impossible maintenant.
nothing_to_choose = Il n’y a rien à choisir.
not_an_option = Ce n’est pas proposé.
not_one_of = Ce n’est pas proposé ; au choix : { $options }.
duplicate = Chaque chose ne se nomme qu’une fois.
not_a_permutation = Nomme chaque chose exactement une fois.
unknown_item = L’une de ces choses n’est pas au choix.
bad_target = L’une de ces choses ne peut pas aller là.
incomplete = Chaque chose a besoin d’une place.
wrong_items = Donne une quantité pour chaque chose, dans l’ordre.
not_printable = Écris un texte simple, sur une ligne.
wrong_form = Cela n’a pas la forme voulue.
out_of_range = { $step ->
    [1] { $value } n’est pas un nombre de { $min } à { $max }.
   *[other] { $value } n’est pas un nombre de { $min } à { $max } par pas de { $step }.
}
each_out_of_range = Chaque quantité doit être comprise entre { $min } et { $max }.
wrong_number = { $exactly ->
    [true] Choisis-en { $min }.
   *[false] Choisis-en de { $min } à { $max }.
}
wrong_total = { $given } répartis au lieu de { $total }.
wrong_length = Écris de { $min } à { $max } caractères.
nothing_to_undo = Il n’y a rien à reprendre.
only_the_host = Seul l’hôte le peut : { $what }.
nothing_together = Il n’y a rien à décider ensemble ici.
not_your_decision = Cette décision n’est pas la tienne.
decided_already = Tu as déjà décidé.
not_decided_yet = Tu n’as pas encore décidé.
decision_stands = Cette décision ne se reprend pas.
nothing_to_reset = Il n’y a rien à recommencer.
no_passing = On ne peut pas passer ici.
too_few_moves = { $more ->
    [one] Il faut d’abord jouer encore un coup.
   *[other] Il faut d’abord jouer encore { $more } coups.
}
match_is_over = La partie est terminée.
question_first = Il faut d’abord répondre à une question.
deciding_together = Une décision commune est en cours.
not_your_turn_to_end = Seule la personne dont c’est le tour peut le finir.
not_for_you = Ce n’est pas à toi d’agir maintenant.
turn_stays = Le tour ne peut pas se finir ici.
something_waits = Quelque chose attend encore de prendre effet.
turn_not_done = Le tour ne peut pas encore se finir.
match_not_begun = La partie n’a pas commencé.
only_players = Seuls ceux qui jouent le peuvent : { $what }.
not_here = { $what } : impossible ici.
no_agreed_draws = { $game } ne connaît pas la nulle par accord.
draw_is_offered = Tu as proposé la nulle ; c’est aux autres de répondre.
answer_the_draw = La nulle est déjà proposée ; réponds à la proposition.
one_draw_a_turn = Tu as déjà proposé la nulle pendant ce tour.
no_draw_offered = Personne n’a proposé la nulle.
table_moved_on = La table a avancé entre-temps ; regarde encore avant d’agir.
while_paused = { $reason ->
    [paused] La partie est en pause.
    [not_all_here] La partie attend, et ses pendules avec elle, que tout le monde soit là.
   *[other] La partie est en pause : { $reason }.
}
not_asked = On ne te demande rien maintenant.
not_your_question = Cette question n’est pas pour toi.
not_during = { $what } : impossible pendant { $place }.
not_during_but = { $what } : impossible pendant { $place } ; possible : { $instead }.
only_they = Seulement { $seat } le peut.
ready_already = Tu as dit que tu étais prêt.
turn_of_another = C’est le tour de { $seat }.
another_acts = C’est à { $seat } d’agir.
nobody_asked = Personne n’a demandé à reprendre quoi que ce soit.
not_asked_to_agree = On ne te demande pas ton accord.
nothing_to_redo = Il n’y a rien à refaire.
only_who_took_back = Seul qui l’a repris peut le refaire.
nothing_to_pause = Il n’y a pas de pendule à arrêter, et un coup mettrait fin à la pause.
not_paused = La partie n’est pas en pause.
no_clock = Cette table joue sans pendule.
only_host_sets_clock = Seul l’hôte peut changer la pendule.
no_time_to_give = À cette table, on ne peut pas donner de temps.
give_to_another = On donne du temps à un autre siège.
no_bar = Il n’y a pas de barre de décision à remplir maintenant.
paused_already = { $reason ->
    [paused] La partie est déjà en pause.
    [not_all_here] La partie attend, et ses pendules avec elle, que tout le monde soit là.
   *[other] La partie est déjà en pause : { $reason }.
}
has_left = { BIG($seat) } a déjà quitté la partie.
done_in_secret = Quelque chose en secret
undo_off = Cette table joue sans rien reprendre.
undo_by_host = À cette table, seul l’hôte peut reprendre.
too_far_back = À cette table, seul l’hôte peut revenir si loin.
not_twice = À cette table, on ne reprend pas deux fois de suite.
only_latest = Seul le dernier coup peut être repris, par qui l’a joué.
others_acted = D’autres ont agi depuis.
hidden_learned = Quelque chose de caché a été dévoilé : on ne peut plus le reprendre.
hidden_shown = Les autres ont vu quelque chose de caché : on ne peut plus le reprendre.
too_dear = Cela coûte { $cost }, et tu as { $ready }.
not_in_zone = { $zone ->
    [hand] Cette carte n’est pas dans ta main.
    [field] Cette carte n’est pas sur ton terrain.
   *[other] Cette carte est ailleurs.
}
card_not_yours = Cette carte n’est pas à toi.
card_unseen = Tu ne vois pas de carte portant le numéro { NUMBER($number, useGrouping: 0) }.
no_priority = { BIG($seat) } n’a pas la priorité.
not_written_yet = il n’y a pas d’entrée { $number } ; la dernière est { $last }
under_older_rules = l’entrée { $number } a été jouée avec d’anciennes règles ; lisez-la dans le journal

## Comment cela s'est terminé

agreement = accord
ended_by_host = terminée par l’hôte
ran_its_course = le jeu est arrivé à son terme
last_seat = dernière place dans la partie
nobody_left = il ne reste personne
resignation = abandon
clock_ran_out = pendule

## Ce qui est en jeu

ends_you_win = La partie s’arrête là : tu gagnes.
ends_others_win = La partie s’arrête là, victoire pour { $winners }.
ends_all_win = La partie s’arrête là : vous gagnez tous.
ends_all_lose = La partie s’arrête là : vous perdez tous.
ends_drawn = La partie s’arrête là, et personne ne gagne.

## Conseils

hint_free = Il n’y a rien à choisir ici.
hint_even = Rien ne se détache ici : prends ce qui te plaît.
hint_offer = Regarde d’abord ceci : { $label }.
hint_about = Pense à ceci : { $what }.
hint_look = Certains choix sont nettement meilleurs que d’autres : regarde à deux fois.
hint_slight = Les différences sont petites ici, mais il y en a : regarde à deux fois.
hint_learned = C’est l’expérience de nombreuses parties : rien de ce qu’on voit ne le montre.
hint_played_on = Cela gagne plus souvent quand la partie continue : rien de ce qu’on voit ne le montre.

## Ce que répond le serveur

only_table_host = Seule la personne qui dirige la table peut faire cela.
only_seated = Seules les personnes assises à la table peuvent faire cela.
only_host_pauses = À cette table, seule la direction peut faire une pause.
not_your_seat = Cette place n’est pas la tienne.
not_started_yet = La partie n’a pas encore commencé.
waits_for_players = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre. Assieds-toi !
   *[other] { $free } places sont libres. Assieds-toi !
}
being_played = { $names } jouent. Viens regarder.
won_by = Gagné par { $seats }.
played_to_the_end = La partie est terminée.
name_needed = Dis comment tu veux t’appeler.
private_table = Cette table est privée.
who_are_you = Dis d’abord qui tu es.
cannot_be_saved = Cela n’a pas pu être enregistré ; réessaie dans un instant.
hints_off = À cette table, il n’y a pas d’indices.
hints_when_acting = Les indices sont pour qui doit jouer.
think_first = Réfléchis d’abord un instant.
no_hint = Aucun indice n’est disponible pour le moment.
no_worth = Ce jeu ne dit pas ce que vaut une position ; il n’y a donc pas d’indices.
no_bots_to_ask = Ce serveur n’a pas de bots ; il n’y a personne à interroger.
analysed_when_over = Une partie s’analyse une fois terminée.
wrong_status = Cela n’est pas possible tant que la table est { $status ->
    [open] ouverte
    [running] en jeu
    [paused] en pause
    [finished] terminée
    [archived] rangée
   *[other] ainsi : { $status }
}.
seat_would_go = Quelqu’un est assis à une place qui disparaîtrait.
stays_public = Une table publique le reste une fois la partie commencée.
own_seat = On ne peut pas s’exclure soi-même ; quitte plutôt ta place.
somebody_sits = Quelqu’un est assis là.
somebody_plays = La personne assise là est présente et a encore du temps ; à une table publique, aucun bot ne prend sa place.
no_stand_in = Aucun bot ne remplace cette place.
nobody_there = Personne n’est assis là qui pourrait diriger.
not_a_host = Cette personne ne dirige pas la table.
last_host = Une table a besoin d’être dirigée ; désigne d’abord quelqu’un d’autre.
host_already = Tu diriges déjà cette table.
only_hosts_make_hosts = À cette table, seule la direction peut désigner quelqu’un d’autre.
host_present = La direction est là, ou l’était il y a un instant.
nothing_said = Dis quelque chose : un texte ou une formule.
no_such_phrase = Cette formule n’existe pas.
no_such_line = Cette ligne n’existe pas dans la conversation, ou tu ne l’as pas entendue.
only_reactions_answer = Seule une réaction peut viser une ligne ; les paroles se disent à part.
muted = La direction t’a coupé la parole à cette table.
shown_out = On t’a retiré ta place ici : tu peux regarder, mais pas parler.
too_fast = Doucement : réessaie dans { $seconds } s.
all_at_once = Tout le monde parle en même temps ; réessaie.
not_like_that = { $what } ne se fait pas ainsi.
watchers_do_not_play = Qui regarde ne joue pas.
only_host_acts_for_others = Seule la direction de la table peut agir pour les autres.
nobody_plays_for_others = À une table publique, personne ne joue pour les autres.
hint_under_way = L’indice demandé arrive.
own_eyes_only = Avant la fin, tu ne vois qu’avec tes propres yeux.
not_possible = Ce n’est pas possible.
too_many_sockets = Il y a trop de connexions depuis ton adresse.
restarting = Le serveur redémarre.
wrong_origin = Cette requête vient d’un autre site.
wrong_host = Ce serveur ne répond pas au nom { $name }. La personne qui le gère peut l’ajouter à ses noms.
load_again = Recharge la page, puis réessaie.
slow_down = Trop de requêtes ; ralentis.
no_such_game = Ce jeu n’existe pas.
join_first = Dis d’abord qui tu es : rejoins une table ou donne un nom.
too_many_guesses = Trop d’essais manqués ; attends un peu.
no_such_bot = Ce bot n’existe pas.
banned = Tu ne peux pas jouer ici : { $why }
has_account = Tu as déjà un compte.
email_taken = Un compte existe avec cette adresse ; connecte-toi ou change son mot de passe.
bad_login = L’adresse ou le mot de passe est faux.
too_many_logins = Trop de personnes se connectent ; réessaie dans un instant.
bad_token = Ce lien n’est pas valable, ou ne l’est plus.
bad_email = Ce n’est pas une adresse électronique.
no_mail = Ce serveur ne peut pas envoyer de courrier.
no_address = Tu n’as pas donné d’adresse.
no_webhook = Tu n’as pas donné de webhook.
no_browser = Aucun de tes navigateurs ne veut être prévenu.
too_many_tables = Tu as déjà { $count } tables ; termines-en ou fermes-en d’abord.
no_code = Aucun code de salle n’a été trouvé ; réessaie.
started_already = La partie a déjà commencé.
seated_already = Tu es déjà à une place ; quitte-la d’abord.
over_but_watch = La partie est terminée ; tu peux la regarder.
table_full = Toutes les places sont prises ; tu peux regarder.
seat_taken = Cette place est prise.
bad_seat_link = Ce lien ou ce code PIN n’est pas valable, ou ne l’est plus.
not_over_yet = La partie n’est pas encore terminée.
fork_with_own_eyes = Tu ne peux bifurquer qu’avec les yeux de ta propre place.
secrets_until_over = Le fichier contient tous les secrets ; il est disponible une fois la partie terminée.
seed_when_over = La graine est révélée une fois la partie terminée.
had_when_over = C’est disponible une fois la partie terminée.
another_game = On joue à un autre jeu à cette table.
not_sure = Dis que tu es sûr de toi.
not_sent = L’envoi a échoué : { $why }
rules_took_too_long = Les règles de ce jeu ont pris trop de temps ; rien n’a changé.{ $reported ->
    [true] {" "}Un rapport a été conservé.
   *[false] {""}
}
rules_failed = Les règles de ce jeu ont échoué ici ; rien n’a changé.{ $reported ->
    [true] {" "}Un rapport a été conservé.
   *[false] {""}
}
too_late = Quelqu’un a été plus rapide ; regarde encore une fois.
other_rules = Cette partie ne peut pas être ouverte avec les règles actuelles.
waits_for_its_rules = Cette partie a commencé avec la version { $version } de { $game }, et la version { $now } ne peut pas la continuer. Elle est mise de côté : son journal peut être lu, et elle reprend dès que le serveur a de nouveau la version { $version }.
went_wrong = Quelque chose s’est mal passé ici ; c’est noté.
cannot_be_played = On ne peut pas jouer à ce jeu ici pour le moment.
cannot_be_shown = Cette table ne peut pas être montrée.
no_such_thing = { $what ->
    [table] Cette table
    [export] Cet export
    [reference] Cette référence
   *[other] Cela
} n’existe pas.
for_so_many = Ce jeu se joue de { $low } à { $high }.
seats_are_free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
no_such_seat = il n’y a pas de place { $number }
no_such_entry = il n’y a pas encore d’entrée { $number }
closed_by_host = fermée par l’hôte
too_few_seats = il y a { $seats } places, pas { $wanted }
cannot_fork = Rien ne peut être continué d’ici.
leads_where_it_led = La partie mène où elle menait.
all_deleted = Tout ce qui vous concerne a été supprimé.
no_subscription = Ce n’est pas un abonnement aux notifications.
was_sent = C’est envoyé.
mail_on_its_way = Si un tel compte existe, un courriel est en route.
new_password_set = Vous pouvez vous connecter avec le nouveau mot de passe.
not_built = Le serveur tourne, mais les pages pour le navigateur ne sont pas encore construites. Lancez { $command }, puis redémarrez.
programs_can_play = Les programmes peuvent déjà jouer : voir { $address }.
no_such_file = Ce fichier n’existe pas.
stop_mails = Plus de courriels quand c’est votre tour ?
no_more_mails = Plus de courriels
mails_stopped = Vous ne recevrez plus de courriels.

## Pourquoi cela ne peut pas être préparé

wrong_seats = { $game } se joue à { $exactly ->
    [true] { $low ->
        [one] 1 place
       *[other] { $low } places
    }
   *[false] { $low } à { $high } places
}, pas à { $seats }
no_such_preset = il n’y a pas de préréglage « { $preset } » ; il y a { $presets }
no_such_option = { $game } n’a pas d’option « { $option } » ; il y a { $options }
option_misfit = cela ne convient pas : { $problem }
no_such_clock = il n’y a pas de pendule « { $clock } » ; il y a { $clocks }
no_clock_settings = une pendule ne se règle pas ainsi : { $problem }
clock_misfits = { $problems }
time_out_of_range = { $setting } doit être entre 0 et { NUMBER($most, useGrouping: 0) } ms (dix ans), pas { NUMBER($value, useGrouping: 0) }
clock_needs = une pendule de type « { $kind } » a besoin de { $setting }
clock_has_no = { $setting ->
    [bank] bank_ms et increment_ms vont avec le type « fischer », pas avec « { $kind } »
    [bonus] limit_ms et turn_bonus_ms vont avec le type « fischer », pas avec « { $kind } »
   *[budget] budget_ms va avec les types « per-step », « per-move », « byo-yomi » et « canadian », pas avec « { $kind } »
}
no_limit_no_penalty = une pendule de type « { $kind } » n’a pas de limite, donc pas de pénalité « { $penalty } »
no_time_to_reset = reset_ms doit être supérieur à 0 : personne ne peut jouer sans temps
not_rounded = bank_ms, increment_ms et reset_ms doivent être des multiples de round_ms, { NUMBER($multiple, useGrouping: 0) }
forced_out_of_range = imposé pour { $label } : { $outcome } n’est pas un nombre de { $low } à { $high }
forced_other = imposé pour { $label } : { $outcome } ne peut pas être tiré
forced_order = imposé pour { $label } : ce n’est pas un ordre de ce qui est mélangé

## Pourquoi un fichier ne peut pas servir

file_cut_off = le fichier est tronqué : il ne finit pas par une ligne entière
file_format = c’est « { $found } » ; on sait lire « { $known } »
file_changed = le fichier a été modifié ou est incomplet : sa somme de contrôle ne correspond pas
file_incomplete = { $announced } entrées sont annoncées et { $there } sont là
file_seed = la graine ne correspond pas à l’engagement pris au début
file_line = la ligne { $line } est illisible : { $problem }
file_beyond_bounds = la ligne { $line } dépasse tout ce qu'une partie peut contenir : un nombre, un nom ou la ligne même est trop long
file_of_game = c’est une partie de « { $found } », pas de « { $wanted } »
file_of_version = cette partie a été jouée avec la version { $found } de { $game } ; ici c’est la version { $wanted }
file_leads_nowhere = les règles ne mènent plus où elles menaient : { $problem }
file_leads_elsewhere = les règles mènent à une autre position que celle enregistrée
file_ends_otherwise = le résultat est { $found }, mais { $recorded } a été enregistré
no_rest_point = ce fichier n’a pas de point de repos de ce jeu d’où continuer
not_given_again = l’entrée { $number } ne convient plus aux nouvelles règles
no_such_place = le déroulement n’a plus de « { $place } », où se trouve cette partie
state_misfit = l’état de la version { $version } ne convient pas : { $problem }

## La boîte à outils des jeux de cartes

card_numbered = carte { NUMBER($number, useGrouping: 0) }
somebodys_card = { $card } de { $seat }
effect_and = { $first } ; { $second }
effect_then = { $first }, { $second }
drew = { BIG($seat) } pioche { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}.
drew_cards = Tu pioches { $cards }.
discarded = { BIG($seat) } défausse { $cards }.
returned = { BIG($card) } revient dans la main de { $seat }.
you_lose_cards = Tu perds { $cards }.
they_lose_cards = { $seat } perd { $cards }.
card_holds = { $card } tient bon, il lui reste { $left }.
card_comes_back = { $card } retourne dans la main de { $seat }.
card_stopped = { $card } de { $seat } est arrêtée.
your_card_stopped = Ta carte { $card } est arrêtée.
means_left = Il reste { $ready } sur { $size } pour payer ce tour-ci.
order_triggers = Classe tes déclenchements : le premier est posé d’abord
eliminated_together = éliminés ensemble
everybody_else_left = tous les autres sont partis
option-first_seat = Qui commence
    .help = La place qui commence ; sans indication, elle est tirée au sort
option-decks = Paquets
    .help = Un par place : un nom, ou le nombre d’exemplaires de chaque carte
no_such_first_seat = first_seat { $seat } n’est pas parmi les places 0 à { $last }
wrong_number_of_decks = Il faut { $seats } paquets ou aucun
no_such_deck = Il n’y a pas de paquet « { $deck } » ; il y a { $decks }
bad_deck = Le paquet de la place { $number } : { $why }
no_such_kind = il n’y a pas de carte « { $card } »
wrong_copies = { $count ->
    [one] 1 exemplaire
   *[other] { $count } exemplaires
} de « { $card } » ; un paquet a de 1 à { $most } exemplaires d’une carte
wrong_deck_size = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} ; un paquet en a { $size }
