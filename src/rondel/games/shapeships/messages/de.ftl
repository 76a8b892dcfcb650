# Shapeships.

summary = Zeichne verdeckt eine Flotte, feuere ihre Ladungen offen ab, und lass jede Wunde und jede Heilung zugleich zählen.

## Wie etwas heißt

species-human = Menschen
species-xenite = Xeniten
species-centaur = Zentauren
species-ancient = Uralte
species-random = Zufall
source-die = Würfel
source-saved = gespart
mode-damage = Schaden
mode-heal = Heilung
this_ship = { $ship } { $iid }
marked_ship = { $ship } ({ $marks })
charges_left = { $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
}
on_number = auf { $number }
doomed = verloren
ship_on = { $ship } auf { $number }
several_ships = { $count ->
    [1] { $ship }
   *[other] { $count } × { $ship }
}
nothing_new = nichts Neues
amount_from = { $source } { $amount }
total_of = { $total } ({ $parts })
energy_of = { $amount } { $colour ->
    [green] grüne
    [red] rote
   *[blue] blaue
}
power_of_size = { $power } ({ $amount })
power_of_ship = { $power } ({ $ship })

## Schiffe: ihr Name, eines davon im Akkusativ, wozu sie gut sind, und was jede ihrer Kräfte tut

ship-DEF = Verteidiger
    .few = heilt 1 je Zug
a_ship-DEF = einen Verteidiger
use-DEF = Heilt 1 je Zug.
rule-DEF_1 = Heilt an jedem Zugende 1.
ship-FIG = Jäger
    .few = 1 Schaden je Zug
a_ship-FIG = einen Jäger
use-FIG = 1 Schaden je Zug.
rule-FIG_1 = An jedem Zugende 1 Schaden.
ship-COM = Kommandant
    .few = 1 Schaden je drei Jäger
a_ship-COM = einen Kommandanten
use-COM = 1 Schaden je drei Jäger.
rule-COM_1 = Je drei Jäger in deiner Flotte 1 Schaden für diesen Kommandanten.
ship-INT = Abfangjäger
    .few = einmal 5 Schaden oder heilt 7
a_ship-INT = einen Abfangjäger
use-INT = Einmal 5 Schaden oder heilt 7.
rule-INT_1 = Gib die einzige Ladung für 5 Schaden oder für 7 Heilung aus.
ship-ORB = Orbitalstation
    .few = 1 Linie mehr je Zug
a_ship-ORB = eine Orbitalstation
use-ORB = 1 Linie mehr je Zug.
rule-ORB_1 = Ab dem Zug nach der Fertigstellung 1 Linie mehr.
ship-CAR = Träger
    .few = baut Verteidiger und Jäger
a_ship-CAR = einen Träger
use-CAR = Baut Verteidiger und Jäger.
rule-CAR_1 = In jedem Schritt der bauenden Schiffe einmal, ab der Bauphase nach seiner Fertigstellung: für 1 Ladung ein Verteidiger oder für 2 Ladungen ein Jäger; oder warten.
ship-STA = Sternschiff
    .few = 8 Schaden bei Fertigstellung
a_ship-STA = ein Sternschiff
use-STA = 8 Schaden bei Fertigstellung.
rule-STA_1 = 8 Schaden, ein einziges Mal in dem Zug, in dem es fertig wird.
ship-FRI = Fregatte
    .few = 6 Schaden auf seine Zahl, heilt 2
a_ship-FRI = eine Fregatte
use-FRI = 6 Schaden auf seine Zahl, heilt 2.
rule-FRI_1 = Wähle bei der Fertigstellung eine Zahl von 1 bis 6; sie bleibt für immer.
rule-FRI_2 = 6 Schaden in jedem Zug, dessen Würfel für dich die gewählte Zahl zeigt, auch im ersten.
rule-FRI_3 = Heilt an jedem Zugende 2.
ship-TAC = Taktischer Kreuzer
    .few = 1 Schaden je eigener Art
a_ship-TAC = einen Taktischen Kreuzer
use-TAC = 1 Schaden je eigener Art.
rule-TAC_1 = 1 Schaden für jede verschiedene Schiffsart, die du hast, die eigene mitgezählt.
ship-GUA = Wächter
    .few = zerstört zwei Schiffe, heilt 1
a_ship-GUA = einen Wächter
use-GUA = Zerstört zwei Schiffe, heilt 1.
rule-GUA_1 = Gib 1 Ladung aus und zerstöre vor dem Kampf ein einfaches Schiff des Gegners.
rule-GUA_2 = Heilt an jedem Zugende 1.
ship-SCI = Forschungsschiff
    .few = verdoppelt Heilung, dann mehr
a_ship-SCI = ein Forschungsschiff
use-SCI = Verdoppelt Heilung, dann mehr.
rule-SCI_1 = Ab einem: deine dauerhafte Heilung zählt doppelt.
rule-SCI_2 = Ab zweien aus früheren Zügen: zusätzliche Linien in Höhe deines Würfels (einmal, nicht je Schiff).
rule-SCI_3 = Mit dreien: dein dauerhafter Schaden zählt doppelt.
ship-BAT = Schlachtkreuzer
    .few = 2 Linien, 2 Schaden, heilt 3
a_ship-BAT = einen Schlachtkreuzer
use-BAT = 2 Linien, 2 Schaden, heilt 3.
rule-BAT_1 = Ab dem Zug nach der Fertigstellung 2 Linien mehr.
rule-BAT_2 = An jedem Zugende 2 Schaden.
rule-BAT_3 = Heilt an jedem Zugende 3.
ship-EAR = Erdschiff
    .few = 3 Schaden je losem Träger
a_ship-EAR = ein Erdschiff
use-EAR = 3 Schaden je losem Träger.
rule-EAR_1 = 3 Schaden für jeden losen Träger, ob geladen oder leer.
ship-DRE = Dreadnought
    .few = 10 Schaden, ein Jäger je gebautem Schiff
a_ship-DRE = einen Dreadnought
use-DRE = 10 Schaden, ein Jäger je gebautem Schiff.
rule-DRE_1 = Solange es im Spiel ist, bringt jedes Schiff, das du in der Bauphase machst, sofort einen Jäger mit.
rule-DRE_2 = An jedem Zugende 10 Schaden.
rule-DRE_3 = Heilt an jedem Zugende 2.
ship-LEV = Leviathan
    .few = Würfel zeigen 6; 10 Schaden, heilt 10
a_ship-LEV = einen Leviathan
use-LEV = Würfel zeigen 6; 10 Schaden, heilt 10.
rule-LEV_1 = Ab dem nächsten Zug zeigt jeder Würfel für dich 6, was auch fällt.
rule-LEV_2 = An jedem Zugende 10 Schaden.
rule-LEV_3 = Heilt an jedem Zugende 10.
ship-XEN = Xenit
    .few = zählt, wandelt und verbindet sich
