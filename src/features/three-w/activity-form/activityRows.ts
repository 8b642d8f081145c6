import type {
  ActivityAction,
  EmergencyProject,
  EmergencyProjectActivity,
  EmergencyProjectActivityBody,
} from '#contract/emergencyProject';
import { type ActivityCount, activityCounts, disabledCounts, peopleCounts } from '#domain/three-w/people';
import { randomId } from '#ui/form/clientId';
import type { ActivityRow, ActivityValues } from './activityShape';

const noCounts = Object.fromEntries(activityCounts.map((count) => [count, null])) as Record<ActivityCount, null>;

/** A blank activity, of an action or custom. @source reference/three-w.md, section 2.2 */
export const newActivity = (sector: number, action: number | null): ActivityRow => ({
  ...noCounts,
  client_id: randomId(),
  sector,
  action,
  custom_action: null,
  is_detailed: false,
  people_households: 'people',
  is_disaggregated_for_disabled: false,
  has_no_data_on_people_reached: false,
  amount: null,
  beneficiaries_count: null,
  details: null,
  points: null,
  supplies: null,
  custom_supplies: null,
});

const entriesOf = (map: Readonly<Record<string, number>> | null | undefined) => Object.entries(map ?? {});
const orNull = <Row>(rows: readonly Row[]) => (rows.length > 0 ? rows : null);

const isSupplyId = (key: string) => /^\d+$/.test(key);

/**
 * The supplies of a stored activity as rows. Old records have names among the ids of `supplies`, with which the server fails: they are
 * custom supplies.
 *
 * @source reference/real-server.md, section 3.2
 */
function supplyRows({ supplies, custom_supplies }: EmergencyProjectActivity) {
  const entries = entriesOf(supplies);
  const named = entries.filter(([key]) => !isSupplyId(key));
  return {
    supplies: orNull(
      entries
        .filter(([key]) => isSupplyId(key))
        .map(([id, count]) => ({ client_id: `supply ${id}`, supply: Number(id), count })),
    ),
    custom_supplies: orNull(
      [...named, ...entriesOf(custom_supplies)].map(([name, count]) => ({ client_id: `custom ${name}`, name, count })),
    ),
  };
}

/** A row of the form. Supplies are identified by their key, so that edits of two users to one supply merge. */
function rowOf(stored: EmergencyProjectActivity): ActivityRow {
  const counts = Object.fromEntries(activityCounts.map((count) => [count, stored[count] ?? null])) as Record<
    ActivityCount,
    number | null
  >;
  return {
    ...newActivity(stored.sector, stored.action),
    ...counts,
    client_id: String(stored.id),
    id: stored.id,
    custom_action: stored.custom_action,
    is_detailed: !stored.is_simplified_report,
    people_households: stored.people_households,
    is_disaggregated_for_disabled: stored.is_disaggregated_for_disabled === true,
    has_no_data_on_people_reached: stored.has_no_data_on_people_reached === true,
    amount: stored.amount,
    beneficiaries_count: stored.beneficiaries_count,
    details: stored.details?.trim() ? stored.details : null,
    points: orNull((stored.points ?? []).map((point) => ({ ...point, client_id: String(point.id) }))),
    ...supplyRows(stored),
  };
}

/** The sectors of some activities; null for none. */
export const sectorsOfRows = (rows: readonly ActivityRow[]): readonly number[] | null =>
  orNull([...new Set(rows.map(({ sector }) => sector))]);

/** Sectors and activities of a stored record in the shape of the form. */
export function activitiesFromStored({ activities }: EmergencyProject): Pick<ActivityValues, 'sectors' | 'activities'> {
  const rows = (activities ?? []).map(rowOf);
  return { sectors: sectorsOfRows(rows), activities: orNull(rows) };
}

/** Rows for a copy of a record, without the ids of the original. */
export const withoutIds = (rows: readonly ActivityRow[] | null): readonly ActivityRow[] | null =>
  rows?.map((row) => ({
    ...row,
    id: undefined,
    client_id: randomId(),
    points: row.points?.map((point) => ({ ...point, id: undefined, client_id: randomId() })) ?? null,
  })) ?? null;

/** The parts that apply to the kind of an activity. */
export interface ApplicableParts {
  readonly isCash: boolean;
  readonly hasPlaces: boolean;
  readonly hasSupplies: boolean;
  readonly hasCustomSupplies: boolean;
}

/**
 * Which parts an activity has.
 *
 * @param action - undefined for a custom activity, and while the actions load
 * @source reference/three-w.md, section 2.2
 */
export function applicableParts(
  { action: id }: Pick<ActivityRow, 'action'>,
  action: ActivityAction | undefined,
): ApplicableParts {
  const isCustom = id === null;
  const isCash = !isCustom && action?.is_cash_type === true;
  return {
    isCash,
    hasPlaces: isCustom || (!isCash && action?.has_location === true),
    hasSupplies: !isCustom && !isCash && (action?.supplies_details.length ?? 0) > 0,
    hasCustomSupplies: !isCash,
  };
}

