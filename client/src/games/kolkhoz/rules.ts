/** What of the board a chapter of the rules speaks of, by the name the board gives it. */
export const pictures = {
  'a-year': 'hand',
  work: 'jobs',
  requisition: 'job-Clubs',
};