a_ship-XEN = einen Xeniten
use-XEN = Zählt, wandelt und verbindet sich.
ship-ANT = Ameisenlöwe
    .few = einmal 3 Schaden oder heilt 4
a_ship-ANT = einen Ameisenlöwen
use-ANT = Einmal 3 Schaden oder heilt 4.
rule-ANT_1 = Gib die einzige Ladung für 3 Schaden oder für 4 Heilung aus.
ship-MAN = Mantis
    .few = heilt 1 je Paar Xeniten
a_ship-MAN = eine Mantis
use-MAN = Heilt 1 je Paar Xeniten.
rule-MAN_1 = Heilt 1 für jedes volle Paar deiner Xenitenfamilie, höchstens 10 je Mantis.
ship-EVO = Wandler
    .few = wandelt je Zug einen Xeniten
a_ship-EVO = einen Wandler
use-EVO = Wandelt je Zug einen Xeniten.
rule-EVO_1 = Einmal in jedem Zeichenschritt, auch dem ersten, wird ein loser Xenit zu einem Oxit oder Asterit.
ship-OXI = Oxit
    .few = heilt 1 je Zug
a_ship-OXI = einen Oxit
use-OXI = Heilt 1 je Zug.
rule-OXI_1 = Heilt an jedem Zugende 1.
ship-AST = Asterit
    .few = 1 Schaden je Zug
a_ship-AST = einen Asterit
use-AST = 1 Schaden je Zug.
rule-AST_1 = An jedem Zugende 1 Schaden.
ship-HEL = Höllenhornisse
    .few = 3 Schaden, dann 1 je Paar Xeniten
a_ship-HEL = eine Höllenhornisse
use-HEL = 3 Schaden, dann 1 je Paar Xeniten.
rule-HEL_1 = 3 Schaden, ein einziges Mal in dem Zug, in dem sie fertig wird.
rule-HEL_2 = 1 Schaden für jedes volle Paar deiner Xenitenfamilie.
ship-BUG = Brüter
    .few = brütet vier Xeniten
a_ship-BUG = einen Brüter
use-BUG = Brütet vier Xeniten.
rule-BUG_1 = In jedem Schritt der bauenden Schiffe einmal, ab der Bauphase nach seiner Fertigstellung: für 1 Ladung ein Xenit; oder warten.
ship-ZEN = Zenit
    .few = bringt einen Ameisenlöwen; brütet auf 2, 3, 4
a_ship-ZEN = einen Zenit
use-ZEN = Bringt einen Ameisenlöwen; brütet auf 2, 3, 4.
rule-ZEN_1 = Bringt beim Zeichnen einen Ameisenlöwen mit.
rule-ZEN_2 = Zu Beginn jedes späteren Schritts der bauenden Schiffe entscheidet dein Würfel: 2 ein Xenit, 3 ein Ameisenlöwe, 4 zwei Xeniten, sonst nichts.
rule-ZEN_3 = Wird er zerstört, bekommt sein Besitzer sofort zwei Xeniten.
ship-DSW = Schutzschwarm
    .few = heilt 3, im Rückstand 7
a_ship-DSW = einen Schutzschwarm
use-DSW = Heilt 3, im Rückstand 7.
rule-DSW_1 = Heilt an jedem Zugende 3, oder 7, wenn du den Zug mit weniger Leben als der Gegner begonnen hast.
ship-AAR = Löwenverband
    .few = 3 Schaden, im Rückstand 8
a_ship-AAR = einen Löwenverband
use-AAR = 3 Schaden, im Rückstand 8.
rule-AAR_1 = An jedem Zugende 3 Schaden, oder 8, wenn du den Zug mit weniger Leben als der Gegner begonnen hast.
ship-OXF = Oxitgesicht
    .few = 1 Linie; heilt 1 je Art des Gegners
a_ship-OXF = ein Oxitgesicht
use-OXF = 1 Linie; heilt 1 je Art des Gegners.
rule-OXF_1 = Ab dem Zug nach der Fertigstellung 1 Linie mehr; nicht in zusätzlichen Bauphasen.
rule-OXF_2 = Heilt 1 für jede verschiedene Schiffsart des Gegners.
ship-ASF = Asteritgesicht
    .few = 1 Linie; 1 Schaden je Art des Gegners
a_ship-ASF = ein Asteritgesicht
use-ASF = 1 Linie; 1 Schaden je Art des Gegners.
rule-ASF_1 = Ab dem Zug nach der Fertigstellung 1 Linie mehr; nicht in zusätzlichen Bauphasen.
rule-ASF_2 = 1 Schaden für jede verschiedene Schiffsart des Gegners.
ship-SAC = Opferbecken
    .few = macht Schiffe zu Xeniten, schützt
a_ship-SAC = ein Opferbecken
use-SAC = Macht Schiffe zu Xeniten, schützt.
rule-SAC_1 = Einmal in jedem späteren Schritt der bauenden Schiffe: zerstöre ein eigenes einfaches Schiff und mache je volle 3 Linien seines Preises einen Xeniten.
rule-SAC_2 = Kräfte des Gegners können keines deiner Schiffe zerstören (gegen Diebstahl hilft es nicht).
ship-QUE = Königin
    .few = ein Xenit je Zug; 3 Schaden je gebautem Schiff
a_ship-QUE = eine Königin
use-QUE = Ein Xenit je Zug; 3 Schaden je gebautem Schiff.
rule-QUE_1 = Macht zu Beginn jedes späteren Schritts der bauenden Schiffe einen Xeniten.
rule-QUE_2 = Schaden in Höhe des Dreifachen der Schiffe, die du in diesem Zug gemacht hast; Xeniten von Königinnen zählen nicht.
ship-CHR = Chronoschwarm
    .few = eine weitere Bauphase je Zug
a_ship-CHR = einen Chronoschwarm
use-CHR = Eine weitere Bauphase je Zug.
rule-CHR_1 = Ab dem nächsten Zug spielst du vor dem Kampf eine zusätzliche Bauphase mit einem Würfel je fertigem Chronoschwarm.
ship-HVE = Schwarmstock
    .few = 1 Schaden und heilt 1 je Schiff
a_ship-HVE = einen Schwarmstock
use-HVE = 1 Schaden und heilt 1 je Schiff.
rule-HVE_1 = 1 Schaden für jedes deiner Schiffe, er selbst mitgezählt.
rule-HVE_2 = Heilt 1 für jedes deiner Schiffe, er selbst mitgezählt.
rule-HVE_3 = Xeniten in deinen verbundenen Schiffen zählen auch für Mantis und Höllenhornisse.
ship-FEA = Schiff der Furcht
    .few = heilt 3 bei Fertigstellung
a_ship-FEA = ein Schiff der Furcht
use-FEA = Heilt 3 bei Fertigstellung.
rule-FEA_1 = Heilt 3, ein einziges Mal in dem Zug, in dem es fertig wird.
ship-ANG = Schiff des Zorns
    .few = 3 Schaden bei Fertigstellung
