# What mails say.

subject-turn = { $title }: it is your turn
mail-turn =
    Hello { $name },

    it is your turn at the table “{ $table }” ({ $title }).

    { $prompt }

        { $link }

    You get this mail because somebody waits for you. No more such mails:
        { $unsubscribe }

subject-over = { $title }: the match is over
mail-over =
    Hello { $name },

    the match at the table “{ $table }” ({ $title }) is over.

    { $prompt }

        { $link }

    No more such mails:
        { $unsubscribe }

subject-verify = Confirm your address
mail-verify =
    Hello { $name },

    please confirm that this is your address:

        { $link }

    If you have not made an account at { $url }, ignore this mail.

subject-reset = A new password
mail-reset =
    Hello { $name },

    somebody, probably you, wants a new password for your account at { $url }:

        { $link }

    The link is good for an hour. If it was not you, ignore this mail.

subject-test = A test
mail-test =
    Hello { $name },

    this is how { $url } will tell you that it is your turn.
