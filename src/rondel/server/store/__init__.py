"""Where matches, tables and people are kept."""