a_ship-ANG = ein Schiff des Zorns
use-ANG = 3 Schaden bei Fertigstellung.
rule-ANG_1 = 3 Schaden, ein einziges Mal in dem Zug, in dem es fertig wird.
ship-EQU = Schiff der Gleichheit
    .few = tauscht zweimal Schiffe gleichen Preises
a_ship-EQU = ein Schiff der Gleichheit
use-EQU = Tauscht zweimal Schiffe gleichen Preises.
rule-EQU_1 = Gib 1 Ladung aus und zerstöre ein eigenes und ein gegnerisches einfaches Schiff mit genau gleichem Preis; Schiffe der Gleichheit dürfen es nicht sein.
ship-WIS = Schiff der Weisheit
    .few = zweimal 3 Schaden oder heilt 4
a_ship-WIS = ein Schiff der Weisheit
use-WIS = Zweimal 3 Schaden oder heilt 4.
rule-WIS_1 = Gib 1 Ladung für 3 Schaden oder für 4 Heilung aus.
ship-VIG = Schiff der Kraft
    .few = 2 Linien bei geradem Würfel
a_ship-VIG = ein Schiff der Kraft
use-VIG = 2 Linien bei geradem Würfel.
rule-VIG_1 = Ab dem nächsten Zug 2 Linien, wenn dein Würfel gerade ist.
ship-FAM = Schiff der Familie
    .few = dreimal 1 je eigener Art
a_ship-FAM = ein Schiff der Familie
use-FAM = Dreimal 1 je eigener Art.
rule-FAM_1 = Gib 1 Ladung für Schaden oder für Heilung aus, so viel wie verschiedene Schiffsarten, die du gerade hast.
ship-LEG = Schiff des Erbes
    .few = 4 Verbindungslinien; 1 Schaden, heilt 2
a_ship-LEG = ein Schiff des Erbes
use-LEG = 4 Verbindungslinien; 1 Schaden, heilt 2.
rule-LEG_1 = Gibt beim Zeichnen sofort 4 Verbindungslinien.
rule-LEG_2 = An jedem Zugende 1 Schaden.
rule-LEG_3 = Heilt an jedem Zugende 2.
ship-TER = Arche des Schreckens
    .few = heilt den Würfel
a_ship-TER = eine Arche des Schreckens
use-TER = Heilt den Würfel.
rule-TER_1 = Heilt an jedem Zugende so viel, wie dein Würfel zeigt.
ship-FUR = Arche der Wut
    .few = Schaden des Würfels
a_ship-FUR = eine Arche der Wut
use-FUR = Schaden des Würfels.
rule-FUR_1 = An jedem Zugende so viel Schaden, wie dein Würfel zeigt.
ship-KNO = Arche des Wissens
    .few = wirft den Würfel neu, heilt 2
a_ship-KNO = eine Arche des Wissens
use-KNO = Wirft den Würfel neu, heilt 2.
rule-KNO_1 = Je Arche darfst du den gemeinsamen Würfel einmal je Zug neu werfen; der neue Wert gilt für beide.
rule-KNO_2 = Heilt an jedem Zugende 2.
ship-ENT = Arche der Entropie
    .few = 8 Schaden, 3 an dir selbst
a_ship-ENT = eine Arche der Entropie
use-ENT = 8 Schaden, 3 an dir selbst.
rule-ENT_1 = An jedem Zugende 8 Schaden.
rule-ENT_2 = Kostet dich selbst an jedem Zugende 3 Leben.
ship-RED = Arche der Erlösung
    .few = volles Leben; 2 Verbindungslinien je Zug
a_ship-RED = eine Arche der Erlösung
use-RED = Volles Leben; 2 Verbindungslinien je Zug.
rule-RED_1 = Ab dem Zug nach der Fertigstellung 2 Verbindungslinien mehr.
rule-RED_2 = Am Ende der Bauphase, in der sie fertig wird, gilt dein Leben für diesen Zug als voll. Das ist keine Heilung.
ship-POW = Arche der Macht
    .few = 4 Linien bei geradem Würfel; 2 Schaden, heilt 3
a_ship-POW = eine Arche der Macht
use-POW = 4 Linien bei geradem Würfel; 2 Schaden, heilt 3.
rule-POW_1 = Ab dem nächsten Zug 4 Linien, wenn dein Würfel gerade ist.
rule-POW_2 = An jedem Zugende 2 Schaden.
rule-POW_3 = Heilt an jedem Zugende 3.
ship-DES = Arche der Zerstörung
    .few = 2 Schaden je eigenem Schiff
a_ship-DES = eine Arche der Zerstörung
use-DES = 2 Schaden je eigenem Schiff.
rule-DES_1 = 2 Schaden für jedes deiner Schiffe, sie selbst mitgezählt.
ship-DOM = Arche der Herrschaft
    .few = nimmt zwei Schiffe; heilt 2 je Schiff
a_ship-DOM = eine Arche der Herrschaft
use-DOM = Nimmt zwei Schiffe; heilt 2 je Schiff.
rule-DOM_1 = Ab dem Zug nach der Fertigstellung 2 Verbindungslinien mehr.
rule-DOM_2 = Im Erstschlag des Zugs, in dem sie fertig wird, nimmst du für immer zwei einfache Schiffe des Gegners (oder so viele es gibt).
rule-DOM_3 = Heilt 2 für jedes deiner Schiffe, sie selbst mitgezählt.
ship-PLU = Plutokern
    .few = 1 grüne Energie je Zug
a_ship-PLU = einen Plutokern
use-PLU = 1 grüne Energie je Zug.
rule-PLU_1 = Zu Beginn jeder Kampfphase 1 grüne Energie.
ship-MER = Merkurkern
    .few = 1 rote Energie je Zug
a_ship-MER = einen Merkurkern
use-MER = 1 rote Energie je Zug.
rule-MER_1 = Zu Beginn jeder Kampfphase 1 rote Energie.
ship-QUA = Quantenmystiker
    .few = auf seine Zahl 2 blaue, heilt 5
a_ship-QUA = einen Quantenmystiker
use-QUA = Auf seine Zahl 2 blaue, heilt 5.
rule-QUA_1 = Wähle bei der Fertigstellung eine Zahl von 1 bis 6; sie bleibt für immer.
rule-QUA_2 = 2 blaue Energie zu Beginn jeder Kampfphase, wenn dein Würfel die gewählte Zahl zeigt.
rule-QUA_3 = Heilt in denselben Zügen 5, wenn er noch im Spiel ist.
ship-SPI = Spirale
    .few = heilt zusammen 1, 4 oder 9
