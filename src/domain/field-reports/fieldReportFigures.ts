import { type FigureSource, figureSources, type SourceCounts } from './affectedFigures';
import type { FieldReportKind } from './fieldReportKind';

/** Indicators with a count for each of the three sources. */
export const eventIndicators = ['injured', 'dead', 'missing', 'affected', 'displaced'] as const;
export const warningIndicators = ['potentially_affected', 'highest_risk'] as const;

export type SourcedIndicator = (typeof eventIndicators)[number] | (typeof warningIndicators)[number];

const prefixes = { redCross: '', government: 'gov_', other: 'other_' } as const satisfies Record<FigureSource, string>;
type Prefix<S extends FigureSource> = (typeof prefixes)[S];

export type FigureField<
  I extends SourcedIndicator = SourcedIndicator,
  S extends FigureSource = FigureSource,
> = `${Prefix<S>}num_${I}`;

/** The name of the server's field for a source's count of an indicator. */
export const figureField = <I extends SourcedIndicator, S extends FigureSource>(
  indicator: I,
  source: S,
): FigureField<I, S> => `${prefixes[source]}num_${indicator}` as FigureField<I, S>;

export type CentresField<S extends FigureSource = FigureSource> = `${Prefix<S>}affected_pop_centres`;

/** The name of the server's field for the largest population centres that a source names; a text field. */
export const centresField = <S extends FigureSource>(source: S) =>
  `${prefixes[source]}affected_pop_centres` as CentresField<S>;

/** The indicators that each kind of report counts by source. @source reference/emergencies.md, section 2.1 */
export const sourcedIndicators: Readonly<Record<FieldReportKind, readonly SourcedIndicator[]>> = {
  EVT: eventIndicators,
  EW: warningIndicators,
  EPI: [],
  COVID: [],
};

/** The fields for people assisted, by who assists them. */
export const assistedFields = { redCross: 'num_assisted', government: 'gov_num_assisted' } as const;

/** Counts with a single source, named in `epi_figures_source`. @source reference/emergencies.md, section 2.1 */
export const epidemicFigures = {
  EPI: ['epi_cases', 'epi_suspected_cases', 'epi_probable_cases', 'epi_confirmed_cases', 'epi_num_dead'],
  COVID: ['epi_cases', 'epi_num_dead', 'epi_cases_since_last_fr', 'epi_deaths_since_last_fr'],
} as const;
export type EpidemicFigure = (typeof epidemicFigures)[keyof typeof epidemicFigures][number];

/** The fields for people who respond. @source reference/emergencies.md, section 2.1 */
export const responderFields = {
  EVT: ['num_localstaff', 'num_volunteers', 'num_expats_delegates'],
  EW: [],
  EPI: ['num_localstaff', 'num_volunteers', 'num_expats_delegates'],
  COVID: ['num_localstaff', 'num_volunteers'],
} as const satisfies Record<FieldReportKind, readonly string[]>;
export type ResponderField = (typeof responderFields)[FieldReportKind][number];

/** A report's fields that count people by source. */
export type CountedReport = { readonly [F in FigureField]?: number | null };

/** The counts of an indicator by source. */
export const countsOf = (report: CountedReport, indicator: SourcedIndicator): SourceCounts =>
  Object.fromEntries(figureSources.map((source) => [source, report[figureField(indicator, source)]]));
