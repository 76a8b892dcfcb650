/** The four crops; the rules let any string be one. */
export type Suit = 'Hearts' | 'Diamonds' | 'Clubs' | 'Spades';