a_ship-SPI = eine Spirale
use-SPI = Heilt zusammen 1, 4 oder 9.
rule-SPI_1 = Heilt 1 für jede deiner Spiralen (also 1, 4 oder 9 mit einer, zwei oder dreien).
rule-SPI_2 = Solange sie im Spiel ist, liegt dein Höchstleben um 5 höher.
rule-SPI_3 = Wird sie deine dritte Spirale, darf im Erstschlag dieses Zugs ein einfaches Schiff des Gegners deiner Wahl zerstört werden.
ship-NEP = Neptunkern
    .few = 1 blaue Energie je Zug
a_ship-NEP = einen Neptunkern
use-NEP = 1 blaue Energie je Zug.
rule-NEP_1 = Zu Beginn jeder Kampfphase 1 blaue Energie.
ship-SOL = Sonnengitter
    .few = viermal 1 Energie jeder Farbe
a_ship-SOL = ein Sonnengitter
use-SOL = Viermal 1 Energie jeder Farbe.
rule-SOL_1 = Gibt zu Beginn jeder Kampfphase, solange es geladen ist, 1 Ladung für 1 Energie jeder Farbe aus.
rule-SOL_2 = Heilt an jedem Zugende 2, wenn es leer ist.
ship-CUB = Kubus
    .few = wiederholt eine Sonnenkraft umsonst
a_ship-CUB = einen Kubus
use-CUB = Wiederholt eine Sonnenkraft umsonst.
rule-CUB_1 = Wiederholt einmal je Zug umsonst die erste einfarbige Sonnenkraft, die du wirkst.

## Sonnenkräfte

solar-SLIF = Lebensfunke
    .few = heilt 1
solar_text-SLIF = Heilt 1.
solar-SSTA = Sterngeburt
    .few = heilt Würfel + 3
solar_text-SSTA = Heilt so viel, wie dein Würfel zeigt, und 3 mehr.
solar-SAST = Meteorit
    .few = 1 Schaden
solar_text-SAST = 1 Schaden.
solar-SSUP = Supernova
    .few = Würfel + 3 Schaden
solar_text-SSUP = So viel Schaden, wie dein Würfel zeigt, und 3 mehr.
solar-SCON = Umwandlung
    .few = 1 Linie im nächsten Zug
solar_text-SCON = 1 Linie mehr in deinem nächsten Zug.
solar-SSIM = Trugbild
    .few = kopiert ein fremdes Schiff
solar_text-SSIM = Kopiert ein einfaches Schiff des Gegners für so viel blaue Energie, wie es Linien kostet; die Kopie kommt zu Beginn des nächsten Zugs, mit den Ladungen und der Zahl ihres Vorbilds zu Kampfbeginn.
solar-SSIP = Absaugen
    .few = heilt und schadet
solar_text-SSIP = Gib gleich viel grüne und rote Energie X aus, mindestens 4: heilt und schadet 3X−4 für X von 4 bis 7, 5(X−4) ab 8.
solar-SVOR = Wirbel
    .few = 2 Schaden je Schiffsart
solar_text-SVOR = 2 Schaden für jede verschiedene Schiffsart, die du hast.
solar-SBLA = Schwarzes Loch
    .few = entfernt 2 Schiffe, 1 Schaden je Kern
solar_text-SBLA = Entfernt zwei einfache Schiffe des Gegners (oder so viele es gibt) und macht 1 Schaden je Kern in deiner Flotte.

## Was geschehen ist

species_revealed = { $seat } führt: { $species }.
turn_began = Zug { $turn } beginnt.
die_rolled = Der Würfel zeigt { $die }.
die_rerolled = { $seat } wirft neu: der Würfel zeigt { $die }.
die_kept = { $seat } behält die { $die }.
lines_come = { $seat } hat { $lines ->
    [one] 1 Linie
   *[other] { $lines } Linien
} ({ $sources }){ $joining ->
    [0] {""}
   *[other] {" "}und { $joining } zum Verbinden
}.
ship_made = { $seat } bekommt { $ship } von { $by }.
sacrificed = { $seat } opfert { $ship }.
ship_paid = { $seat } zeichnet { $ship }{ $number ->
    [0] {""}
   *[other] {" "}auf { $number }
}; { $lines ->
    [one] 1 Linie
   *[other] { $lines } Linien
} übrig.
ships_joined = { $seat } verbindet { $parts } und bekommt { $ship }{ $number ->
    [0] {""}
   *[other] {" "}auf { $number }
}; { $lines ->
    [one] 1 Linie
   *[other] { $lines } Linien
} übrig.
evolved = { $seat } wandelt einen Xeniten in { $ship }.
extra_build_began = Chronoschwarm: eine zusätzliche Bauphase für { $seats }.
extra_dice_rolled = Die Extrawürfel zeigen { $dice }.
extra_lines = { $seat } hat { $lines ->
    [one] 1 Linie
   *[other] { $lines } Linien
}.
fleet_shown = { $seat } deckt auf: { $new }{ $gone ->
    [0] {""}
   *[other] ; { $gone } weg
}; spart { $lines ->
    [one] 1 Linie
   *[other] { $lines } Linien
}{ $joining ->
    [0] {""}
   *[other] {" "}und { $joining } zum Verbinden
}.
energy_produced = { $seat } hat { $green } grüne, { $red } rote und { $blue } blaue Energie.
strike_named = { $seat } richtet { $by } auf { $ship }.
theft_named = { $seat } lässt { $by } nehmen: { $ship }.
ship_stolen = { $seat } nimmt { $ship }.
ship_destroyed = { $ship } von { $seat } ist zerstört.
    .you_seat = Du hast verloren: { $ship }.
charge_declared = { $seat } feuert { $ship } ab: { $damage } Schaden, { $healing } Heilung.
equalised = { $seat } gleicht aus: { $own } und gegenüber { $enemy } sind verloren.
plain_cast = { $seat } wirkt { $power }{ $times ->
    [1] {""}
   *[other] , { $times }-mal
}.
cast_of = { $seat } wirkt { $power }{ $times ->
    [1] {""}
   *[other] , { $times }-mal
}.
ship_doomed = { $seat } zieht { $ship } ins Schwarze Loch.
side_comes_to = { $seat } schadet { $damage } und heilt { $healing }{ $own_damage ->
    [0] {""}
   *[other] , { $own_damage } an sich selbst
}: Leben { $before } → { $after }{ $baseline ->
    [0] {""}
   *[other] , durch Erlösung ab { $baseline }
}; Flotte { $fleet } wert.
    .you_seat = Dein Leben ging von { $before } auf { $after }.

## Wie es ausging

decisive = das Leben der anderen Flotte ist aufgebraucht
narrow = beide bei null oder darunter, aber knapp vorn
mutual = beide am Ende, mit gleichem Leben
limit = der letzte Zug ist gespielt
# Instead of the frame’s
agreement = Remis vereinbart
# Instead of the frame’s
resignation = die andere Seite hat aufgegeben
# Instead of the frame’s
clock_ran_out = die Zeit der anderen Seite ist abgelaufen
# Instead of the frame’s
last_seat = die andere Seite hat die Partie verlassen

