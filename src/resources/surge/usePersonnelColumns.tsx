import { useMemo } from 'react';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useSession } from '#app/session/session';
import type { CountryMini } from '#contract/country';
import type { Personnel } from '#contract/personnel';
import { societyName } from '#domain/places/societyName';
import { deploymentType } from '#domain/surge/deployments';
import { useEventName } from '#resources/event/useEventName';
import { Dash } from '#ui/display/Dash';
import { useStrings } from '#ui/language/useStrings';
import { dateColumn, type FileColumn, linkColumn, textColumn } from '#ui/table/columns';
import { surgeStrings } from './strings';

/** Columns of deployed people; names are shown to logged-in users only. @source reference/surge.md, section 1.7 */
export function usePersonnelColumns(): readonly FileColumn<Personnel>[] {
  const t = useStrings(surgeStrings);
  const eventName = useEventName();
  const isLoggedIn = useSession() !== null;
  return useMemo(
    () => [
      dateColumn({
        id: 'start',
        hxl: '#date+start',
        header: t.startDate,
        ordering: 'start_date',
        value: (row) => row.start_date,
      }),
      dateColumn({
        id: 'end',
        hxl: '#date+end',
        header: t.endDate,
        ordering: 'end_date',
        value: (row) => row.end_date,
      }),
      ...(isLoggedIn
        ? [textColumn<Personnel>({ id: 'name', header: t.name, ordering: 'name', value: (row) => row.name })]
        : []),
      textColumn({
        id: 'role',
        part: isLoggedIn ? 'fact' : 'name',
        header: t.position,
        ordering: 'role',
        value: (row) => row.role,
      }),
      textColumn({
        id: 'type',
        header: t.type,
        ordering: 'type',
        value: ({ type }) => deploymentType(type, t.rapidResponse),
      }),
      {
        id: 'party',
        header: t.party,
        ordering: 'country_from',
        cell: ({ country_from: from }) => (from ? <Party country={from} /> : <Dash />),
        fileValue: ({ country_from: from }) => from && societyName(from),
        hxl: '#org+deploying',
      },
      linkColumn({
        id: 'to',
        hxl: '#country+name',
        part: 'fact',
        header: t.deployedTo,
        ordering: 'country_to',
        value: ({ country_to: to }) => to?.name ?? to?.iso3,
        href: (row) => href('countriesLayout', { countryId: row.country_to?.id }),
      }),
      linkColumn({
        id: 'emergency',
        hxl: '#event+name',
        header: t.emergency,
        ordering: 'deployment__event_deployed_to',
        value: ({ deployment }) => deployment?.event_deployed_to && eventName(deployment.event_deployed_to),
        href: (row) => href('emergenciesLayout', { emergencyId: row.deployment?.event_deployed_to?.id }),
      }),
    ],
    [t, isLoggedIn, eventName],
  );
}

const regionRecord = 3;

/** The deploying party: a National Society, or a region of the federation, which has its own page. */
function Party({ country }: { readonly country: CountryMini }) {
  const name = societyName(country);
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
