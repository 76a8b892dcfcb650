# Les règles à lire, chapitre par chapitre.

what-it-is-about = De quoi s’agit-il
    .text =
        Cinq ans dans une ferme collective. Tu remportes des plis, tu envoies leurs cartes travailler sur quatre champs
        et tu gardes des cartes à toi dans un potager. Au bout de cinq ans, le potager le plus riche gagne.

        Qui remporte des plis gagne des récompenses, mais c’est aussi vers lui que l’État se tourne quand un champ échoue.

a-year = Une année
    .text =
        Chaque champ montre sa récompense. Celui qui planifie annonce une couleur atout. À partir de la deuxième année,
        tu peux échanger des cartes de ta main avec ton potager.

        Puis on joue les plis : fournis la couleur demandée si tu le peux, sinon joue ce que tu veux. Le plus fort atout
        gagne, ou à défaut la plus forte carte de la couleur demandée ; l’as est la plus faible.

work = Le travail
    .text =
        Qui remporte un pli envoie ses cartes au travail. Une carte travaille sur le champ de sa couleur ; un atout peut
        être envoyé sur n’importe quel champ. Chaque carte travaille autant d’heures que sa valeur.

        Un champ qui a 40 heures est achevé, et sa récompense va, face visible, dans le potager du gagnant. Chacun pose la
        dernière carte de sa main, face cachée, dans son potager.

requisition = La réquisition
    .text =
        Pour chaque champ inachevé, ceux qui ont remporté un pli dans l’année perdent leur meilleure carte de cette
        couleur : elle part pour le Nord, hors du jeu.

        Les figures d’atout comptent là où elles ont travaillé. Le valet, l’Ivrogne, ne travaille pas mais endosse la
        faute. La dame, l’Indicateur, oblige tout le monde à montrer ses cartes. Le roi, le Cadre du Parti, en prend deux.

famine = La famine
    .text =
        Une fois en cinq ans vient une famine : l’année où la récompense est l’as de pommes de terre. Il n’y a pas
        d’atout, les mains sont plus petites et on ne joue que trois plis.