## Wo wir sind, und was zu tun ist

node-opening = Eröffnung
node-SpeciesChoice = Volk
node-duel = Duell
node-Turn = Zug
node-BuildPhase = Bauphase
node-DiceRoll = Wurf
node-LineGeneration = Linien
node-Chronoswarm = Chronoschwarm
extra_dice = Extrawürfel
extra_income = Extralinien
node-ShipsThatBuild = Bauende Schiffe
node-Drawing = Zeichnen
node-EndOfBuild = Ende des Bauens
node-BattlePhase = Kampfphase
node-FirstStrike = Erstschlag
node-InteractionLoop = Ladungen und Sonnenkräfte
node-EndOfTurnResolution = Zugende
prompt-SpeciesChoice = Wähle dein Volk
prompt-DiceRoll = Behalte den Würfel oder wirf ihn neu
prompt-ShipsThatBuild = Lass deine Schiffe bauen, dann sag fertig
prompt-Drawing = Zeichne, verbinde und wandle Schiffe, dann sag fertig
prompt-FirstStrike = Wähle die Ziele deines Erstschlags
prompt-InteractionLoop = Erkläre eine Ladung oder Sonnenkraft, oder passe

## Was zu tun möglich ist

ask-SpeciesChoice = Wähle dein Volk
move-done = Fertig
move-reroll = Den Würfel neu werfen
    .help = Wirf den Würfel neu, für beide.
move-keep = Den Würfel behalten
    .help = Nimm den Würfel, wie er liegt.
move-build = Bauen
    .help = Lass einen Träger oder Brüter für seine Ladungen ein Schiff machen.
move-sacrifice = Opfern
    .help = Lass ein Opferbecken ein eigenes einfaches Schiff zerstören und Xeniten daraus machen.
move-draw = Ein Schiff zeichnen
    .help = Bezahle Linien für ein einfaches Schiff deines Volks.
move-upgrade = Verbinden
    .help = Verbinde lose Schiffe zu einem größeren; Verbindungslinien zahlen zuerst.
move-evolve = Einen Xeniten wandeln
    .help = Lass einen Wandler aus einem Xeniten einen Oxit oder Asterit machen.
move-strike = Schlagen
    .help = Ziele mit einem Wächter oder der dritten Spirale dieses Zugs auf ein einfaches Schiff des Gegners.
move-steal = Ein Schiff nehmen
    .help = Nenne ein einfaches Schiff des Gegners, das deine neue Arche nimmt.
move-charge = Eine Ladung erklären
    .help = Gib eine Ladung für Schaden oder Heilung am Zugende aus.
move-equalise = Ausgleichen
    .help = Opfere ein eigenes einfaches Schiff mit einem des Gegners, das gleich viel kostet.
move-cast = Eine Sonnenkraft wirken
    .help = Gib Energie für eine Sonnenkraft aus; ein Kubus wiederholt die erste einfarbige.
move-target = Ein Schiff für das Schwarze Loch wählen
    .help = Nimm ein einfaches Schiff des Gegners.
input-ship = Schiff
input-number = Zahl
input-power = Kraft
input-amount = Menge
input-target = Ziel
input-source = Von
input-mode = Art
input-into = Zu
input-own_ship = Eigenes Schiff
input-enemy_ship = Gegnerisches Schiff
draw_for = { $what }: { $cost ->
    [one] 1 Linie
   *[other] { $cost } Linien
}, { $left } übrig. { $use }
join_for = { $what }: { $cost } zum Verbinden, { $left ->
    [one] 1 Linie
   *[other] { $left } Linien
} übrig. { $use }
built_by = { $ship } von { $builder }, noch { $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
}
becomes_xenites = { $ship } wird zu { $xenites ->
    [one] 1 Xeniten
   *[other] { $xenites } Xeniten
}
aim_at = { $by } auf { $ship }
dealing = { $ship }: { $damage } Schaden
healing = { $ship }: { $healing } Heilung
both_lost = dein { $mine } und gegenüber { $theirs }
siphon_of = { $power } mit { $amount }: heilt und schadet { $gives }
copy_of = { $power } von { $ship } für { $blue } blaue
cast_for = { $power } für { $cost }: { $text }

## Was zurückgenommen wird

drawing_of = { $ship } zeichnen
joining_of = { $ship } durch Verbinden
evolving_into = in { $ship } wandeln
building_of = { $ship } bauen

## Warum nicht

