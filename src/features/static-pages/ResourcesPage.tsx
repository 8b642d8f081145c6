import { useQuery } from '@tanstack/react-query';
import { Link } from '#app/navigation/Link';
import { apiQuery } from '#app/request/apiQuery';
import { useTableStatus } from '#app/request/useTableStatus';
import { Page } from '#app/shell/Page';
import type { ItemOf } from '#contract/types';
import { mailto } from '#domain/contactAddress';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import styles from './ResourcesPage.module.css';
import { resourceGroups } from './resourceLinks';
import { resourcesStrings } from './resourcesStrings';

type Contact = ItemOf<'GET /api/v2/main_contact/'>;

const contactsQuery = apiQuery('GET /api/v2/main_contact/', { query: { limit: 9999 } });

export function Component() {
  const t = useStrings(resourcesStrings);
  const contacts = useQuery(contactsQuery);
  const status = useTableStatus(contacts);
  const columns: readonly Column<Contact>[] = [
    textColumn({ id: 'extent', header: t.contactExtent, value: ({ extent }) => extent }),
    textColumn({ id: 'name', header: t.contactName, value: ({ name }) => name }),
    {
      id: 'email',
      header: t.contactEmail,
      cell: ({ email }) => <ExternalLink href={mailto(email)}>{email}</ExternalLink>,
      sortValue: ({ email }) => email,
    },
  ];
  return (
    <Page title={t.title} description={t.description}>
      <div className={styles.groups}>
        {resourceGroups.map((group) => (
          <Card key={group.title} title={t[group.title]}>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <ExternalLink href={link.href}>{t[link.label]}</ExternalLink>
                </li>
              ))}
              {group.title === 'surge' && (
                <li>
                  <Link to="surgeCatalogueLayout">{t.surgeCatalogue}</Link>
                </li>
              )}
            </ul>
          </Card>
        ))}
      </div>
      <Card title={t.contacts} hasPadding={false}>
        <p className={styles.intro}>{t.contactsText}</p>
        <Table
          caption={t.contacts}
          columns={columns}
          rows={contacts.data?.results}
          rowKey={({ id }) => id}
          status={status}
        />
      </Card>
    </Page>
  );
}
