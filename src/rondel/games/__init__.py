"""The games that come with Rondel; each is a folder that knows the core and nothing else."""
