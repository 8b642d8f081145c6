import { type FigureSource, figureSources, type SourceCounts } from './affectedFigures';
import type { FieldReportKind } from './fieldReportKind';

/** Indicators that the three sources count each for themselves. */
export const eventIndicators = ['injured', 'dead', 'missing', 'affected', 'displaced'] as const;
export const warningIndicators = ['potentially_affected', 'highest_risk'] as const;

export type SourcedIndicator = (typeof eventIndicators)[number] | (typeof warningIndicators)[number];

const prefixes = { redCross: '', government: 'gov_', other: 'other_' } as const satisfies Record<FigureSource, string>;
type Prefix<S extends FigureSource> = (typeof prefixes)[S];

export type FigureField<
  I extends SourcedIndicator = SourcedIndicator,
  S extends FigureSource = FigureSource,
> = `${Prefix<S>}num_${I}`;

/** The server's field for a source's count of an indicator. */
export const figureField = <I extends SourcedIndicator, S extends FigureSource>(
  indicator: I,
  source: S,
): FigureField<I, S> => `${prefixes[source]}num_${indicator}` as FigureField<I, S>;

export type CentresField<S extends FigureSource = FigureSource> = `${Prefix<S>}affected_pop_centres`;

/** The server's field of the largest population centres that a source names; a text. */
export const centresField = <S extends FigureSource>(source: S) =>
  `${prefixes[source]}affected_pop_centres` as CentresField<S>;

/** Which indicators a kind of report counts by source. @source reference/emergencies.md, section 2.1 */
export const sourcedIndicators: Readonly<Record<FieldReportKind, readonly SourcedIndicator[]>> = {
  EVT: eventIndicators,
  EW: warningIndicators,
  EPI: [],
  COVID: [],
};

/** People who received help, counted by the two who give it. */
export const assistedFields = { redCross: 'num_assisted', government: 'gov_num_assisted' } as const;

/** Counts that have one source, which `epi_figures_source` names. @source reference/emergencies.md, section 2.1 */
export const epidemicFigures = {
  EPI: ['epi_cases', 'epi_suspected_cases', 'epi_probable_cases', 'epi_confirmed_cases', 'epi_num_dead'],
  COVID: ['epi_cases', 'epi_num_dead', 'epi_cases_since_last_fr', 'epi_deaths_since_last_fr'],
} as const;
export type EpidemicFigure = (typeof epidemicFigures)[keyof typeof epidemicFigures][number];

/** People who respond. @source reference/emergencies.md, section 2.1 */
export const responderFields = {
  EVT: ['num_localstaff', 'num_volunteers', 'num_expats_delegates'],
  EW: [],
  EPI: ['num_localstaff', 'num_volunteers', 'num_expats_delegates'],
  COVID: ['num_localstaff', 'num_volunteers'],
} as const satisfies Record<FieldReportKind, readonly string[]>;
export type ResponderField = (typeof responderFields)[FieldReportKind][number];

/** A report's fields that count people by source. */
export type CountedReport = { readonly [F in FigureField]?: number | null };

/** What each source counted of an indicator. */
export const countsOf = (report: CountedReport, indicator: SourcedIndicator): SourceCounts =>
  Object.fromEntries(figureSources.map((source) => [source, report[figureField(indicator, source)]]));
