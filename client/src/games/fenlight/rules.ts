/** What of the board a chapter of the rules speaks of, by the name the board gives it. */
export const pictures = {
  'what-it-is-about': 'sites',
  'a-turn': 'purse-0',
  moving: 'field',
  showdowns: 'sites',
  'the-opening-hand': 'hand',
};