not_your_ship = Schiff { $iid } ist nicht deines; nenne ein eigenes.
unknown_ship = { $among ->
    [own] Es gibt kein Schiff { $ship }; nenne ein eigenes.
    [enemy] Es gibt kein Schiff { $ship }; nenne eines des Gegners.
   *[catalogue] Es gibt kein Schiff „{ $ship }“; nenne eines aus dem Katalog, etwa DEF.
}
wrong_ship = { $power ->
    [build] Bauen
    [sacrifice] Schiffe opfern
    [strike] Schlagen
    [steal] Schiffe nehmen
    [charge] Eine solche Ladung erklären
   *[equalise] Ausgleichen
} geht nicht durch { $ship }; das können: { $able }.
own_ship_named = Das ist dein eigenes Schiff; nenne eines des Gegners.
indestructible = { BIG($ship) } kann man nicht zerstören: { $core ->
    [true] Kerne sind immer unzerstörbar. Nenne ein anderes Schiff.
   *[false] verbundene Schiffe sind immer unzerstörbar. Nenne ein einfaches.
}
not_stealable = { BIG($ship) } kann man nicht nehmen: { $core ->
    [true] Kerne
   *[false] verbundene Schiffe
} nie. Nenne ein anderes Schiff.
not_copyable = { BIG($ship) } kann man nicht kopieren; nenne ein einfaches Schiff, das kein Kubus ist.
fourth_spiral = Eine vierte Spirale gibt es nicht; nenne ein anderes Schiff.
too_cheap = Für { $ship } gibt es nichts: weniger als { $least } Linien wert; nenne ein teureres Schiff.
never_equalised = Schiffe der Gleichheit dürfen es nicht sein; nenne andere.
unequal_cost = Beide müssen gleich viele Linien kosten: { $mine } { $my_cost }, { $theirs } { $their_cost }.
protected = Das Opferbecken des Gegners schützt seine Flotte; nur Diebstahl erreicht sie.
named_already = { $ship } ist schon genannt; nenne ein anderes.
copied_already = { $ship } ist in diesem Zug schon kopiert; nenne ein anderes.
already_used = { $ship } ist in diesem { $when ->
    [step] Schritt
   *[turn] Zug
} schon benutzt und wirkt wieder im nächsten.
no_charges = Das braucht { $cost ->
    [one] 1 Ladung
   *[other] { $cost } Ladungen
}; { $ship } hat { $have ->
    [0] keine
   *[other] { $have }
}.
builds_later = { $ship } baut ab der nächsten Bauphase.
not_the_third = Nur eine Spirale, die in diesem Zug deine dritte wurde, darf schlagen.
ark_not_new = Eine Arche der Herrschaft nimmt nur im Zug ihrer Fertigstellung Schiffe.
no_rerolls = Du kannst in diesem Zug nicht mehr neu werfen; behalte den Würfel.
no_xenite = Du hast keinen losen Xeniten zum Wandeln; mach zuerst einen.
no_evolver = Du hast in diesem Schritt keinen Wandler mehr; jeder wandelt einen Xeniten.
bad_charge_mode = Erkläre Schaden oder Heilung, nicht „{ $mode }“.
cannot_make = Durch { $ship } gibt es { $makes }, nicht „{ $wanted }“.
cannot_become = Ein Xenit wird zum Oxit oder Asterit, nicht zu „{ $wanted }“.
not_taking_part = Diese zusätzliche Bauphase ist für Besitzer eines älteren Chronoschwarms; du kannst nur fertig sagen.
not_drawable = { $ship } kann man nicht zeichnen, nur { $evolved ->
    [true] aus einem Xeniten wandeln
   *[false] verbinden
}.
not_upgraded = { $ship } entsteht nicht durch Verbinden, sondern { $evolved ->
    [true] aus einem Xeniten
   *[false] durch Zeichnen
}.
foreign_ship = { $ship } gehört einem anderen Volk ({ $theirs }); du zeichnest Schiffe von: { $mine }.
limit_reached = Du hast { $most } × { $ship } im Spiel, mehr dürfen es nicht sein; mach ein anderes Schiff.
copy_limit = Mehr von { $ship } dürfen es nicht sein; nenne ein anderes Schiff.
not_enough_lines = { $short ->
    [one] 1 Linie
   *[other] { $short } Linien
} zu wenig: { $what } kostet { $cost }, du hast { $have }.
joining = { $ship } verbinden
missing_components = Es fehlt noch: { $parts }.
component_charged = Noch geladen: gib die Ladungen von { $parts } aus.
besides = { $first } { $second }
number_needed = Wähle eine Zahl von 1 bis 6: { $ship }.
number_not_allowed = Für { $ship } gibt es keine Zahl; lass sie weg.
bad_number = { $number } ist keine Zahl von 1 bis 6.
not_ancient = Nur Uralte wirken Sonnenkräfte; feuere eine Ladung ab oder passe.
no_such_power = Es gibt keine Sonnenkraft „{ $power }“; es gibt { $powers }.
amount_for_siphon = Nenne eine Menge für Absaugen, und nur dafür.
target_for_simulacrum = Nenne ein Ziel für Trugbild, und nur dafür.
bad_amount = Absaugen braucht mindestens { $least } grüne und rote Energie, nicht { $amount }.
not_enough_energy = Das kostet { $cost } Energie, du hast { $have }.
must_pick_target = Dein Schwarzes Loch nimmt noch { $left ->
    [one] 1 Schiff
   *[other] { $left } Schiffe
} des Gegners.
wrong_step = Es gibt kein Schwarzes Loch, das ein Ziel braucht; wirke zuerst eines.
must_steal = Deine Arche der Herrschaft muss zuerst ein Schiff nehmen; nenne eines des Gegners.

## Wovon Hinweise sprechen

own_health = dein Leben
other_health = das Leben der anderen Seite
own_means = deine Schiffe und Linien
other_means = Schiffe und Linien der anderen Seite

## Was vorher vereinbart wird

preset-standard = Standard
preset-duel = Duell
option-starting_health = Leben zu Beginn
    .help = Nicht über dem Höchstwert
option-max_health = Höchstleben
    .help = Heilung hebt das Leben nie darüber
option-starting_lines = Linien zu Beginn
    .help = Linien vor dem ersten Wurf
option-saved_line_cap = Gesparte Linien
    .help = So viele Linien können höchstens gespart werden
option-first_species = Volk des ersten Platzes
    .help = Wird verdeckt gewählt, wenn es hier nicht feststeht
choice-first_species-choose = Wählen
choice-first_species-human = Menschen
choice-first_species-xenite = Xeniten
choice-first_species-centaur = Zentauren
choice-first_species-ancient = Uralte
choice-first_species-random = Zufall
option-second_species = Volk des zweiten Platzes
    .help = Wird verdeckt gewählt, wenn es hier nicht feststeht
choice-second_species-choose = Wählen
choice-second_species-human = Menschen
choice-second_species-xenite = Xeniten
choice-second_species-centaur = Zentauren
choice-second_species-ancient = Uralte
choice-second_species-random = Zufall
option-turn_limit = Letzter Zug
    .help = Danach gewinnt das höhere Leben; 0 heißt ohne Ende
too_healthy = das Leben zu Beginn, { $starting }, liegt über dem Höchstleben von { $most }

## Was ein Tisch ohne eigenes Brett zeigt

field-health = Leben
field-species = Volk
field-lines = Linien
field-joining = Anschlusslinien
field-fleet = Flotte
field-charges = Ladungen
field-number = Zahl
field-doomed = verloren
field-once_only = einmalige Wirkungen
field-queued = in diesem Zug angesagt
field-damage = Schaden
field-healing = Heilung
field-source = von
field-energy-green = grüne Energie
field-energy-red = rote Energie
field-energy-blue = blaue Energie
field-copies = kommende Kopien
field-turn = Zug
field-die = Würfel
field-extra_dice = weitere Würfel
field-used_this_turn = benutzt

## Was nur das Brett sagt

