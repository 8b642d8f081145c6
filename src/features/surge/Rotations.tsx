import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTableStatus } from '#app/request/useTableStatus';
import { href } from '#app/routes/href';
import type { Personnel } from '#contract/personnel';
import { groupBy } from '#domain/lists/groupBy';
import { usePersonnelColumns } from '#resources/surge/usePersonnelColumns';
import { Button } from '#ui/actions/Button';
import { useUnnamed } from '#ui/display/useUnnamed';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { usePrinting } from '#ui/print/usePrinting';
import { type Column, linkColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { openAlertsQuery, rotationDays, rotationsQuery } from './queries';
import { surgePageStrings } from './strings';

/** As many as the other lists of the page show. */
const firstRows = 5;
const shownColumns: readonly string[] = ['end', 'name', 'role', 'to', 'emergency'];

const eventOf = ({ deployment }: Personnel) => deployment?.event_deployed_to?.id ?? null;

/** The people whose deployment ends soon, with the open alerts of their emergency. */
export default function Rotations() {
  const t = useStrings(surgePageStrings);
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const query = useQuery(rotationsQuery());
  const alerts = useQuery(openAlertsQuery());
  const personnelColumns = usePersonnelColumns();
  const unnamed = useUnnamed();
  const open = alerts.data?.results;
  const unknownCount = unnamed(alerts);
  const columns = useMemo((): readonly Column<Personnel>[] => {
    const byEvent = open && groupBy(open, ({ event }) => event?.id ?? null);
    const countOf = (person: Personnel) => {
      const event = eventOf(person);
      return event === null || !byEvent ? null : (byEvent.get(event)?.length ?? 0);
    };
    return [
      ...personnelColumns
        .filter(({ id }) => shownColumns.includes(id))
        .map((column) => ({ ...column, ordering: undefined })),
      linkColumn<Personnel>({
        id: 'alerts',
        part: 'fact',
        header: t.openAlertsHere,
        value: (person) => countOf(person)?.toString() ?? (eventOf(person) === null ? null : unknownCount),
        href: (person) =>
          countOf(person) ? href('surgeAlerts', undefined, { search: { event: eventOf(person), status: 0 } }) : null,
      }),
    ];
  }, [personnelColumns, open, unknownCount, t]);
  const days = String(rotationDays);
  const people = query.data?.results;
  const shown = isWhole || isPrinting ? people : people?.slice(0, firstRows);
  const status = useTableStatus(query, { emptyMessage: t.noRotations({ days }), expectedRows: firstRows });
  return (
    <Card
      title={t.rotations({ days })}
      hasPadding={false}
      footer={
        <Row gap="s2 s4" align="center">
          <Note>{t.rotationsNote}</Note>
          {shown && people && shown.length < people.length && (
            <Button size="s" onPress={() => setWhole(true)}>
              {t.showAllPeople({ count: people.length })}
            </Button>
          )}
        </Row>
      }
    >
      <Table caption={t.rotations({ days })} columns={columns} rows={shown} rowKey={({ id }) => id} status={status} />
    </Card>
  );
}
