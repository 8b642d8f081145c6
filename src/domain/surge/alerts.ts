import type { SurgeAlert } from '#contract/surgeAlert';
import { readDate } from '../format/dates';

/** Tags of the rostering system that say nothing to readers. @source reference/surge.md, section 1.2 */
const internalTags = new Set(['nosuitable', 'notsurge', 'opschange']);
const isInternal = (name: string) => /^OP-/i.test(name) || internalTags.has(name.toLowerCase());

/** The words that describe a surge alert. */
export const alertKeywords = ({ molnix_tags }: Pick<SurgeAlert, 'molnix_tags'>): string[] =>
  molnix_tags.map(({ name }) => name).filter((name) => !isInternal(name));

/** The position of an alert; those of the roster system name the operation and the country after a comma. @source reference/surge.md, section 1.2 */
export function alertPosition({ message, molnix_id }: Pick<SurgeAlert, 'message' | 'molnix_id'>): string | null {
  const text = message?.trim() ?? '';
  return (molnix_id === null ? text : text.split(',')[0]?.trim()) || null;
}

/** How long the deployment lasts in milliseconds; null where either end is missing or they are reversed. */
export function alertDuration({ start, end }: Pick<SurgeAlert, 'start' | 'end'>): number | null {
  const [from, to] = [readDate(start), readDate(end)];
  if (!from || !to || to < from) return null;
  return to.getTime() - from.getTime();
}

const open = 0;

/** Whether the start of a deployment has passed while its position can still be taken: it then starts immediately. Only open alerts start immediately, not those that were stood down. */
export function startsImmediately({ start, molnix_status }: Pick<SurgeAlert, 'start' | 'molnix_status'>, now: Date) {
  const from = readDate(start);
  return molnix_status === open && from !== null && from < now;
}

const nearDays = 7;

export type DeadlineState = 'none' | 'past' | 'near' | 'later';

/**
 * How urgent the application deadline of an alert is; only open alerts take applications.
 *
 * @returns `near` up to seven days ahead, `none` without a deadline or for an alert that is not open
 * @source reference/surge.md, section 6
 */
export function deadlineState(
  { closes, molnix_status }: Pick<SurgeAlert, 'closes' | 'molnix_status'>,
  now: Date,
): DeadlineState {
  const deadline = readDate(closes);
  if (!deadline || molnix_status !== open) return 'none';
  const left = deadline.getTime() - now.getTime();
  if (left < 0) return 'past';
  return left <= nearDays * 24 * 60 * 60 * 1000 ? 'near' : 'later';
}
