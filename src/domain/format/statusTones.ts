/** The tone of a status by its meaning, the same in every list; always shown with its name. Red is left to dangers. */
export const statusTones = {
  planned: 'neutral',
  open: 'blue',
  waiting: 'yellow',
  /** Its time is near, or past without an end. */
  due: 'orange',
  done: 'green',
  ended: 'neutral',
} as const;
