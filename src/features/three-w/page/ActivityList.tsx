import type { EmergencyProject, EmergencyProjectActivity, EmergencyProjectOptions } from '#contract/emergencyProject';
import { type Description, DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { PeopleByAge } from './PeopleByAge';
import styles from './RecordPage.module.css';
import { activityPageStrings } from './strings';

interface ActivityListProps {
  readonly record: EmergencyProject;
  /** Undefined until loaded. */
  readonly options: EmergencyProjectOptions | undefined;
}

/** The activities of a record with all their fields. */
export function ActivityList({ record, options }: ActivityListProps) {
  const t = useStrings(activityPageStrings);
  return (
    <Card title={t.activities}>
      {record.activities.length === 0 ? (
        <StateMessage state="empty" isCompact message={t.noActivities} />
      ) : (
        <Stack as="ul" gap="s4">
          {record.activities.map((activity) => (
            <Stack key={activity.id} as="li" gap="s3" className={styles.activity}>
              <Activity activity={activity} options={options} />
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  );
}

const isGiven = (value: number | null): value is number => value !== null;

function Activity({
  activity,
  options,
}: { readonly activity: EmergencyProjectActivity } & Pick<ActivityListProps, 'options'>) {
  const t = useStrings(activityPageStrings);
  const figure = (id: string, label: string, value: number | null): Description[] =>
    isGiven(value) ? [{ id, label, value: <TextOutput kind="number" value={value} /> }] : [];
  const isSimple = activity.is_simplified_report;
  const figures = [
    ...(isSimple ? figure('people', t.people, activity.people_count) : []),
    ...(isSimple ? figure('male', t.male, activity.male_count) : []),
    ...(isSimple ? figure('female', t.female, activity.female_count) : []),
    ...figure('households', t.households, activity.household_count),
    ...figure('items', t.items, activity.item_count),
    ...figure('beneficiaries', t.beneficiaries, activity.beneficiaries_count),
    ...figure('amount', t.amount, activity.amount),
    ...figure('points', t.pointCount, activity.point_count),
  ];
  return (
    <>
      <div>
        <h3>{activity.action_details?.title ?? activity.custom_action ?? t.custom}</h3>
        <Note as="div">{activity.sector_details.title}</Note>
      </div>
      {figures.length > 0 && <DescriptionGrid items={figures} />}
      {activity.has_no_data_on_people_reached && <Note>{t.noData}</Note>}
      {!isSimple && <PeopleByAge activity={activity} />}
      <Supplies activity={activity} options={options} />
      {activity.details?.trim() && (
        <div>
          <h4>{t.details}</h4>
          <p>{activity.details}</p>
        </div>
      )}
    </>
  );
}

/** Listed supplies are keyed by id, custom ones by name. */
function Supplies({
  activity,
  options,
}: { readonly activity: EmergencyProjectActivity } & Pick<ActivityListProps, 'options'>) {
  const t = useStrings(activityPageStrings);
  const known = [
    ...(activity.action_details?.supplies_details ?? []),
    ...(options?.actions.find(({ id }) => id === activity.action)?.supplies_details ?? []),
  ];
  const titleOf = (id: string) => known.find((supply) => String(supply.id) === id)?.title ?? t.unknownSupply({ id });
  const listed = Object.entries(activity.supplies ?? {}).map(([id, count]) => [titleOf(id), count] as const);
  const custom = Object.entries(activity.custom_supplies ?? {});
  const lists = [
    [t.supplies, listed],
    [t.customSupplies, custom],
  ] as const;
  return lists.map(
    ([title, rows]) =>
      rows.length > 0 && (
        <div key={title}>
          <h4>{title}</h4>
          <DescriptionGrid
            look="rows"
            items={rows.map(([name, count]) => ({
              id: name,
              label: name,
              value: <TextOutput kind="number" value={count} />,
            }))}
          />
        </div>
      ),
  );
}
