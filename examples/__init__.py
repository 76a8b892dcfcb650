"""Complete tiny games; the documentation quotes them and the tests play them."""
