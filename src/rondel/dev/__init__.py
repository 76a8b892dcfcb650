"""The author's workshop: a game that is being written, served, reloaded on save, and taken apart while it is played.

It is for one person on one machine: it listens on the loopback address, and no other server has its routes.
"""