/** A map of amounts from the rows that are complete. */
const mapOf = (rows: readonly (readonly [key: string | null, count: number | null])[]) =>
  Object.fromEntries(rows.flatMap(([key, count]) => (key === null || count === null ? [] : [[key, count]])));

/** The parts of an activity that depend on its kind, as they are sent. */
const conditionalParts = (row: ActivityRow) => ({
  custom_action: row.custom_action?.trim() ?? null,
  people_households: row.people_households,
  people_count: row.people_count,
  male_count: row.male_count,
  female_count: row.female_count,
  household_count: row.household_count,
  is_disaggregated_for_disabled: row.is_disaggregated_for_disabled,
  ...pick(row, peopleCounts),
  ...pick(row, disabledCounts),
  beneficiaries_count: row.beneficiaries_count,
  amount: row.amount,
  point_count: row.point_count,
  points: (row.points ?? []).map(({ id, description, latitude, longitude }) => ({
    ...(id === undefined ? {} : { id }),
    description: description?.trim() ?? '',
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
  })),
  supplies: mapOf(
    (row.supplies ?? []).map(({ supply, count }) => [supply === null ? null : String(supply), count] as const),
  ),
  custom_supplies: mapOf((row.custom_supplies ?? []).map(({ name, count }) => [name?.trim() || null, count] as const)),
});

const pick = (row: ActivityRow, names: readonly ActivityCount[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** The value to send for a part that no longer applies; null for the others. */
const blankParts: Readonly<Record<string, unknown>> = { points: [], supplies: {}, custom_supplies: {} };

/** The names of the parts that apply to an activity. @source reference/three-w.md, section 2.2 */
function applicableNames(row: ActivityRow, action: ActivityAction | undefined): ReadonlySet<string> {
  const parts = applicableParts(row, action);
  const isSimple = !row.is_detailed;
  const groups: readonly (readonly [applies: boolean, names: readonly string[]])[] = [
    [row.action === null, ['custom_action']],
    [isSimple, ['people_households']],
    [isSimple && row.people_households === 'people', ['people_count', 'male_count', 'female_count']],
    [isSimple && row.people_households === 'households', ['household_count']],
    [row.is_detailed, ['is_disaggregated_for_disabled', ...peopleCounts]],
    [row.is_detailed && row.is_disaggregated_for_disabled, disabledCounts],
    [parts.isCash, ['beneficiaries_count', 'amount']],
    [parts.hasPlaces, [isSimple ? 'point_count' : 'points']],
    [parts.hasSupplies, ['supplies']],
    [parts.hasCustomSupplies, ['custom_supplies']],
  ];
  return new Set(groups.flatMap(([applies, names]) => (applies ? names : [])));
}

/**
 * An activity as it is sent: parts that do not apply are left out, or sent blank if they applied before this edit.
 *
 * @param actionOf - the action of a row; undefined for a custom activity
 * @param before - the stored row
 * @source reference/three-w.md, section 2.2
 */
export function activityBody(
  row: ActivityRow,
  actionOf: (row: ActivityRow) => ActivityAction | undefined,
  before?: ActivityRow,
): EmergencyProjectActivityBody {
  const names = applicableNames(row, actionOf(row));
  const namesBefore = before ? applicableNames(before, actionOf(before)) : new Set();
  const values = conditionalParts(row);
  const sent = Object.entries(values).flatMap(([name, value]): (readonly [string, unknown])[] => {
    if (names.has(name)) return [[name, value]];
    return namesBefore.has(name) ? [[name, blankParts[name] ?? null]] : [];
  });
  return {
    ...(row.id === undefined ? {} : { id: row.id }),
    sector: row.sector,
    action: row.action,
    is_simplified_report: !row.is_detailed,
    item_count: row.item_count,
    has_no_data_on_people_reached: row.has_no_data_on_people_reached,
    details: row.details?.trim() || null,
    // the server requires this map
    custom_supplies: values.custom_supplies,
    ...Object.fromEntries(sent),
  };
}

/** The activities of a record as they are sent. */
export function activityBodies(
  { activities }: Pick<ActivityValues, 'activities'>,
  stored: EmergencyProject | undefined,
  actions: readonly ActivityAction[],
): EmergencyProjectActivityBody[] {
  const actionOf = ({ action }: ActivityRow) => actions.find(({ id }) => id === action);
  const before = stored ? activitiesFromStored(stored).activities : null;
  return (activities ?? []).map((row) =>
    activityBody(
      row,
      actionOf,
      before?.find(({ id }) => id === row.id),
    ),
  );
}
