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

/** The fields of an activity that count people reached. */
export type ReachFields = { readonly [Count in PeopleCount | 'people_count']: number | null } & {
  readonly is_simplified_report: boolean;
};

/**
 * The number of people that an activity reached: one figure, or the sum of the 21 fields by sex and age. They include people with a
 * disability; households are not converted.
 *
 * @source reference/three-w.md, section 4.6
 */
export const totalPeopleReached = (activity: ReachFields): number =>
  (activity.is_simplified_report ? activity.people_count : sumOf(peopleCounts.map((count) => activity[count]))) ?? 0;

/** The sum of people reached by all activities of a record; a person reached by two activities counts twice. */
export const totalServices = ({ activities }: { readonly activities: readonly ReachFields[] }): number =>
  activities.reduce((sum, activity) => sum + totalPeopleReached(activity), 0);
