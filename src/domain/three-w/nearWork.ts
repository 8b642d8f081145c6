/** A project or an activity as far as its likeness counts. Days are yyyy-MM-dd; an end that is null is open. */
export interface WorkFacts {
  /** Who does it: the id of a National Society or of an ERU, with its kind. */
  readonly lead: string | null;
  /** Empty for work in the whole country. */
  readonly provinces: readonly number[];
  readonly start: string | null;
  readonly end: string | null;
}

/** Whether two periods share a day. */
const overlap = (a: WorkFacts, b: WorkFacts) =>
  (a.start === null || b.end === null || a.start <= b.end) && (b.start === null || a.end === null || b.start <= a.end);

/** Whether two pieces of work share a province; work in a whole country is in all of them. */
const sharePlace = ({ provinces: a }: WorkFacts, { provinces: b }: WorkFacts) =>
  a.length === 0 || b.length === 0 || a.some((province) => b.includes(province));

/**
 * Stored work of the same country and kind that may be the same as what is written: that of its period and of its provinces, the same
 * lead first.
 *
 * @param stored - the order within each group stays
 * @param written - without a start, what is over by today is not near
 */
export function nearWork<Work>(
  stored: readonly Work[],
  factsOf: (work: Work) => WorkFacts,
  written: WorkFacts,
  today: string,
): readonly Work[] {
  const filed = { ...written, start: written.start ?? today };
  const isOfLead = (work: Work) => filed.lead !== null && factsOf(work).lead === filed.lead;
  const near = stored.filter((work) => overlap(factsOf(work), filed) && sharePlace(factsOf(work), filed));
  return [...near.filter(isOfLead), ...near.filter((work) => !isOfLead(work))];
}
