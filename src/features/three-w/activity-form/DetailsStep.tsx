import { useQuery } from '@tanstack/react-query';
import { useFormSelector } from '#app/form/useFormSelector';
import { activityOptionsQuery } from '#resources/emergency-project/queries';
import { useUnnamed } from '#ui/display/useUnnamed';
import { StateMessage } from '#ui/feedback/StateMessage';
import { Stack } from '#ui/layout/Stack';
import { ActivitySection } from './ActivitySection';
import type { ActivityValues } from './activityShape';
import { useActivityStrings } from './useActivityStrings';

/** The details of each activity by sector; all sections are initially open. */
export function DetailsStep() {
  const t = useActivityStrings();
  const query = useQuery(activityOptionsQuery());
  const unnamed = useUnnamed();
  const options = query.data;
  const rows = useFormSelector(({ activities }: ActivityValues) =>
    (activities ?? []).map(({ client_id, sector, action, custom_action }) => ({
      client_id,
      sector,
      action,
      custom_action,
    })),
  );
  if (rows.length === 0) return <StateMessage state="empty" message={t.noSectors} />;
  const sectorName = (id: number) => options?.sectors.find((sector) => sector.id === id)?.title ?? unnamed(query);
  const customOf = (index: number) =>
    rows.slice(0, index + 1).filter(({ sector, action }) => action === null && sector === rows[index]?.sector).length;
  return (
    <Stack gap="s4" padding="s4 edge">
      {rows.map(({ client_id, sector, action, custom_action }, index) => {
        const known = options?.actions.find(({ id }) => id === action);
        const name = known?.title ?? (custom_action?.trim() || t.customNumbered({ count: customOf(index) }));
        return <ActivitySection key={client_id} index={index} action={known} name={name} sector={sectorName(sector)} />;
      })}
    </Stack>
  );
}
