import { sumOf } from '../lists/sumOf';
/** Field names of the counts of people in activities of a response. */

export const sexes = ['male', 'female', 'other'] as const;
export const ages = ['0_1', '2_5', '6_12', '13_17', '18_59', '60_plus', 'unknown_age'] as const;

export type Sex = (typeof sexes)[number];
export type Age = (typeof ages)[number];

/** The field of people of one sex and age group. */
export type PeopleCount = `${Sex}_${Age}_count`;
/** The field of the people with a disability among them. */
export type DisabledCount = `disabled_${PeopleCount}`;

export const peopleCount = (sex: Sex, age: Age): PeopleCount => `${sex}_${age}_count`;
export const disabledCount = (sex: Sex, age: Age): DisabledCount => `disabled_${sex}_${age}_count`;

/** The 21 fields by sex and age. */
export const peopleCounts: readonly PeopleCount[] = sexes.flatMap((sex) => ages.map((age) => peopleCount(sex, age)));
export const disabledCounts: readonly DisabledCount[] = sexes.flatMap((sex) =>
  ages.map((age) => disabledCount(sex, age)),
);

const plainCounts = [
  'people_count',
  'male_count',
  'female_count',
  'household_count',
  'item_count',
  'point_count',
] as const;

export type ActivityCount = PeopleCount | DisabledCount | (typeof plainCounts)[number];

/** All count fields of an activity. */
export const activityCounts: readonly ActivityCount[] = [...plainCounts, ...peopleCounts, ...disabledCounts];

/** The fields of an activity that count whom it reached. */
export type ReachFields = { readonly [Count in PeopleCount | 'people_count' | 'household_count']: number | null } & {
  readonly is_simplified_report: boolean;
  readonly has_no_data_on_people_reached: boolean | null;
  readonly beneficiaries_count: number | null;
};

/** Whom activities reached, in three figures that are not added up; null where nobody counted, which differs from zero. */
export interface Reach {
  readonly people: number | null;
  readonly households: number | null;
  /** Recipients of cash. */
  readonly recipients: number | null;
}

export const reachKinds = ['people', 'households', 'recipients'] as const satisfies readonly (keyof Reach)[];

/**
 * Whom an activity reached. Its people are one figure, or the sum of the 21 fields by sex and age, which include people with a disability;
 * households and recipients of cash are not converted.
 *
 * @source reference/three-w.md, section 4.6
 */
export function reachOfActivity(activity: ReachFields): Reach {
  if (activity.has_no_data_on_people_reached) return { people: null, households: null, recipients: null };
  const people = activity.is_simplified_report
    ? activity.people_count
    : sumOf(peopleCounts.map((count) => activity[count]));
  return { people, households: activity.household_count, recipients: activity.beneficiaries_count };
}

/** The sums of whom all activities of a record reached; a person reached by two activities counts twice. */
export function reachOf({ activities }: { readonly activities: readonly ReachFields[] }): Reach {
  const reached = activities.map(reachOfActivity);
  return {
    people: sumOf(reached.map(({ people }) => people)),
    households: sumOf(reached.map(({ households }) => households)),
    recipients: sumOf(reached.map(({ recipients }) => recipients)),
  };
}
