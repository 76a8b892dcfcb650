/** The six great powers; the rules let any string be one. */
export type CountryId = 'austria' | 'italy' | 'france' | 'england' | 'germany' | 'russia';
