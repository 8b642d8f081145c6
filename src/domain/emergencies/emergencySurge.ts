import type { Personnel } from '#contract/personnel';
import type { SurgeAlert } from '#contract/surgeAlert';
import { readDate } from '../format/dates';

/** Tags of the rostering system that say nothing to readers. @source reference/emergencies.md, section 1.13 */
const internalTags = new Set(['nosuitable', 'notsurge', 'opschange']);
const isInternal = (name: string) => /^OP-/i.test(name) || internalTags.has(name.toLowerCase());

/** The words that describe a surge alert. */
export const alertKeywords = ({ molnix_tags }: Pick<SurgeAlert, 'molnix_tags'>): string[] =>
  molnix_tags.map(({ name }) => name).filter((name) => !isInternal(name));

/** The position that an alert asks for; alerts from before the rostering system say more after a comma. */
export function alertPosition({ message, molnix_id }: Pick<SurgeAlert, 'message' | 'molnix_id'>): string | null {
  const text = message?.trim() ?? '';
  return (molnix_id === null ? text.split(',')[0]?.trim() : text) || null;
}

/** How long the deployment lasts in milliseconds; null where either end is missing or they are reversed. */
export function alertDuration({ start, end }: Pick<SurgeAlert, 'start' | 'end'>): number | null {
  const [from, to] = [readDate(start), readDate(end)];
  if (!from || !to || to < from) return null;
  return to.getTime() - from.getTime();
}

/** Whether the start of a deployment has passed: it then starts immediately. */
export function startsImmediately({ start }: Pick<SurgeAlert, 'start'>, now: Date): boolean {
  const from = readDate(start);
  return from !== null && from < now;
}

/**
 * The label of a kind of deployment: the server's short code, except for `rr`, which gets a text.
 *
 * @param rapidResponse - the words for `rr`
 * @source reference/emergencies.md, section 1.13
 */
export const deploymentType = (type: string, rapidResponse: string) =>
  type === 'rr' ? rapidResponse : type.toUpperCase();

/** Where a deployment lies within the period that all of a page span, both ends in percentage points. */
export interface Span {
  readonly from: number;
  readonly length: number;
}

type Deployed = Pick<Personnel, 'start_date' | 'end_date'>;

/**
 * Places deployments on one scale, from the first start to the last end among them.
 *
 * @returns a function from a deployment to its place, null where it has no dates
 */
export function deploymentScale(all: readonly Deployed[]): (deployed: Deployed) => Span | null {
  const timesOf = ({ start_date, end_date }: Deployed) => {
    const [start, end] = [readDate(start_date)?.getTime(), readDate(end_date)?.getTime()];
    return start === undefined || end === undefined || end < start ? null : ([start, end] as const);
  };
  const times = all.flatMap((deployed) => timesOf(deployed) ?? []);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const span = Math.max(1, last - first);
  return (deployed) => {
    const own = timesOf(deployed);
    if (!own) return null;
    return { from: (100 * (own[0] - first)) / span, length: (100 * (own[1] - own[0])) / span };
  };
}
