# Ce que disent les e-mails.

subject-turn = { $title } : à toi de jouer
mail-turn =
    Bonjour { $name },

    c’est à toi de jouer à la table « { $table } » ({ $title }).

    { $prompt }

        { $link }

    Tu reçois ce message parce que quelqu’un t’attend. Ne plus en recevoir :
        { $unsubscribe }

subject-over = { $title } : la partie est terminée
mail-over =
    Bonjour { $name },

    la partie à la table « { $table } » ({ $title }) est terminée.

    { $prompt }

        { $link }

    Ne plus recevoir ces messages :
        { $unsubscribe }

subject-verify = Confirme ton adresse
mail-verify =
    Bonjour { $name },

    confirme, s’il te plaît, que cette adresse est la tienne :

        { $link }

    Si tu n’as pas créé de compte sur { $url }, ignore ce message.

subject-reset = Un nouveau mot de passe
mail-reset =
    Bonjour { $name },

    quelqu’un, sans doute toi, demande un nouveau mot de passe pour ton compte sur { $url } :

        { $link }

    Le lien est valable une heure. Si ce n’était pas toi, ignore ce message.

subject-test = Un essai
mail-test =
    Bonjour { $name },

    c’est ainsi que { $url } te dira que c’est à toi de jouer.
