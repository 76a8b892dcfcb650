"""Games a second time, as arrays, for learning and playing on where the engine is too slow; the extra `arrays` compiles
them.

The engine's rules are the rules: an array version is checked against them move for move, and no match is played by it.
"""
