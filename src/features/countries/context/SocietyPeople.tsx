import { useMemo } from 'react';
import type { CountryDirectory } from '#contract/country';
import { FigureSource } from '#resources/country/databank/FigureSource';
import { useCountry } from '#resources/country/useCountry';
import { ContactLink } from '#ui/actions/ContactLink';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { type Column, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { ContactTable } from '../layout/ContactTable';
import { useCountryName } from '../layout/useCountryName';
import styles from './context.module.css';
import { countryContextStrings } from './strings';
import { useSocietyName } from './useSocietyName';

const present = (texts: readonly (string | null | undefined)[]) => texts.flatMap((text) => text?.trim() || []);

/** Address, leadership and contacts of a National Society. */
export default function SocietyPeople() {
  return (
    <>
      <Address />
      <Directory />
      <Contacts />
    </>
  );
}

function Address() {
  const t = useStrings(countryContextStrings);
  const country = useCountry();
  const name = useCountryName();
  const lines = present([country.address_1, country.address_2, country.city_code]);
  const emails = present(country.emails ?? []);
  const phone = country.phone?.trim();
  const website = country.website?.trim();
  const hasContact = lines.length + emails.length > 0 || Boolean(phone || website);
  return (
    <Card title={t.address}>
      {hasContact ? (
        <DescriptionGrid
          items={[
            {
              id: 'postal',
              label: t.postal,
              value: lines.length > 0 && <span dir="auto">{lines.join(', ')}</span>,
            },
            { id: 'phone', label: t.phone, value: phone && <ContactLink kind="phone" address={phone} /> },
            {
              id: 'emails',
              label: t.emails,
              value: emails.length > 0 && (
                <List items={emails} itemKey={(email) => email}>
                  {(email) => <ContactLink kind="email" address={email} />}
                </List>
              ),
            },
            {
              id: 'website',
              label: t.website,
              value: website && (
                <ExternalLink href={website}>
                  <bdi>{website}</bdi>
                </ExternalLink>
              ),
            },
          ]}
        />
      ) : (
        <StateMessage state="empty" isCompact message={t.noAddress({ country: name })} />
      )}
    </Card>
  );
}

function Directory() {
  const t = useStrings(countryContextStrings);
  const country = useCountry();
  const name = useCountryName();
  const society = useSocietyName();
  const columns = useMemo(
    (): readonly Column<CountryDirectory>[] => [
      textColumn({
        id: 'name',
        header: t.person,
        value: ({ first_name, last_name }) => present([first_name, last_name]).join(' '),
      }),
      textColumn({ id: 'position', header: t.position, value: ({ position }) => position }),
    ],
    [t],
  );
  return (
    <Card
      title={t.directory}
      hasPadding={country.directory.length === 0}
      footer={
        country.directory.length > 0 && (
          <>
            <FigureSource name={society} href={country.url_ifrc || null} />{' '}
            <Note as="span" className={styles.note}>
              {t.directoryNote}
            </Note>
          </>
        )
      }
    >
      {country.directory.length === 0 ? (
        <StateMessage state="empty" isCompact message={t.noDirectory({ country: name })} />
      ) : (
        <Table caption={t.directory} columns={columns} rows={country.directory} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}

function Contacts() {
  const t = useStrings(countryContextStrings);
  const { contacts } = useCountry();
  const name = useCountryName();
  return (
    <Card
      title={t.contacts}
      hasPadding={contacts.length === 0}
      footer={
        contacts.length > 0 && (
          <Note as="span" className={styles.note}>
            {t.contactsNote}
          </Note>
        )
      }
    >
      {contacts.length === 0 ? (
        <StateMessage state="empty" isCompact message={t.noContacts({ country: name })} />
      ) : (
        <ContactTable caption={t.contacts} contacts={contacts} />
      )}
    </Card>
  );
}
