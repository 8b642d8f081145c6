import { useMemo } from 'react';
import type { CountryContact } from '#contract/country';
import { ContactLink } from '#ui/actions/ContactLink';
import { Dash } from '#ui/display/Dash';
import { useStrings } from '#ui/language/useStrings';
import { type Column, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { countryStrings } from './strings';

interface ContactTableProps {
  readonly caption: string;
  readonly contacts: readonly CountryContact[];
}

/** The contacts that editors entered for a country. */
export function ContactTable({ caption, contacts }: ContactTableProps) {
  const t = useStrings(countryStrings);
  const columns = useMemo(
    (): readonly Column<CountryContact>[] => [
      textColumn({ id: 'name', header: t.contactName, value: ({ name }) => name }),
      textColumn({ id: 'title', header: t.contactTitle, value: ({ title }) => title }),
      textColumn({ id: 'type', header: t.contactType, value: ({ ctype }) => ctype }),
      {
        id: 'email',
        header: t.contactEmail,
        cell: ({ email }) => (email.trim() ? <ContactLink kind="email" address={email} /> : <Dash />),
        sortValue: ({ email }) => email,
      },
    ],
    [t],
  );
  return <Table caption={caption} columns={columns} rows={contacts} rowKey={({ id }) => id} />;
}
