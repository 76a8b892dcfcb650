"""What goes over the wire: messages as types, their encoding, and schemas made from them."""
