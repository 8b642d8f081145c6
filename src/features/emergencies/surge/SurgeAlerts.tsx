import { useMemo } from 'react';
import { PagedTable } from '#app/lists/PagedTable';
import { useList } from '#app/lists/useList';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import type { SurgeAlert } from '#contract/surgeAlert';
import { alertDuration, alertKeywords, alertPosition, startsImmediately } from '#domain/emergencies/emergencySurge';
import { formatDuration } from '#domain/format/durations';
import type { Tone } from '#ui/display/Tag';
import { Tag } from '#ui/display/Tag';
import { TextOutput } from '#ui/display/TextOutput';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, dateColumn, linkColumn, textColumn } from '#ui/table/columns';
import { alertList } from '../queries';
import { emergencySurgeStrings } from './strings';

const statusTones: Readonly<Record<SurgeAlert['molnix_status'], Tone>> = { 0: 'green', 1: 'orange', 2: 'neutral' };

/** Open alerts, then those that were stood down; closed ones are not listed. */
export function SurgeAlerts({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencySurgeStrings);
  const { query, table } = useList(alertList, emergencyId);
  const columns = useColumns();
  return (
    <Card
      title={t.alerts}
      hasPadding={false}
      actions={
        <Link to="surgeAlerts" search={{ event: emergencyId }} variant="quiet">
          {t.viewAllAlerts}
        </Link>
      }
    >
      <PagedTable
        caption={t.alerts}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        table={{ ...table, sort: noSort }}
      />
    </Card>
  );
}

/** Open alerts come first: the order cannot be changed. */
const noSort = { ordering: null, onChange: () => undefined };

function useColumns(): readonly Column<SurgeAlert>[] {
  const t = useStrings(emergencySurgeStrings);
  const { language } = useLanguage();
  return useMemo(
    () => [
      dateColumn({ id: 'opens', header: t.columnAlertDate, value: (row) => row.opens }),
      textColumn({
        id: 'duration',
        header: t.columnDuration,
        value: (row) => formatDuration(alertDuration(row), language),
      }),
      {
        id: 'start',
        header: t.columnStart,
        cell: (row) =>
          startsImmediately(row, new Date()) ? t.immediately : <TextOutput kind="date" value={row.start} />,
      },
      textColumn({ id: 'position', header: t.columnPosition, value: alertPosition }),
      textColumn({ id: 'keywords', header: t.columnKeywords, value: (row) => alertKeywords(row).join(', ') }),
      linkColumn({
        id: 'emergency',
        header: t.columnEmergency,
        value: (row) => row.event?.name,
        href: (row) => href('emergenciesLayout', { emergencyId: row.event?.id }),
      }),
      linkColumn({
        id: 'country',
        header: t.columnCountry,
        value: (row) => row.country?.name,
        href: (row) => href('countriesLayout', { countryId: row.country?.id }),
      }),
      {
        id: 'status',
        header: t.columnStatus,
        cell: (row) => <Tag tone={statusTones[row.molnix_status]}>{row.molnix_status_display}</Tag>,
      },
    ],
    [t, language],
  );
}