board-species-random = Der Zufall entscheidet
board-style-human = Ruhiger Aufbau zu schweren Schiffen.
board-style-xenite = Ein Schwarm, der sich zählt und brütet.
board-style-centaur = Ausbrüche, Ladungen und der richtige Moment.
board-style-ancient = Energie für Sonnenkräfte, keine Verbindungen.
board-style-random = Eines der vier, aufgedeckt mit dem anderen.
board-phase-species = Volk
board-phase-roll = Wurf
board-phase-rolled = Wurf { $n }
board-phase-build = Bauen
board-phase-draw = Zeichnen
board-phase-strike = Erstschlag
board-phase-battle = Kampf
board-noStrike = Niemand kann zuschlagen: kein geladener Wächter, keine dritte Spirale, keine neue Arche der Herrschaft.
board-phase-resolve = Abrechnung
board-phase-extra = Extraphase
board-place = Zug { $n } · { $step }
board-placeExtra = Zug { $n } · extra { $step }
board-step-DiceRoll = Wurf
board-step-LineGeneration = Linien
board-step-ShipsThatBuild = bauende Schiffe
board-step-Drawing = Zeichnen
board-step-EndOfBuild = Bauende
board-step-FirstStrike = Erstschlag
board-step-InteractionLoop = Kampf
board-step-EndOfTurnResolution = Zugende
board-task-SpeciesChoice = wähle dein Volk
board-task-DiceRoll = behalte die { $die } oder wirf noch einmal
board-task-ShipsThatBuild = lass deine Schiffe bauen, dann geh weiter
board-task-nothingBuilds = keines deiner Schiffe baut jetzt: geh weiter
board-task-notPart = die Extraphase gehört dem anderen: geh weiter
board-task-Drawing = zeichne mit deinen { $lines } oder sag, dass du bereit bist
board-task-DrawingNothing = mit { $lines } geht nichts: sag, dass du bereit bist
board-task-FirstStrike = wähle die Ziele deines Erstschlags
board-task-steal = wähle die Schiffe, die deine Arche nimmt
board-task-InteractionLoop = erkläre eine Ladung oder Sonnenkraft, oder passe
board-task-nothingToDeclare = du hast nichts zu erklären: passe
board-task-hole = wähle { $n } für das Schwarze Loch
board-wait-SpeciesChoice = Volk
board-wait-DiceRoll = der Würfel
board-wait-ShipsThatBuild = bauende Schiffe
board-wait-Drawing = Zeichnen
board-wait-FirstStrike = Erstschlag
board-wait-InteractionLoop = eine Erklärung oder Passen
board-line = { $n ->
    [one] 1 Linie
   *[other] { $n } Linien
}
board-ship = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
board-charge = { $n ->
    [one] 1 Ladung
   *[other] { $n } Ladungen
}
board-linesLeft = { $n } übrig
board-linesOf = von { $all }: { $from }
board-from-die = Würfel { $n }
board-from-saved = gespart { $n }
board-from-other = { $what } { $n }
board-joiningLeft = + { $n } Verbindung
board-health = { $name }: { $now } Leben, Vorhersage { $then }
board-healthNow = { $name }: { $now } Leben
board-of = von { $n }
board-you = du
board-thinking = denkt nach
board-drawing = zeichnet
board-building = baut
board-ready = bereit
board-aiming = zielt
board-declaring = erklärt
board-fleet-mine = Deine Flotte mit dem Plan dieses Zugs
board-fleet-theirs = Flotte von { $name }
board-fleet-hidden = Flotte von { $name } zu Beginn des Zugs; neue Schiffe bleiben verborgen, bis beide bereit sind
board-noShips = noch keine Schiffe
board-fresh = neu
board-doomed = verloren
board-aimed = im Visier
board-damage = { $n } Schaden
board-healing = { $n } Heilung
board-onNumber = auf { $n }
board-forecast = Vorhersage
board-youDeal = Du machst
board-deals = { $name } macht
board-nothing = noch nichts
board-upTo = bis { $n } mit { $sources }
board-die = Würfel: { $n }
board-reads = { $name } liest 6
board-youRead = du liest 6
board-extraDice = extra
board-reroll = Neu werfen
board-rerollSub = noch { $n }, für beide
board-draw = Zeichnen
board-upgrade = Verbinden
board-evolve = Wandeln
board-catalogue = Katalog
board-builders = Bauende Schiffe
board-noBuilders = Keines deiner Schiffe baut in diesem Zug.
board-drawNext = Danach wird gezeichnet; planen kannst du schon.
board-lines = Linien
board-cost = kostet { $n }
board-joins = verbindet für { $n }
board-short = { $n } zu wenig
board-allShips = Alle Schiffe und Sonnenkräfte
board-allOf = Alle { $n } Schiffe
board-moreAbout = Mehr über { $name }
board-pickNumber = Auf welche Zahl?
board-pickNumberWhy = Die Zahl bleibt für immer. Der Würfel zeigt in diesem Zug { $n }.
board-reset = Diesen Schritt neu beginnen
board-unready = Doch noch nicht bereit
board-readyNote = Du bist bereit. Bis der andere es ist, kannst du deinen Plan noch ändern.
board-waitsFor = { $name } ist noch dabei.
board-strikes = Erstschlag
board-strikeHow = Tipp auf ein Schiff des Gegners, um darauf zu zielen. Niemand sieht es, bevor beide gewählt haben.
board-stealHow = Tipp auf die Schiffe des Gegners, die du nehmen willst.
board-declarations = Erklärungen
board-declareHow = Sie wirken alle zusammen am Ende des Zugs.
board-noDeclarations = Du kannst gerade nichts erklären.
board-declared = In diesem Zug erklärt
board-equaliseHow = Tipp auf ein eigenes Schiff, dann auf eines des Gegners mit gleichem Preis.
board-holeHow = Tipp auf ein Schiff des Gegners für das Schwarze Loch.
board-copyHow = Tipp auf das Schiff des Gegners, das kopiert wird.
board-energy = Energie
board-energy-green = grün
board-energy-red = rot
board-energy-blue = blau
board-energySoon = im kommenden Kampf
board-solar = Sonnenkräfte
board-siphon = Absaugen mit { $n }
board-siphonGives = heilt und schadet { $n }
board-converts = { $n } umgewandelt
board-copies = Kopien: { $ships }
board-passRest = Für den Rest des Zugs passen
board-passRestEnd = Passe bis zum Zugende: wieder fragen
board-sacrificeHow = Tipp auf das Schiff, das geopfert wird.
board-price = { $n ->
    [one] 1 Linie
   *[other] { $n } Linien
}
board-priceUpgrade = { $join } zum Verbinden, { $all } insgesamt
board-parts = Entsteht aus
board-partEmpty = { $name }, leer
board-charges = Ladungen
board-mostShort = Höchstens
board-inFleets = Im Spiel
board-tier-basic = einfaches Schiff
board-tier-evolved = gewandeltes Schiff, zählt als einfaches
board-tier-upgraded = verbundenes Schiff: nicht zu zerstören, zu nehmen oder zu kopieren
board-repeats = Kuben wiederholen sie, wenn sie deine erste im Zug ist.
board-resolution = Zug { $n } abgerechnet
board-forecastTitle = Wenn der Zug jetzt endete
board-forecastNote = Aus dem, was du sehen kannst. Verdeckt Gebautes ist nicht dabei.
board-last = Zug { $n }
board-lastOpen = Wie Zug { $n } ausging
board-total = Zusammen
board-toItself = an sich selbst
board-redemption = Erlösung: ab { $n }
board-capped = begrenzt durch das Höchstleben
board-rolledNow = Wurf in Zug { $n }
board-goOn = Weiter
board-log = Kampfbericht
board-logTurn = Zug { $n }
board-logBefore = Vor dem ersten Zug
board-download = Herunterladen
board-chartHealth = Leben am Ende jedes Zugs
board-chartDealt = Schaden und Heilung, Zug um Zug
board-chartFleet = Wert der Flotte in Linien
board-dealt = Schaden
board-healed = Heilung
board-turnShort = Z{ $n }
board-standing = Ende der Partie
board-autocast = Von selbst wirken
board-autocastNone = keine
board-autocastHelp = Gewählte Kräfte werden nacheinander gewirkt, sobald du erklären darfst und Energie da ist, bis du diese Seite verlässt.
board-autoPass = Schritte überspringen, die mich nicht brauchen
board-autoPassHelp = Schritte, in denen du nur fertig sagen oder passen könntest, werden an diesem Tisch für dich übersprungen. Sonst nichts.
board-act-commit = { $species } anführen
board-act-commitRandom = Den Zufall entscheiden lassen
board-act-commitSub = geheim, bis beide gewählt haben
board-act-keep = Die { $n } behalten
board-act-keepSub = sie gilt für beide
board-act-reroll = Neu werfen
board-act-goOn = Weiter zum Zeichnen
board-act-goOnSub = nichts mehr zu bauen
board-act-goOnLeft = was noch zu bauen wäre, bleibt liegen
board-act-ready = Bereit
board-act-readySub = { $lines } für den nächsten Zug gespart
board-act-readyLost = { $lines } gespart, { $lost } über der Grenze verloren
board-act-readyNone = keine Linien gespart
board-act-strikeDone = Keine Schläge mehr
board-act-strikeDoneSub = übrige Ladungen bleiben
board-act-pass = Passen
board-act-passSub = der Zug endet, wenn beide nacheinander passen
board-act-draw = { $ship } zeichnen
board-act-upgrade = Zu { $ship } verbinden
board-act-evolve = In { $ship } wandeln
board-act-build = { $ship } bauen
board-act-sacrifice = { $ship } opfern
board-act-strike = { $ship } zerstören
board-act-strikeSub = verdeckt, bis beide gewählt haben
board-act-steal = { $ship } nehmen
board-act-charge = { $ship } abfeuern
board-act-chargeSub = am Ende des Zugs: { $what }
board-act-equalise = Ausgleichen
board-act-equaliseSub = dein { $mine } und { $theirs } des Gegners
board-act-cast = { $power } wirken
board-act-target = { $ship } ins Schwarze Loch

