/** What of the board a chapter of the rules speaks of, by the name the board gives it. */
export const pictures = {
  'what-it-is-about': 'seat-0',
  'a-turn': 'purse-0',
  'the-stack': 'pile',
  combat: 'field',
  'the-opening-hand': 'hand',
};
