import { useMemo } from 'react';
import { PagedTable } from '#app/lists/PagedTable';
import { useList } from '#app/lists/useList';
import { Link } from '#app/routes/Link';
import type { CountryMini } from '#contract/country';
import type { Personnel } from '#contract/personnel';
import { deploymentScale, deploymentType } from '#domain/emergencies/emergencySurge';
import { Dash } from '#ui/display/Dash';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, textColumn } from '#ui/table/columns';
import { personnelList } from '../queries';
import { DeploymentTimeline } from './DeploymentTimeline';
import { emergencySurgeStrings } from './strings';

/** Deployed people, their National Society and the period of their deployment. */
export function DeployedPersonnel({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencySurgeStrings);
  const { query, table } = useList(personnelList, emergencyId);
  const columns = useColumns(query.data?.results);
  return (
    <Card
      title={t.personnel}
      hasPadding={false}
      actions={
        <Link to="deployedPersonnels" variant="quiet">
          {t.viewAllPersonnel}
        </Link>
      }
    >
      <PagedTable caption={t.personnel} columns={columns} rowKey={({ id }) => id} query={query} table={table} />
    </Card>
  );
}

function useColumns(rows: readonly Personnel[] | undefined): readonly Column<Personnel>[] {
  const t = useStrings(emergencySurgeStrings);
  return useMemo(() => {
    const place = deploymentScale(rows ?? []);
    return [
      textColumn({ id: 'role', header: t.columnPosition, ordering: 'role', value: (row) => row.role }),
      textColumn({
        id: 'type',
        header: t.columnType,
        ordering: 'type',
        value: ({ type }) => deploymentType(type, t.rapidResponse),
      }),
      {
        id: 'party',
        header: t.columnParty,
        ordering: 'country_from',
        cell: ({ country_from: from }) => (from ? <Party country={from} /> : <Dash />),
      },
      {
        id: 'to',
        header: t.columnTo,
        ordering: 'deployment',
        cell: ({ country_to: to }) =>
          to ? (
            <Link to="countriesLayout" params={{ countryId: to.id }}>
              {to.name ?? to.iso3}
            </Link>
          ) : (
            <Dash />
          ),
      },
      textColumn({ id: 'name', header: t.columnName, ordering: 'name', value: (row) => row.name }),
      {
        id: 'timeline',
        header: t.columnTimeline,
        width: '14rem',
        cell: (row) => <DeploymentTimeline from={row.start_date} to={row.end_date} span={place(row)} />,
      },
    ];
  }, [t, rows]);
}

const regionRecord = 3;

/** The deploying party: a National Society, or a region of the federation, which has its own page. */
function Party({ country }: { readonly country: CountryMini }) {
  const name = country.society_name?.trim() || country.name;
  return country.record_type === regionRecord ? (
    <Link to="regionsLayout" params={{ regionId: country.region }}>
      {name}
    </Link>
  ) : (
    <Link to="countriesLayout" params={{ countryId: country.id }}>
      {name}
    </Link>
  );
}
