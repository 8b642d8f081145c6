import type { Hazard } from './hazards';

/** What an imminent event tells a new report, in the words of the GO API. It travels in the navigation state. */
export interface ReportedEvent {
  /** The id of the country. */
  readonly country: number | null;
  /** The ids of all countries that the source names, `country` the first. */
  readonly countries: readonly number[];
  /** The id of the type of disaster. */
  readonly dtype: number | null;
  /** The day on which it began or is expected, yyyy-MM-dd. */
  readonly date: string | null;
  /** Whether it has not come yet. */
  readonly isExpected: boolean;
  /** The event, its figures and its source in words. */
  readonly text: string;
  /** The source's page on the event. */
  readonly address: string | null;
  /** The name of the source. */
  readonly source: string;
}

/** The GO API's types of disaster by hazard; the other hazards have none of the same meaning. @source reference/emergencies.md, section 5 */
export const disasterTypeOfHazard: Readonly<Partial<Record<Hazard, number>>> = {
  EQ: 2,
  TC: 4,
  EP: 1,
  FL: 12,
  WF: 15,
  DR: 20,
  FI: 21,
};

/** The reported event of a navigation state; null without one. */
export function reportedEventIn(state: unknown): ReportedEvent | null {
  if (typeof state !== 'object' || state === null || !('reportedEvent' in state)) return null;
  const { reportedEvent } = state as { readonly reportedEvent: ReportedEvent };
  const isWhole =
    typeof reportedEvent === 'object' &&
    typeof reportedEvent?.text === 'string' &&
    Array.isArray(reportedEvent.countries);
  return isWhole ? reportedEvent : null;
}
