/** The sources of imminent events, in the order in which they are offered. @source reference/risk-watch.md, section 1.2 */
export const riskSources = ['gdacs', 'pdc', 'wfpAdam', 'meteoSwiss'] as const;
export type RiskSource = (typeof riskSources)[number];

/** The severity levels of the sources: PDC has names, GDACS and ADAM colours. */
export const eventLevels = ['information', 'advisory', 'watch', 'warning', 'green', 'orange', 'red'] as const;
export type EventLevel = (typeof eventLevels)[number];

/** The levels of a source from the lowest to the highest; none for a source without levels. */
export const levelsOf: Readonly<Record<RiskSource, readonly EventLevel[]>> = {
  gdacs: ['green', 'orange', 'red'],
  pdc: ['information', 'advisory', 'watch', 'warning'],
  wfpAdam: ['green', 'orange', 'red'],
  meteoSwiss: [],
};

/** The level that a text of the source names, in any case; null for another text, and for none. */
export function levelNamed(source: RiskSource, text: string | null | undefined): EventLevel | null {
  const name = text?.trim().toLowerCase();
  return levelsOf[source].find((level) => level === name) ?? null;
}

/** Whether an event has at least a level; false for an event without one. */
export const isAtLeast = (source: RiskSource, level: EventLevel | null, least: EventLevel): boolean =>
  level !== null && levelsOf[source].indexOf(level) >= levelsOf[source].indexOf(least);

/** The sources of an environment: in production partners have not agreed to WFP ADAM and MeteoSwiss yet. @source reference/risk-watch.md, section 1.2 */
export const sourcesIn = (environment: string): readonly RiskSource[] =>
  environment === 'production' ? ['gdacs', 'pdc'] : riskSources;

/**
 * The source that a country's page begins with: the first that has an event there and is offered.
 *
 * @param counts - how many events each source has there
 * @returns null where none has any
 * @source reference/risk-watch.md, section 1.6
 */
export function firstSource(
  counts: { readonly pdc: number; readonly adam: number; readonly gdacs: number; readonly meteoswiss: number },
  offered: readonly RiskSource[],
): RiskSource | null {
  const order = [
    ['pdc', counts.pdc],
    ['wfpAdam', counts.adam],
    ['gdacs', counts.gdacs],
    ['meteoSwiss', counts.meteoswiss],
  ] as const;
  return order.find(([source, count]) => count > 0 && offered.includes(source))?.[0] ?? null;
}
