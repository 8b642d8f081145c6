/** The visits of one person to one page, in milliseconds. */
export interface Visits {
  /** The end of the visit before the present one; null during the first. */
  readonly previous: number | null;
  /** When the page was last open. */
  readonly seen: number;
}

/** A page that is opened again within this time belongs to the same visit, in milliseconds. */
const sameVisit = 30 * 60_000;

/** The visits once the page is opened at a moment: what was new stays new within one visit, also after a reload. */
export function withVisit(visits: Visits | undefined, now: number): Visits {
  if (!visits) return { previous: null, seen: now };
  const isSame = now - visits.seen < sameVisit;
  return { previous: isSame ? visits.previous : visits.seen, seen: Math.max(now, visits.seen) };
}

/** The visits to the pages that were opened last. */
export function newestVisits(
  visits: Readonly<Record<string, Visits>>,
  count: number,
): Readonly<Record<string, Visits>> {
  return Object.fromEntries(
    Object.entries(visits)
      .toSorted(([, a], [, b]) => b.seen - a.seen)
      .slice(0, count),
  );
}
