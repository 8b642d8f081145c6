import type { EmergencyProject } from '#contract/emergencyProject';
import { compareCodes, compareNames } from '../language/compare';
import { sumOf } from '../lists/sumOf';
import { societyName } from '../places/societyName';
import { type Reach, reachKinds, reachOf } from './people';
import { currentStatus } from './status';

/** A key with its label and number of projects. */
export interface LabelledCount {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

function tally(
  entries: readonly (readonly [key: string | number, label: string])[],
  language: string,
): LabelledCount[] {
  const byName = compareNames(language);
  const counts = new Map<string, LabelledCount>();
  for (const [key, label] of entries) {
    const id = String(key);
    counts.set(id, { key: id, label, value: (counts.get(id)?.value ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.value - a.value || byName(a.label, b.label));
}

/** The unique sectors of a record's activities. */
const sectorsOf = ({ activities }: Pick<EmergencyProject, 'activities'>) => [
  ...new Map(activities.map(({ sector, sector_details }) => [sector, sector_details.title])),
];

/** A figure of reach with the number of records that give it. */
export interface ReachFigure {
  readonly kind: keyof Reach;
  readonly value: number | null;
  readonly records: number;
}

/** Whom the records reached: people first, then households and recipients of cash where any record counts them. */
export function reachFigures(projects: readonly EmergencyProject[]): readonly ReachFigure[] {
  const reached = projects.map(reachOf);
  return reachKinds
    .map((kind) => {
      const given = reached.flatMap((reach) => reach[kind] ?? []);
      return { kind, value: sumOf(given), records: given.length };
    })
    .filter(({ kind, records }) => kind === 'people' || records > 0);
}

/**
 * The headline figures of all projects of a response.
 *
 * @param today - the reader's own day, for the statuses
 * @source reference/emergencies.md, section 1.8
 */
export function activityStatistics(projects: readonly EmergencyProject[], today: string, language: string) {
  const leads = (lead: EmergencyProject['activity_lead'], read: (project: EmergencyProject) => number | null) =>
    new Set(projects.filter((project) => project.activity_lead === lead).flatMap((project) => read(project) ?? []));
  return {
    nationalSocieties: leads('national_society', (project) => project.reporting_ns).size,
    erus: leads('deployed_eru', (project) => project.deployed_eru).size,
    reach: reachFigures(projects),
    sectors: tally(projects.flatMap(sectorsOf), language),
    statuses: tally(
      projects.map((project) => {
        const status = currentStatus(project, today);
        return [status, status] as const;
      }),
      language,
    ),
  };
}

/** Filters of projects: a project matches all non-empty filters, by any of their values. */
export interface ActivityFilters {
  readonly reporting_ns: readonly number[];
  /** National Societies that own an ERU. */
  readonly eru_owner: readonly number[];
  readonly sector: readonly number[];
  readonly status: readonly string[];
  readonly country: readonly number[];
  readonly district: readonly number[];
}

const meets = <T>(selected: readonly T[], own: readonly (T | null)[]) =>
  selected.length === 0 || own.some((value) => value !== null && selected.includes(value));

/** The projects that match all filters, by their status on the reader's own day. @source reference/emergencies.md, section 1.8 */
export const filterActivities = (
  projects: readonly EmergencyProject[],
  filters: ActivityFilters,
  today: string,
): EmergencyProject[] =>
  projects.filter(
    (project) =>
      meets(filters.reporting_ns, [project.reporting_ns]) &&
      meets(filters.eru_owner, [eruOwnerOf(project)?.id ?? null]) &&
      meets(
        filters.sector,
        project.activities.map(({ sector }) => sector),
      ) &&
      meets<string>(filters.status, [currentStatus(project, today)]) &&
      meets(filters.country, [project.country]) &&
      meets(filters.district, project.districts),
  );

type Led = Pick<EmergencyProject, 'activity_lead' | 'reporting_ns_details' | 'deployed_eru_details'>;

/** The National Society that owns the deployed ERU. */
const eruOwnerOf = ({ deployed_eru_details }: Pick<EmergencyProject, 'deployed_eru_details'>) =>
  deployed_eru_details?.eru_owner_details.national_society_country_details;

/**
 * The National Society that leads the activities: the reporting one, or the owner of the ERU.
 *
 * @source reference/three-w.md, section 1.10
 */
export const leadOf = (record: Led) =>
  (record.activity_lead === 'deployed_eru' ? eruOwnerOf(record) : record.reporting_ns_details) ?? undefined;

/** The name of the lead. */
export const leadName = (record: Led): string | null => societyName(leadOf(record));

/** The projects of each sector, most first, with the completed share in percentage points. */
export function activitiesBySector(projects: readonly EmergencyProject[], today: string, language: string) {
  return tally(projects.flatMap(sectorsOf), language).map((sector) => {
    const own = projects.filter(({ activities }) => activities.some((each) => String(each.sector) === sector.key));
    const complete = own.filter((project) => currentStatus(project, today) === 'complete').length;
    return { ...sector, projects: own, completeShare: (100 * complete) / own.length };
  });
}

/** A place with its records. */
export interface PlaceOfWork {
  /** `district 11`, or `country 1` for work in the whole country. */
  readonly id: string;
  readonly country: EmergencyProject['country_details'];
  /** Null for work in the whole country. */
  readonly district: EmergencyProject['districts_details'][number] | null;
  readonly records: readonly EmergencyProject[];
}

/** The provinces of the records, and the countries of records without a province, most records first. */
export function placesOfWork(records: readonly EmergencyProject[]): PlaceOfWork[] {
  const places = new Map<string, { place: Omit<PlaceOfWork, 'records'>; records: EmergencyProject[] }>();
  for (const record of records) {
    const { country_details: country, districts_details } = record;
    const districts = districts_details.length > 0 ? districts_details : [null];
    for (const district of districts) {
      const id = district ? `district ${district.id}` : `country ${country.id}`;
      const known = places.get(id) ?? { place: { id, country, district }, records: [] };
      known.records.push(record);
      places.set(id, known);
    }
  }
  return [...places.values()]
    .map(({ place, records: own }) => ({ ...place, records: own }))
    .sort((a, b) => b.records.length - a.records.length || compareCodes(a.id, b.id));
}
