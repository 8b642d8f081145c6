import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import type { DelegationOffice } from '#contract/delegationOffice';
import { joinTexts } from '#domain/format/joinTexts';
import { safeHref } from '#domain/links/safeUrl';
import { officesQuery } from '#resources/local-unit/queries';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { localUnitExchangeStrings } from './strings';

/**
 * The offices of the federation in a country. The response also has the e-mail addresses and
 * numbers of their heads, which are not public.
 *
 * @source reference/local-units.md, sections 1.9 and 4.8
 */
export function DelegationOffices({ iso3 }: { readonly iso3: string }) {
  const t = useStrings(localUnitExchangeStrings);
  return (
    <Card title={t.offices}>
      <Loaded query={useQuery(officesQuery(iso3))} isCompact skeleton={<Skeleton kind="block" height="80px" />}>
        {({ results }) => (
          <List
            // the response has no ids
            items={results.map((office, key) => ({ ...office, key }))}
            itemKey={({ key }) => key}
            empty={<StateMessage state="empty" isCompact message={t.noOffices} />}
          >
            {(office) => <Office office={office} />}
          </List>
        )}
      </Loaded>
    </Card>
  );
}

function Office({ office }: { readonly office: DelegationOffice }) {
  const t = useStrings(localUnitExchangeStrings);
  const { name, dotype, address, city, postcode, hod_first_name, hod_last_name, url_ifrc, date_of_data } = office;
  const website = safeHref(url_ifrc);
  return (
    <>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <DescriptionGrid
        items={[
          { id: 'type', label: t.type, value: dotype?.name },
          {
            id: 'head',
            label: t.officeHead,
            value: <TextOutput value={joinTexts([hod_first_name, hod_last_name], ' ')} />,
          },
          {
            id: 'address',
            label: t.address,
            value: <TextOutput value={joinTexts([address, postcode, city], ', ')} />,
          },
          { id: 'date', label: t.officeDate, value: <TextOutput kind="date" value={date_of_data} /> },
          ...(website
            ? [{ id: 'website', label: t.website, value: <ExternalLink href={website}>{website}</ExternalLink> }]
            : []),
        ]}
      />
    </>
  );
}
