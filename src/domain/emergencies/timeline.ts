import type { RelatedAppeal } from '#contract/appeal';
import type { AppealDocument } from '#contract/appealDocument';
import type { DrefStageRow } from '#contract/dref';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { EventDetail } from '#contract/event';
import type { FieldReportMini } from '#contract/fieldReportMini';
import type { Personnel } from '#contract/personnel';
import type { SituationReport } from '#contract/situationReport';
import type { SurgeAlert } from '#contract/surgeAlert';
import type { DrefStage } from '../dref/drefTypes';
import { countsOf } from '../field-reports/fieldReportFigures';
import { formatIsoDate, parseMoment } from '../format/dates';
import { compareCodes } from '../language/compare';
import { societyName } from '../places/societyName';
import { alertPosition } from '../surge/alerts';
import { leadName } from '../three-w/activities';

/** What happened on a day of an emergency. Deployed units are missing: the API gives them no date. */
export const timelineKinds = [
  'start',
  'report',
  'document',
  'appealStart',
  'drefStage',
  'appealEnd',
  'alert',
  'personnel',
  'activity',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Where an entry leads. */
export type TimelineTarget =
  | { readonly page: 'fieldReport' | 'activity'; readonly id: number }
  | { readonly page: 'document'; readonly address: string };

export interface TimelineEntry {
  readonly id: string;
  readonly kind: TimelineKind;
  /** yyyy-MM-dd: the day in UTC of what the server stores as a day, the reader's own day of a moment. */
  readonly day: string;
  /** Null where the server gave no name. */
  readonly title: string | null;
  /** Who said or did it; null where this is not known. */
  readonly origin: string | null;
  readonly target: TimelineTarget | null;
  /** When it was added to the platform; null where this is not known. */
  readonly addedAt: string | null;
}

/** The parts of a timeline, each undefined until it has been read. */
export interface TimelineParts {
  readonly event: Pick<EventDetail, 'disaster_start_date' | 'name' | 'appeals' | 'field_reports'>;
  readonly responseDocuments?: readonly SituationReport[] | undefined;
  readonly drefStages?: readonly DrefStageRow[] | undefined;
  readonly appealDocuments?: readonly AppealDocument[] | undefined;
  readonly alerts?: readonly SurgeAlert[] | undefined;
  readonly personnel?: readonly Personnel[] | undefined;
  readonly activities?: readonly EmergencyProject[] | undefined;
}

type Undated = Omit<TimelineEntry, 'day'> & { readonly day: string | null };

const filled = (text: string | null | undefined) => text?.trim() || null;
const ownDay = (moment: string | null) => formatIsoDate(parseMoment(moment));

const reportEntry = ({ id, summary, report_date, created_at }: FieldReportMini): Undated => ({
  id: `report ${id}`,
  kind: 'report',
  day: ownDay(report_date ?? created_at),
  title: filled(summary),
  origin: null,
  target: { page: 'fieldReport', id },
  addedAt: created_at,
});

/** Names what the server names in one language alone. */
export interface TimelineNames {
  readonly appealType: (type: RelatedAppeal['atype'], serverName: string) => string;
  readonly drefStage: (stage: DrefStage, number: number | null) => string;
}

/** The kind of stage that the feed for reporting names; null for a name that it does not have today. */
function stageOf(name: string): readonly [DrefStage, number | null] | null {
  if (name === 'Application') return ['application', null];
  if (name === 'Final Report') return ['finalReport', null];
  const [, number] = /^Operational Update (\d+)$/.exec(name) ?? [];
  return number === undefined ? null : ['operationalUpdate', Number(number)];
}

/** A stage on the day of its approval, which the server loses for some updates. @source reference/real-server.md, section 2 */
function stageEntry(row: DrefStageRow, name: TimelineNames['drefStage']): Undated {
  const stage = stageOf(row.stage);
  return {
    id: `dref ${row.id}`,
    kind: 'drefStage',
    day: formatIsoDate(row.date_of_approval) ?? formatIsoDate(row.date_of_summary_publication),
    title: stage ? name(...stage) : filled(row.stage),
    origin: [row.appeal_id, row.status_display].flatMap((text) => filled(text) ?? []).join(' · ') || null,
    target: null,
    addedAt: null,
  };
}

/** The codes of appeals that may have a DREF: its own, and those of an emergency appeal that began as one and keeps its code. */
export const drefCodes = (appeals: readonly Pick<RelatedAppeal, 'atype' | 'code'>[]): readonly string[] => [
  ...new Set(appeals.flatMap(({ atype, code }) => (atype === 0 || atype === 1 ? (filled(code) ?? []) : []))),
];

const appealEntries = (appeal: RelatedAppeal, typeName: TimelineNames['appealType']): Undated[] => {
  const about = {
    title: filled(appeal.code) ?? filled(appeal.aid),
    origin: filled(typeName(appeal.atype, appeal.atype_display)),
    target: null,
    addedAt: null,
  };
  return [
    { id: `appeal ${appeal.id} start`, kind: 'appealStart', day: formatIsoDate(appeal.start_date), ...about },
    { id: `appeal ${appeal.id} end`, kind: 'appealEnd', day: formatIsoDate(appeal.end_date), ...about },
  ];
};

const document = (
  id: string,
  { created_at, name, address }: { created_at: string; name: string | null; address: string | null },
  origin: string | null,
): Undated => ({
  id,
  kind: 'document',
  day: ownDay(created_at),
  title: filled(name),
  origin,
  target: address ? { page: 'document', address } : null,
  addedAt: created_at,
});

/**
 * What happened in an emergency, newest day first; entries without a day are left out, and those of days to come stand on their day.
 *
 * @param parts - what has been read so far: a part that failed or is on its way leaves its entries out
 * @param names - the product's words for what the server names in one language
 */
export function timelineOf(parts: TimelineParts, names: TimelineNames): readonly TimelineEntry[] {
  const { event } = parts;
  const entries: readonly Undated[] = [
    {
      id: 'start',
      kind: 'start',
      day: formatIsoDate(event.disaster_start_date),
      title: filled(event.name),
      origin: null,
      target: null,
      addedAt: null,
    },
    ...event.field_reports.map(reportEntry),
    ...event.appeals.flatMap((appeal) => appealEntries(appeal, names.appealType)),
    ...(parts.drefStages ?? []).map((stage) => stageEntry(stage, names.drefStage)),
    ...(parts.responseDocuments ?? []).map((each) =>
      document(
        `situation ${each.id}`,
        { ...each, address: each.document ?? each.document_url },
        filled(each.type?.type),
      ),
    ),
    ...(parts.appealDocuments ?? []).map((each) =>
      document(
        `document ${each.id}`,
        { ...each, address: each.document ?? each.document_url },
        filled(each.appeal?.code),
      ),
    ),
    ...(parts.alerts ?? []).map(
      (alert): Undated => ({
        id: `alert ${alert.id}`,
        kind: 'alert',
        day: formatIsoDate(alert.opens) ?? ownDay(alert.created_at),
        title: filled(alertPosition(alert)),
        origin: filled(alert.molnix_status_display),
        target: null,
        addedAt: alert.created_at,
      }),
    ),
    ...(parts.personnel ?? []).map(
      (person): Undated => ({
        id: `person ${person.id}`,
        kind: 'personnel',
        day: formatIsoDate(person.start_date),
        title: filled(person.role),
        origin: person.country_from && filled(societyName(person.country_from)),
        target: null,
        addedAt: null,
      }),
    ),
    ...(parts.activities ?? []).map(
      (activity): Undated => ({
        id: `activity ${activity.id}`,
        kind: 'activity',
        day: formatIsoDate(activity.start_date),
        title: filled(activity.title),
        origin: filled(leadName(activity)),
        target: { page: 'activity', id: activity.id },
        addedAt: activity.created_at,
      }),
    ),
  ];
  return entries
    .filter((entry): entry is TimelineEntry => entry.day !== null)
    .toSorted((a, b) => compareCodes(b.day, a.day) || timelineKinds.indexOf(a.kind) - timelineKinds.indexOf(b.kind));
}

/** Entries by day, in their order. */
export function byDay(
  entries: readonly TimelineEntry[],
): readonly { day: string; entries: readonly TimelineEntry[] }[] {
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

/** The people affected by the day of the report that counted them, a series for each source; individuals, null where it gave none. */
export interface AffectedCurve {
  readonly days: readonly string[];
  readonly redCross: readonly (number | null)[];
  readonly government: readonly (number | null)[];
  readonly other: readonly (number | null)[];
}

/**
 * The people affected through the reports of an emergency. Sources are never added up; of several reports on one day the last counts.
 *
 * @returns null with fewer than two days that have a figure
 */
export function affectedCurve(reports: readonly FieldReportMini[]): AffectedCurve | null {
  const byReportDay = new Map(
    reports
      .toSorted((a, b) => compareCodes(a.created_at, b.created_at))
      .flatMap((report) => {
        const day = ownDay(report.report_date ?? report.created_at);
        const counts = countsOf(report, 'affected');
        const isCounted = Object.values(counts).some((count) => count !== null && count !== undefined);
        return day && isCounted ? [[day, counts] as const] : [];
      }),
  );
  const points = [...byReportDay].toSorted(([a], [b]) => compareCodes(a, b));
  if (points.length < 2) return null;
  return {
    days: points.map(([day]) => day),
    redCross: points.map(([, counts]) => counts.redCross ?? null),
    government: points.map(([, counts]) => counts.government ?? null),
    other: points.map(([, counts]) => counts.other ?? null),
  };
}
