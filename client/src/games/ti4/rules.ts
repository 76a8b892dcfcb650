/** What of the board a chapter of the rules speaks of, by the name the board gives it. */
export const pictures = {
  'a-round': 'cards actions',
  'points-and-the-end': 'order',
};
