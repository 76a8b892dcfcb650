# Was in Mails steht.

subject-turn = { $title }: Du bist am Zug
mail-turn =
    Hallo { $name },

    du bist am Tisch „{ $table }“ ({ $title }) am Zug.

    { $prompt }

        { $link }

    Du bekommst diese Mail, weil jemand auf dich wartet. Keine solchen Mails mehr:
        { $unsubscribe }

subject-over = { $title }: Die Partie ist zu Ende
mail-over =
    Hallo { $name },

    die Partie am Tisch „{ $table }“ ({ $title }) ist zu Ende.

    { $prompt }

        { $link }

    Keine solchen Mails mehr:
        { $unsubscribe }

subject-verify = Bestätige deine Adresse
mail-verify =
    Hallo { $name },

    bitte bestätige, dass das deine Adresse ist:

        { $link }

    Wenn du bei { $url } kein Konto angelegt hast, beachte diese Mail nicht.

subject-reset = Ein neues Passwort
mail-reset =
    Hallo { $name },

    jemand, wahrscheinlich du, möchte ein neues Passwort für dein Konto bei { $url }:

        { $link }

    Der Link gilt eine Stunde. Wenn du es nicht warst, beachte diese Mail nicht.

subject-test = Eine Probe
mail-test =
    Hallo { $name },

    so sagt dir { $url }, dass du am Zug bist.
