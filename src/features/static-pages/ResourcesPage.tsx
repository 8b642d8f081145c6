import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '#app/page/Page';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import type { ItemOf } from '#contract/types';
import { ContactLink } from '#ui/actions/ContactLink';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Stack } from '#ui/layout/Stack';
import { type Column, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import styles from './ResourcesPage.module.css';
import { partners, type ResourceLink, resourceGroups } from './resourceLinks';
import { resourcesStrings } from './resourcesStrings';

type Contact = ItemOf<'GET /api/v2/main_contact/'>;

const contactsQuery = apiQuery('GET /api/v2/main_contact/', { query: { limit: allRowsLimit } });

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
      cell: ({ email }) => <ContactLink kind="email" address={email} />,
      sortValue: ({ email }) => email,
    },
  ];
  return (
    <Page title={t.title} description={t.description}>
      <Columns gap="s4" minWidth={300} mode="fill">
        {resourceGroups.map((group) => (
          <Card key={group.title} title={t[group.title]}>
            <Links links={group.links}>
              {group.title === 'surge' && <Link to="surgeCatalogueLayout">{t.surgeCatalogue}</Link>}
            </Links>
          </Card>
        ))}
      </Columns>
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
      <Card title={t.support}>
        <p className={styles.support}>{t.supportText}</p>
        <Links links={partners} isWide />
      </Card>
    </Page>
  );
}

interface LinksProps {
  readonly links: readonly ResourceLink[];
  /** Lays the links out in columns on wide screens. */
  readonly isWide?: boolean;
  /** One more link, after the others. */
  readonly children?: ReactNode;
}

function Links({ links, isWide = false, children }: LinksProps) {
  const t = useStrings(resourcesStrings);
  const items = (
    <>
      {links.map(({ href, label }) => (
        <li key={href}>
          <ExternalLink href={href}>{t[label]}</ExternalLink>
        </li>
      ))}
      {children && <li>{children}</li>}
    </>
  );
  if (!isWide) {
    return (
      <Stack as="ul" gap="s2">
        {items}
      </Stack>
    );
  }
  return (
    <Columns as="ul" gap="s2" minWidth={220} mode="fill">
      {items}
    </Columns>
  );
}
