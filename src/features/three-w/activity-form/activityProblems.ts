import type { Problem } from '#app/form/definition';
import type { EmergencyProjectOptions } from '#contract/emergencyProject';
import { sumOf } from '#domain/lists/sumOf';
import { ages, disabledCount, peopleCount, peopleCounts, sexes } from '#domain/three-w/people';
import { applicableParts } from './activityRows';
import type { ActivityRow, ActivityValues } from './activityShape';
import type { ActivityStrings } from './useActivityStrings';

/** The count of people or households; a positive one is required unless the activity has no data. */
const countedOf = (row: ActivityRow) =>
  (row.is_detailed
    ? sumOf(peopleCounts.map((count) => row[count]))
    : row.people_households === 'households'
      ? row.household_count
      : row.people_count) ?? 0;

function noDataProblem(row: ActivityRow, path: string, t: ActivityStrings): readonly Problem[] {
  const counted = countedOf(row);
  const isSaid = row.has_no_data_on_people_reached;
  const at = `${path}.has_no_data_on_people_reached`;
  if (counted === 0 && !isSaid) return [{ path: at, message: t.countOrNoData }];
  return counted > 0 && isSaid ? [{ path: at, message: t.countAndNoData }] : [];
}

const disabledProblems = (row: ActivityRow, path: string, t: ActivityStrings): readonly Problem[] =>
  row.is_detailed && row.is_disaggregated_for_disabled
    ? sexes.flatMap((sex) =>
        ages.flatMap((age) => {
          const [all, disabled] = [row[peopleCount(sex, age)] ?? 0, row[disabledCount(sex, age)] ?? 0];
          return disabled > all
            ? [{ path: `${path}.${disabledCount(sex, age)}`, message: t.moreThanAll({ count: all }) }]
            : [];
        }),
      )
    : [];

const isMissing = (value: string | number | null) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** Problems of rows in which all of some fields are required, and a key must be unique. */
function listProblems<Row extends object>(
  path: string,
  rows: readonly Row[] | null,
  fields: readonly (keyof Row & string)[],
  t: ActivityStrings,
  unique?: keyof Row & string,
): readonly Problem[] {
  const answerOf = (row: Row, field: keyof Row) => row[field] as string | number | null;
  const keyOf = (row: Row) => String(unique && answerOf(row, unique)).trim();
  return (rows ?? []).flatMap((row, index) => [
    ...fields.flatMap((field) =>
      isMissing(answerOf(row, field)) ? [{ path: `${path}.${index}.${field}`, message: t.needed }] : [],
    ),
    ...(unique &&
    !isMissing(answerOf(row, unique)) &&
    (rows ?? []).findIndex((other) => keyOf(other) === keyOf(row)) < index
      ? [{ path: `${path}.${index}.${unique}`, message: t.twice }]
      : []),
  ]);
}

function rowProblems(row: ActivityRow, path: string, options: EmergencyProjectOptions | undefined, t: ActivityStrings) {
  const parts = applicableParts(
    row,
    options?.actions.find(({ id }) => id === row.action),
  );
  return [
    ...(row.action === null && isMissing(row.custom_action)
      ? [{ path: `${path}.custom_action`, message: t.needed }]
      : []),
    ...(!row.is_detailed && row.people_households === null
      ? [{ path: `${path}.people_households`, message: t.needed }]
      : []),
    ...noDataProblem(row, path, t),
    ...disabledProblems(row, path, t),
    ...(row.is_detailed && parts.hasPlaces
      ? listProblems(`${path}.points`, row.points, ['description', 'latitude', 'longitude'], t)
      : []),
    ...(parts.hasSupplies ? listProblems(`${path}.supplies`, row.supplies, ['supply', 'count'], t, 'supply') : []),
    ...(parts.hasCustomSupplies
      ? listProblems(`${path}.custom_supplies`, row.custom_supplies, ['name', 'count'], t, 'name')
      : []),
  ];
}

/** Problems between the values of a record. @source reference/three-w.md, section 2.2 */
export function activityProblems(
  { start_date, end_date, sectors, activities }: ActivityValues,
  t: ActivityStrings,
  options: EmergencyProjectOptions | undefined,
): readonly Problem[] {
  const rows = activities ?? [];
  const bare = (sectors ?? []).filter((sector) => !rows.some((row) => row.sector === sector));
  const bareNames = bare.map((id) => options?.sectors.find((sector) => sector.id === id)?.title ?? String(id));
  return [
    ...(start_date && end_date && end_date < start_date
      ? [{ path: 'end_date', message: t.endBeforeStart, about: ['start_date', 'end_date'] }]
      : []),
    ...bareNames.slice(0, 1).map((sector) => ({
      path: 'sectors',
      message: t.sectorWithoutActivity({ sector }),
      about: ['sectors', 'activities'],
    })),
    // a rule of a row depends on several of its fields: a change of any of them repeats the check
    ...rows.flatMap((row, index) => {
      const path = `activities.${index}`;
      return rowProblems(row, path, options, t).map((problem) => ({ ...problem, about: [path] }));
    }),
  ];
}
