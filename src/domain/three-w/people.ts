import { sumOf } from '../lists/sumOf';
/** Counts of people in the activities of a response, as the server names them. */

export const sexes = ['male', 'female', 'other'] as const;
export const ages = ['0_1', '2_5', '6_12', '13_17', '18_59', '60_plus', 'unknown_age'] as const;

export type Sex = (typeof sexes)[number];
export type Age = (typeof ages)[number];

/** People of one sex and age. */
export type PeopleCount = `${Sex}_${Age}_count`;
/** Those of them who live with a disability. */
export type DisabledCount = `disabled_${PeopleCount}`;

export const peopleCount = (sex: Sex, age: Age): PeopleCount => `${sex}_${age}_count`;
export const disabledCount = (sex: Sex, age: Age): DisabledCount => `disabled_${sex}_${age}_count`;

/** The 21 counts by sex and age. */
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

/** Every count of an activity. */
export const activityCounts: readonly ActivityCount[] = [...plainCounts, ...peopleCounts, ...disabledCounts];

/** The counts of an activity by which people are reached. */
export type Reach = { readonly [Count in PeopleCount | 'people_count']: number | null } & {
  readonly is_simplified_report: boolean;
};

/**
 * People whom an activity reached: one figure, or the sum of the 21 by sex and age. People with a disability are among them;
 * households are not converted.
 *
 * @source reference/three-w.md, section 4.6
 */
export const totalPeopleReached = (activity: Reach): number =>
  (activity.is_simplified_report ? activity.people_count : sumOf(peopleCounts.map((count) => activity[count]))) ?? 0;

/** Services to people by all activities of a record: a person who is served twice counts twice. */
export const totalServices = ({ activities }: { readonly activities: readonly Reach[] }): number =>
  activities.reduce((sum, activity) => sum + totalPeopleReached(activity), 0);
