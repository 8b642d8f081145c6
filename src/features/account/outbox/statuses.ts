import type { OutboxStatus } from '#app/outbox/entry';
import type { Tone } from '#ui/display/Tag';

/** The colour of a status: orange where its writer is needed. */
export const statusTones: Readonly<Record<OutboxStatus, Tone>> = {
  waiting: 'neutral',
  sending: 'blue',
  sent: 'green',
  refused: 'red',
  conflict: 'orange',
  arrivedEarlier: 'orange',
  fileLost: 'orange',
  outdated: 'red',
};
