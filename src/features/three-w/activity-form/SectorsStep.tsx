import { useQuery } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { LongFormSection } from '#app/form/LongFormSection';
import { useFormSelector } from '#app/form/useFormSelector';
import type { ActivityAction } from '#contract/emergencyProject';
import { activityOptionsQuery, allActivitiesQuery } from '#resources/emergency-project/queries';
import { Button } from '#ui/actions/Button';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { ChecklistField } from '#ui/fields/ChecklistField';
import { ActivityFieldRow } from './activityForm';
import { newActivity } from './activityRows';
import type { ActivityValues } from './activityShape';
import { useActivityStrings } from './useActivityStrings';

/** The sectors, and the actions of each. */
export function SectorsStep() {
  const t = useActivityStrings();
  const sectors = useFormSelector((values: ActivityValues) => values.sectors);
  const { data: options, isError, refetch } = useQuery(activityOptionsQuery());
  const used = useUsedActions();
  return (
    <>
      <ActivityFieldRow name="sectors" />
      {!options && isError && (
        <StateMessage state="error" isCompact message={t.optionsFailed} onRetry={() => void refetch()} />
      )}
      {!options && !isError && <Skeleton kind="block" height="8rem" />}
      {options?.sectors
        .filter(({ id }) => sectors?.includes(id))
        .map(({ id, title }) => (
          <SectorActions
            key={id}
            sector={id}
            title={title}
            actions={options.actions.filter(({ sector }) => sector === id)}
            used={used}
          />
        ))}
    </>
  );
}

/** The actions that are already reported for the chosen emergency; they are listed first. */
function useUsedActions(): ReadonlySet<number> {
  const event = useFormSelector((values: ActivityValues) => values.event);
  const { data } = useQuery({ ...allActivitiesQuery({ event: event ?? 0 }), enabled: event !== null });
  return new Set(data?.results.flatMap(({ activities }) => activities.flatMap(({ action }) => action ?? [])));
}

interface SectorActionsProps {
  readonly sector: number;
  readonly title: string;
  readonly actions: readonly ActivityAction[];
  readonly used: ReadonlySet<number>;
}

function SectorActions({ sector, title, actions, used }: SectorActionsProps) {
  const t = useActivityStrings();
  // the hook's own `fields` do not follow the rows that other sectors add and remove
  const { append, remove } = useFieldArray({ name: 'activities', keyName: 'rowKey' });
  const rows = useFormSelector(({ activities }: ActivityValues) =>
    (activities ?? []).map(({ client_id, sector: of, action, custom_action }) => ({
      client_id,
      sector: of,
      action,
      custom_action,
    })),
  );
  const chosen = rows.flatMap((row) => (row.sector === sector && row.action !== null ? [row.action] : []));
  const custom = rows.flatMap((row, index) => (row.sector === sector && row.action === null ? [{ row, index }] : []));
  const ranked = actions.toSorted((a, b) => Number(used.has(b.id)) - Number(used.has(a.id)));
  const choose = (keys: readonly number[] = []) => {
    const added = keys.filter((key) => !chosen.includes(key));
    const dropped = rows.flatMap((row, index) =>
      row.sector === sector && row.action !== null && !keys.includes(row.action) ? [index] : [],
    );
    if (dropped.length > 0) remove(dropped);
    if (added.length > 0)
      append(
        added.map((action) => newActivity(sector, action)),
        { shouldFocus: false },
      );
  };
  return (
    <LongFormSection title={title}>
      <ChecklistField
        label={t.actionsOf({ sector: title })}
        isLabelHidden
        options={ranked.map(({ id, title: label, description }) => ({
          key: id,
          label,
          description: used.has(id) ? t.used : description,
        }))}
        value={chosen}
        onChange={choose}
      />
      {custom.map(({ row, index }, place) => (
        <div key={row.client_id}>
          <Button size="s" onPress={() => remove(index)}>
            {t.remove({ activity: row.custom_action?.trim() || t.customNumbered({ count: place + 1 }) })}
          </Button>
        </div>
      ))}
      <div>
        <Button size="s" onPress={() => append(newActivity(sector, null), { shouldFocus: false })}>
          {t.addCustom}
        </Button>
      </div>
    </LongFormSection>
  );
}
