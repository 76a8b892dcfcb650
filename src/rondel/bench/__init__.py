"""Speed measurements: of Rondel, and of its peers in the same run."""
