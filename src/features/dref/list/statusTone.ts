import type { DrefStatus } from '#contract/enums';

/** The colour that goes with a status; the words always stand beside it. */
export const statusTone = (status: DrefStatus) =>
  (({ 1: 'neutral', 2: 'blue', 3: 'yellow', 4: 'green', 5: 'red' }) as const)[status];
