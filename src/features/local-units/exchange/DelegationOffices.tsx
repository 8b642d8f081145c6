import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
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

const joined = (parts: readonly (string | null)[]) => parts.flatMap((part) => part?.trim() || []).join(', ');

/** The offices of the federation in a country. The addresses and numbers of their heads are in the answer, and not meant for everybody. */
export function DelegationOffices({ iso3 }: { readonly iso3: string }) {
  const t = useStrings(localUnitExchangeStrings);
  return (
    <Card title={t.offices}>
      <Loaded query={useQuery(officesQuery(iso3))} isCompact skeleton={<Skeleton kind="block" height="80px" />}>
        {({ results }) =>
          results.length === 0 ? (
            <StateMessage state="empty" isCompact message={t.noOffices} />
          ) : (
            <List items={results} itemKey={({ name, dotype }) => `${dotype.code} ${name}`}>
              {({ name, dotype, address, city, postcode, url_ifrc }) => {
                const website = safeHref(url_ifrc);
                return (
                  <>
                    <h3 dir="auto">{name}</h3>
                    <DescriptionGrid
                      items={[
                        { id: 'type', label: t.type, value: dotype.name },
                        {
                          id: 'address',
                          label: t.address,
                          value: <TextOutput value={joined([address, postcode, city])} />,
                        },
                        ...(website
                          ? [
                              {
                                id: 'website',
                                label: t.website,
                                value: <ExternalLink href={website}>{website}</ExternalLink>,
                              },
                            ]
                          : []),
                      ]}
                    />
                  </>
                );
              }}
            </List>
          )
        }
      </Loaded>
    </Card>
  );
}
