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

/** An activity that was just ticked, or a custom one. @source reference/three-w.md, section 2.2 */
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

/** The key of a supply is its identity: two people who edit the same supply edit the same row. */
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
    supplies: orNull(
      entriesOf(stored.supplies).map(([id, count]) => ({ client_id: `supply ${id}`, supply: Number(id), count })),
    ),
    custom_supplies: orNull(
      entriesOf(stored.custom_supplies).map(([name, count]) => ({ client_id: `custom ${name}`, name, count })),
    ),
  };
}

/** What a stored record holds in another shape than the form. */
export function activitiesFromStored({ activities }: EmergencyProject): Pick<ActivityValues, 'sectors' | 'activities'> {
  const rows = (activities ?? []).map(rowOf);
  return { sectors: orNull([...new Set(rows.map(({ sector }) => sector))]), activities: orNull(rows) };
}

/** A copy of a record is a new one: nothing in it may replace a row of the original. */
export const withoutIds = (rows: readonly ActivityRow[] | null): readonly ActivityRow[] | null =>
  rows?.map((row) => ({
    ...row,
    id: undefined,
    client_id: randomId(),
    points: row.points?.map((point) => ({ ...point, id: undefined, client_id: randomId() })) ?? null,
  })) ?? null;

/** The parts of an activity that its kind asks for. */
export interface AskedParts {
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
export function askedParts(
  { action: id }: Pick<ActivityRow, 'action'>,
  action: ActivityAction | undefined,
): AskedParts {
  const isCustom = id === null;
  const isCash = !isCustom && action?.is_cash_type === true;
  return {
    isCash,
    hasPlaces: isCustom || (!isCash && action?.has_location === true),
    hasSupplies: !isCustom && !isCash && (action?.supplies_details.length ?? 0) > 0,
    hasCustomSupplies: !isCash,
  };
}

const when = <Value>(isAsked: boolean, value: Value) => (isAsked ? value : null);

/** A map of amounts from the rows that are complete. */
const mapOf = (rows: readonly (readonly [key: string | null, count: number | null])[]) =>
  Object.fromEntries(rows.flatMap(([key, count]) => (key === null || count === null ? [] : [[key, count]])));

/** An activity as it is sent: what its kind does not ask for is empty. @source reference/three-w.md, section 2.2 */
export function activityBody(row: ActivityRow, action: ActivityAction | undefined): EmergencyProjectActivityBody {
  const asked = askedParts(row, action);
  const isSimple = !row.is_detailed;
  const isPeople = isSimple && row.people_households === 'people';
  const isDisabledAsked = row.is_detailed && row.is_disaggregated_for_disabled;
  const counts = (names: readonly ActivityCount[], isAsked: boolean) =>
    Object.fromEntries(names.map((name) => [name, when(isAsked, row[name])]));
  return {
    ...(row.id === undefined ? {} : { id: row.id }),
    sector: row.sector,
    action: row.action,
    custom_action: when(row.action === null, row.custom_action?.trim() ?? null),
    is_simplified_report: isSimple,
    people_households: when(isSimple, row.people_households),
    people_count: when(isPeople, row.people_count),
    male_count: when(isPeople, row.male_count),
    female_count: when(isPeople, row.female_count),
    household_count: when(isSimple && row.people_households === 'households', row.household_count),
    item_count: row.item_count,
    ...counts(peopleCounts, row.is_detailed),
    ...counts(disabledCounts, isDisabledAsked),
    is_disaggregated_for_disabled: when(row.is_detailed, row.is_disaggregated_for_disabled),
    has_no_data_on_people_reached: row.has_no_data_on_people_reached,
    beneficiaries_count: when(asked.isCash, row.beneficiaries_count),
    amount: when(asked.isCash, row.amount),
    point_count: when(isSimple && asked.hasPlaces, row.point_count),
    points:
      row.is_detailed && asked.hasPlaces
        ? (row.points ?? []).map(({ id, description, latitude, longitude }) => ({
            ...(id === undefined ? {} : { id }),
            description: description?.trim() ?? '',
            latitude: latitude ?? 0,
            longitude: longitude ?? 0,
          }))
        : [],
    supplies: asked.hasSupplies
      ? mapOf((row.supplies ?? []).map(({ supply, count }) => [supply === null ? null : String(supply), count]))
      : {},
    custom_supplies: asked.hasCustomSupplies
      ? mapOf((row.custom_supplies ?? []).map(({ name, count }) => [name?.trim() || null, count]))
      : {},
    details: row.details?.trim() || null,
  };
}
