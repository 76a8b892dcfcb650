/** What of the board a chapter of the rules speaks of, by the name the board gives it. */
export const pictures = {
  'what-it-is-about': 'map',
  'a-nations-turn': 'rondel',
  'the-slots': 'rondel',
  maneuver: 'map',
  investors: 'people',
};
