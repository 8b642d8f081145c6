import type { EmergencyProject, EmergencyProjectActivity } from '#contract/emergencyProject';

const sexes = ['male', 'female', 'other'] as const;
const ages = ['0_1', '2_5', '6_12', '13_17', '18_59', '60_plus', 'unknown_age'] as const;
const disaggregated = sexes.flatMap((sex) => ages.map((age) => `${sex}_${age}_count` as const));

type Reach = Pick<EmergencyProjectActivity, 'is_simplified_report' | 'people_count' | (typeof disaggregated)[number]>;

/** People whom an activity reached: one figure, or the sum of the 21 by sex and age. @source reference/emergencies.md, section 1.8 */
export function peopleReached(activity: Reach): number {
  if (activity.is_simplified_report) return activity.people_count ?? 0;
  return disaggregated.reduce((sum, field) => sum + (activity[field] ?? 0), 0);
}

/** People whom all activities of a project reached; who was reached twice counts twice. */
export const projectReach = ({ activities }: Pick<EmergencyProject, 'activities'>) =>
  activities.reduce((sum, activity) => sum + peopleReached(activity), 0);

/** An id with what people call it and how many projects it has. */
export interface Counted {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

function tally(entries: readonly (readonly [key: string | number, label: string])[]): Counted[] {
  const counts = new Map<string, Counted>();
  for (const [key, label] of entries) {
    const id = String(key);
    counts.set(id, { key: id, label, value: (counts.get(id)?.value ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.value - a.value || a.label.localeCompare(b.label));
}

/** The sectors of a project's activities, each once. */
export const sectorsOf = ({ activities }: Pick<EmergencyProject, 'activities'>) => [
  ...new Map(activities.map(({ sector, sector_details }) => [sector, sector_details.title])),
];

/** The headline figures of a response, over all its projects. @source reference/emergencies.md, section 1.8 */
export function activityStatistics(projects: readonly EmergencyProject[]) {
  const leads = (lead: EmergencyProject['activity_lead'], read: (project: EmergencyProject) => number | null) =>
    new Set(projects.filter((project) => project.activity_lead === lead).flatMap((project) => read(project) ?? []));
  return {
    nationalSocieties: leads('national_society', (project) => project.reporting_ns).size,
    erus: leads('deployed_eru', (project) => project.deployed_eru).size,
    people: projects.reduce((sum, project) => sum + projectReach(project), 0),
    sectors: tally(projects.flatMap(sectorsOf)),
    statuses: tally(projects.map(({ status, status_display }) => [status, status_display])),
  };
}

/** What the activities are narrowed to: every filter that is set must hold, by any of its values. */
export interface ActivityFilters {
  readonly reporting_ns: readonly number[];
  readonly deployed_eru: readonly number[];
  readonly sector: readonly number[];
  readonly status: readonly string[];
  readonly country: readonly number[];
  readonly district: readonly number[];
}

const meets = <T>(selected: readonly T[], own: readonly (T | null)[]) =>
  selected.length === 0 || own.some((value) => value !== null && selected.includes(value));

/** @source reference/emergencies.md, section 1.8: AND across the filters, OR within one */
export const filterActivities = (projects: readonly EmergencyProject[], filters: ActivityFilters): EmergencyProject[] =>
  projects.filter(
    (project) =>
      meets(filters.reporting_ns, [project.reporting_ns]) &&
      meets(filters.deployed_eru, [project.deployed_eru]) &&
      meets(
        filters.sector,
        project.activities.map(({ sector }) => sector),
      ) &&
      meets<string>(filters.status, [project.status]) &&
      meets(filters.country, [project.country]) &&
      meets(filters.district, project.districts),
  );

/** Who leads a project: the National Society, or the one that owns the emergency response unit. */
export const leadOf = (project: Pick<EmergencyProject, 'reporting_ns_details' | 'deployed_eru_details'>) =>
  project.reporting_ns_details ?? project.deployed_eru_details?.eru_owner_details.national_society_country_details;

/** The projects of each sector, most first, with the share that is complete in percentage points. */
export function activitiesBySector(projects: readonly EmergencyProject[]) {
  return tally(projects.flatMap(sectorsOf)).map((sector) => {
    const own = projects.filter(({ activities }) => activities.some((each) => String(each.sector) === sector.key));
    const complete = own.filter(({ status }) => status === 'complete').length;
    return { ...sector, projects: own, completeShare: (100 * complete) / own.length };
  });
}

/** How many projects touch each country and province, most first. */
export function activitiesByPlace(projects: readonly EmergencyProject[]) {
  return {
    countries: tally(
      projects.flatMap(({ country_details: country }) =>
        country.iso3 ? [[country.iso3, country.name ?? country.iso3] as const] : [],
      ),
    ),
    districts: tally(
      projects.flatMap(({ districts_details }) => districts_details.map(({ id, name }) => [id, name] as const)),
    ),
  };
}
