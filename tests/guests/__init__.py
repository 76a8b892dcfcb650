"""Games of other people, as an installed package offers them: the generic table is held to what it makes of these.

They have no board, no words and no hints of their own; all the table knows of them is what their states declare.
"""
