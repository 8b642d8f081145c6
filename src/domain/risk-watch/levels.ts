/** The sources of imminent events, in display order. @source reference/risk-watch.md, section 1.2 */
export const riskSources = ['gdacs', 'pdc', 'wfpAdam', 'meteoSwiss'] as const;
export type RiskSource = (typeof riskSources)[number];

/** The severity levels of all sources: PDC has names, GDACS and WFP ADAM have colours. */
export const eventLevels = ['information', 'advisory', 'watch', 'warning', 'green', 'orange', 'red'] as const;
export type EventLevel = (typeof eventLevels)[number];

/** The levels of each source, lowest first; empty for a source without levels. */
export const levelsOf: Readonly<Record<RiskSource, readonly EventLevel[]>> = {
  gdacs: ['green', 'orange', 'red'],
  pdc: ['information', 'advisory', 'watch', 'warning'],
  wfpAdam: ['green', 'orange', 'red'],
  meteoSwiss: [],
};

/** Parses a level of the source, case-insensitively; null for unknown and missing texts. */
export function parseLevel(source: RiskSource, text: string | null | undefined): EventLevel | null {
  const name = text?.trim().toLowerCase();
  return levelsOf[source].find((level) => level === name) ?? null;
}

/** Whether a level of a source is at least another one; false for null. */
export const isLevelAtLeast = (source: RiskSource, level: EventLevel | null, least: EventLevel): boolean =>
  level !== null && levelsOf[source].indexOf(level) >= levelsOf[source].indexOf(least);

/**
 * The sources available in an environment: WFP ADAM and MeteoSwiss are not yet agreed for production.
 *
 * @source reference/risk-watch.md, section 1.2
 */
export const availableSources = (environment: string): readonly RiskSource[] =>
  environment === 'production' ? ['gdacs', 'pdc'] : riskSources;

/**
 * The source that is selected first on a country's page: the first available one with events.
 *
 * @param counts - number of events of each source in the country
 * @returns null without any event
 * @source reference/risk-watch.md, section 1.6
 */
export function defaultSource(
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
