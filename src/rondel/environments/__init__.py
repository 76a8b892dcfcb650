"""Games as environments for researchers: PettingZoo and OpenSpiel. Each needs its optional extra."""