## Was auf dem Spiel steht

brings_damage = { $amount } Schaden mehr in jedem Zug, { $total } im Ganzen.
costs_damage = { $amount } Schaden weniger in jedem Zug, { $total } im Ganzen.
brings_healing = { $amount } Heilung mehr in jedem Zug, { $total } im Ganzen.
costs_healing = { $amount } Heilung weniger in jedem Zug, { $total } im Ganzen.
brings_once = Einmal, am Ende dieses Zugs: { $damage ->
    [0] { $healing } Heilung
   *[other] { $healing ->
        [0] { $damage } Schaden
       *[other] { $damage } Schaden und { $healing } Heilung
    }
}.
brings_lines = { $amount ->
    [one] 1 Linie
   *[other] { $amount } Linien
} mehr in jedem Zug vom nächsten an.
costs_lines = { $amount ->
    [one] 1 Linie
   *[other] { $amount } Linien
} weniger in jedem Zug vom nächsten an.
brings_energy = Mehr Energie für diesen Kampf: { $energy }.
you_lose_ships = Du verlierst { $ships }; { $left ->
    [one] 1 Schiff bleibt
   *[other] { $left } Schiffe bleiben
}.
they_lose_ships = { $seat } verliert { $ships }; { $left ->
    [one] 1 Schiff bleibt
   *[other] { $left } Schiffe bleiben
}.
you_take_ships = Du nimmst { $seat } { $ships } ab.
you_lose_ships_to = { $seat } nimmt dir { $ships } ab.
damage_now = { $amount } Schaden mehr in diesem Zug, { $total } im Ganzen.
healing_now = { $amount } Heilung mehr in diesem Zug, { $total } im Ganzen.
lines_next_turn = Im nächsten Zug { $amount ->
    [one] 1 Linie
   *[other] { $amount } Linien
} für dich.
copy_comes = Im nächsten Zug bekommst du { $ship }.
your_health_then = Wie es steht, beendest du den Zug mit { $health }{ $beaten ->
    [true] { " " }und bist geschlagen
   *[false] { "" }
}.
their_health_then = Wie es steht, beendet { $seat } den Zug mit { $health }{ $beaten ->
    [true] { " " }und ist geschlagen
   *[false] { "" }
}.
your_health_falls = Dein Leben fällt von { $before } auf { $after }.
your_health_rises = Dein Leben steigt von { $before } auf { $after }.
their_health_falls = Das Leben von { $seat } fällt von { $before } auf { $after }.
their_health_rises = Das Leben von { $seat } steigt von { $before } auf { $after }.

## Die erste Partie

lesson-health = Das ist dein Leben. Es ändert sich einmal, am Ende des Zugs; wer dann bei null steht, hat verloren.
lesson-lines = Ein Würfel fiel für beide Flotten: eine Vier, also hat jeder vier Linien. Linien bezahlen Schiffe, und was übrig bleibt, wird gespart.
lesson-draw = Zeichne ein Schiff: tipp auf ein leuchtendes. Ein Jäger kostet 3 und schadet jeden Zug, ein Verteidiger kostet 2 und heilt. Der andere Kapitän sieht noch nichts.
lesson-ready = Wenn du fertig bist, sag es hier. Sind beide bereit, wird alles zugleich aufgedeckt.
lesson-forecast = Jetzt der Kampf. Hier steht, was am Ende des Zugs geschieht, wenn niemand mehr etwas tut.
lesson-battle = Schiffe mit Ladungen könnten jetzt feuern. Deine haben noch keine, also passe.
lesson-resolved = Aller Schaden und alle Heilung zählten zusammen, und beide Leben wurden geschrieben. Ein neuer Würfel, ein neuer Zug.
lesson-done = Spar für größere Schiffe, verbinde kleine zu großen und behalte die andere Flotte im Auge. Halte ein Schiff gedrückt oder klick es rechts an, um zu lesen, was es tut.

## Was ist das

term-health = Leben
term-health-about = Ändert sich einmal, am Ende des Zugs. Der Pfeil zeigt, was es sein wird, wenn nichts mehr geschieht. Bei null ist die Flotte dann verloren.
term-fleet = Flotte
term-fleet-about = Die gezeichneten Schiffe. Der andere sieht deine, wie sie zu Beginn des Zugs war.
term-forecast = Vorschau
term-forecast-about = Der Würfel dieses Zugs, und was jede Flotte an seinem Ende austeilen würde.
term-lines = Linien
term-lines-about = Der Preis der Schiffe. Der Würfel gibt sie, manche Schiffe geben mehr, und bis zu zwölf lassen sich sparen.
term-energy = Energie
term-energy-about = Was Kerne den Uralten in drei Farben geben; sie bezahlt Sonnenkräfte und verfällt am Ende des Zugs.
term-drawing = Zeichnen
term-drawing-about = Einfache Schiffe kosten Linien; größere verbinden die Schiffe, aus denen sie bestehen, und kosten Verbindungslinien.
