import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import type { CountrySupportingPartner } from '#contract/countrySupportingPartner';
import { ContactLink } from '#ui/actions/ContactLink';
import { Dash } from '#ui/display/Dash';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { type Column, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { supportingPartnersQuery } from './queries';
import { countryPartnerStrings } from './strings';

/** The server names the two kinds in English alone, one of them "Ifrc". @source reference/countries-and-regions.md, section 5.5 */
const kindName = (kind: CountrySupportingPartner['supporting_type']) =>
  kind === null ? 'others' : kind === 0 ? 'ifrcContacts' : 'partnerContacts';

interface PartnerContactsProps {
  readonly countryId: number;
  readonly name: string;
}

/** People of the IFRC and of partners who support a country, by their kind. */
export function PartnerContacts({ countryId, name }: PartnerContactsProps) {
  const t = useStrings(countryPartnerStrings);
  const query = useQuery(supportingPartnersQuery(countryId));
  const columns = useMemo(
    (): readonly Column<CountrySupportingPartner>[] => [
      textColumn({
        id: 'name',
        header: t.contactName,
        value: ({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' '),
      }),
      textColumn({ id: 'position', header: t.contactPosition, value: ({ position }) => position }),
      {
        id: 'email',
        header: t.contactEmail,
        cell: ({ email }) => (email?.trim() ? <ContactLink kind="email" address={email} /> : <Dash />),
        sortValue: ({ email }) => email,
      },
    ],
    [t],
  );
  return (
    <Card title={t.contacts}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="236px" phoneHeight="360px" />}>
        {({ results }) => {
          if (results.length === 0) return <StateMessage state="empty" message={t.noContacts({ country: name })} />;
          const kinds = [...new Set(results.map(({ supporting_type }) => supporting_type))];
          return (
            <Stack gap="s4">
              {kinds.map((kind) => (
                <section key={kind} aria-label={t[kindName(kind)]}>
                  <h3>{t[kindName(kind)]}</h3>
                  <Table
                    caption={t[kindName(kind)]}
                    columns={columns}
                    rows={results.filter(({ supporting_type }) => supporting_type === kind)}
                    rowKey={({ id }) => id}
                  />
                </section>
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Card>
  );
}
