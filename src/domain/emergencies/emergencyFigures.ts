import type { Event } from '#contract/event';
import type { FieldReportMini } from '#contract/fieldReportMini';
import { type FigureSource, headlineFigure, type SourceCounts } from '../field-reports/affectedFigures';
import {
  type CountedReport,
  countsOf,
  type eventIndicators,
  type warningIndicators,
} from '../field-reports/fieldReportFigures';
import { type FieldReportKind, fieldReportKind } from '../field-reports/fieldReportKind';
import { parseMoment } from '../format/dates';

const byUpdate = (a: { readonly updated_at: string }, b: { readonly updated_at: string }) =>
  Number(parseMoment(a.updated_at)) - Number(parseMoment(b.updated_at));

/** The report with the latest update, whose figures are shown for the emergency. */
export const newestReport = <R extends { readonly updated_at: string }>(reports: readonly R[]): R | undefined =>
  reports.toSorted(byUpdate).at(-1);

/** The report with the earliest update, which has the initial request. @source reference/emergencies.md, section 1.6 */
export const oldestReport = <R extends { readonly updated_at: string }>(reports: readonly R[]): R | undefined =>
  reports.toSorted(byUpdate)[0];

/** The fields of an emergency that `affectedPeople` reads. */
export interface AffectedFacts {
  readonly num_affected: Event['num_affected'];
  readonly field_reports: readonly (CountedReport & { readonly updated_at: string })[];
}

/**
 * The number of people that an emergency affects: its own figure, else the one of its newest report (Red Cross Red Crescent, then
 * government, then other). They are not added up: they count the same people.
 *
 * @returns individuals; null without a figure
 * @source reference/emergencies.md, section 1.1
 */
export function affectedPeople(event: AffectedFacts): number | null {
  if (event.num_affected !== null) return event.num_affected;
  const newest = newestReport(event.field_reports);
  return newest ? (headlineFigure(countsOf(newest, 'affected'))?.people ?? null) : null;
}

/** The keys of the figures of a report; the page has their labels. */
export type ReportFigureName =
  | (typeof eventIndicators)[number]
  | (typeof warningIndicators)[number]
  | 'centres'
  | 'assistedGovernment'
  | 'assistedRedCross'
  | 'assisted'
  | 'cases'
  | 'suspected'
  | 'probable'
  | 'confirmed'
  | 'epidemicDead'
  | 'figuresSource'
  | 'staff'
  | 'volunteers'
  | 'delegates';

/** A figure with its source; `source` is null for a figure that only one source gives. */
export interface ReportFigure {
  readonly name: ReportFigureName;
  readonly value: number | string | null;
  readonly source: FigureSource | null;
}

type Reader = (report: FieldReportMini) => ReportFigure;

const plain =
  (name: ReportFigureName, read: (report: FieldReportMini) => number | string | null | undefined): Reader =>
  (report) => ({ name, value: read(report) ?? null, source: null });

const fromSources =
  (name: ReportFigureName, read: (report: FieldReportMini) => SourceCounts): Reader =>
  (report) => {
    const headline = headlineFigure(read(report));
    return { name, value: headline?.people ?? null, source: headline?.source ?? null };
  };

const assisted = fromSources('assisted', (report) => ({
  redCross: report.num_assisted,
  government: report.gov_num_assisted,
  other: report.other_num_assisted,
}));

/** The largest population centres, a text; sources have the same order of preference. */
const centres: Reader = (report) => {
  const given = (
    [
      ['redCross', report.affected_pop_centres],
      ['government', report.gov_affected_pop_centres],
      ['other', report.other_affected_pop_centres],
    ] as const
  ).find(([, text]) => text?.trim());
  return { name: 'centres', value: given?.[1]?.trim() ?? null, source: given?.[0] ?? null };
};

const staff = plain('staff', (report) => report.num_localstaff);
const volunteers = plain('volunteers', (report) => report.num_volunteers);
const delegates = plain('delegates', (report) => report.num_expats_delegates);
const cases = plain('cases', (report) => report.epi_cases);
const epidemicDead = plain('epidemicDead', (report) => report.epi_num_dead);
const figuresSource = plain('figuresSource', (report) => report.epi_figures_source_display);
const sourced = (name: (typeof eventIndicators)[number] | (typeof warningIndicators)[number]) =>
  fromSources(name, (report) => countsOf(report, name));

/** The figures of each kind of report, in display order. @source reference/emergencies.md, section 1.6 */
const readers: Readonly<Record<FieldReportKind, readonly Reader[]>> = {
  EVT: [
    ...(['affected', 'injured', 'dead', 'missing', 'displaced'] as const).map(sourced),
    assisted,
    staff,
    volunteers,
    delegates,
  ],
  EW: [
    ...(['potentially_affected', 'highest_risk'] as const).map(sourced),
    centres,
    plain('assistedGovernment', (report) => report.gov_num_assisted),
    plain('assistedRedCross', (report) => report.num_assisted),
  ],
  EPI: [
    cases,
    plain('suspected', (report) => report.epi_suspected_cases),
    plain('probable', (report) => report.epi_probable_cases),
    plain('confirmed', (report) => report.epi_confirmed_cases),
    epidemicDead,
    figuresSource,
    assisted,
    staff,
    volunteers,
    delegates,
  ],
  COVID: [cases, epidemicDead, figuresSource, assisted, staff, volunteers],
};

/**
 * The figures of the newest report of an emergency, by the kind of report. Figures of several sources are not summed.
 *
 * @param dtype - the disaster type of the emergency, which decides whether a report is on an epidemic
 * @returns null without reports
 * @source reference/emergencies.md, sections 1.6 and 3.1
 */
export function emergencyReportFigures(reports: readonly FieldReportMini[], dtype: number | null) {
  const report = newestReport(reports);
  if (!report) return null;
  const kind = fieldReportKind({ status: report.status, is_covid_report: report.is_covid_report, dtype });
  return { report, kind, figures: readers[kind].map((read) => read(report)) };
}
