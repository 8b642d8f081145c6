import { useMemo } from 'react';
import { href } from '#app/routes/href';
import type { Event } from '#contract/event';
import { fundingOf } from '#domain/appeals/operations';
import { affectedPeople } from '#domain/emergencies/emergencyFigures';
import { CountryLinks } from '#resources/country/CountryLinks';
import { withNewTag } from '#resources/visits/NewTag';
import { Link } from '#ui/actions/Link';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { dateColumn, type FileColumn, fileSeparator, numberColumn, textColumn } from '#ui/table/columns';
import { eventStrings } from './strings';
import styles from './useEventColumns.module.css';
import { useEventName } from './useEventName';

/**
 * The columns of a list of emergencies.
 *
 * @param since - the last visit to the list: what was added since is marked
 * @param sorting - the server sorts people affected only by the emergency's own figure, which a note beside the heading explains, and disaster
 *   types by their ids, in an order that nobody can read
 * @source reference/emergencies.md, section 1.1; reference/api-limits.md, Readers in a minute, c
 */
export function useEventColumns(
  sorting: 'server' | 'browser' = 'server',
  since: Date | null = null,
): readonly FileColumn<Event>[] {
  const t = useStrings(eventStrings);
  const eventName = useEventName();
  return useMemo<readonly FileColumn<Event>[]>(
    () => [
      dateColumn({
        id: 'start',
        header: t.columnStart,
        ordering: 'disaster_start_date',
        hxl: '#date+start',
        value: (row) => row.disaster_start_date,
      }),
      withNewTag<Event>(
        {
          id: 'name',
          header: t.columnName,
          ordering: 'name',
          cell: (row) => (
            <span className={styles.name}>
              <Link href={href('emergenciesLayout', { emergencyId: row.id })}>{eventName(row)}</Link>
            </span>
          ),
          sortValue: (row) => row.name,
          hxl: '#event+name',
        },
        since,
      ),
      textColumn({
        id: 'disaster',
        part: 'fact',
        header: t.columnDisaster,
        ordering: sorting === 'browser' ? 'dtype' : undefined,
        hxl: '#event+type',
        value: (row) => row.dtype?.name,
      }),
      {
        id: 'glide',
        header: t.columnGlide,
        ordering: 'glide',
        cell: (row) => (
          <span className={styles.code}>
            <TextOutput value={row.glide} />
          </span>
        ),
        sortValue: (row) => row.glide,
        hxl: '#event+code+glide',
      },
      numberColumn({
        id: 'requested',
        header: t.columnRequested,
        hxl: '#value+funding+required+chf',
        value: (row) => fundingOf(row.appeals).requested,
      }),
      numberColumn({
        id: 'affected',
        part: 'fact',
        header: t.columnAffected,
        ordering: 'num_affected',
        startsDescending: true,
        hxl: '#affected',
        value: affectedPeople,
        info: sorting === 'server' && <InfoPopup label={t.affectedOrderLabel}>{t.affectedOrder}</InfoPopup>,
      }),
      {
        id: 'countries',
        header: t.columnCountries,
        cell: (row) => <CountryLinks countries={row.countries} />,
        fileValue: (row) => row.countries.map(({ name }) => name).join(fileSeparator),
        hxl: '#country+name+list',
      },
    ],
    [t, sorting, since, eventName],
  );
}
