import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import type { CountryDetail } from '#contract/country';
import { useCountry } from '#resources/country/useCountry';
import { withContent } from '#resources/snippet/withContent';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { TextsWithImages } from '#ui/content/TextsWithImages';
import { List } from '#ui/display/List';
import { TranslationNotice } from '#ui/display/TranslationNotice';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { ContactTable } from './layout/ContactTable';
import { countryStrings } from './layout/strings';
import { snippetsQuery } from './queries';

/** @source reference/countries-and-regions.md, section 1.18 */
export function Component() {
  const country = useCountry();
  const t = useStrings(countryStrings);
  const query = useQuery(snippetsQuery(country.id));
  const hasMore = country.contacts.length > 0 || country.links.length > 0;
  return (
    <>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="12rem" />}>
        {({ results }) => {
          const snippets = withContent(results);
          if (snippets.length === 0) return hasMore ? null : <StateMessage state="empty" message={t.nothing} />;
          return (
            <Card title={country.additional_tab_name?.trim() || t.texts}>
              <TranslationNotice original={snippets[0]?.translation_module_original_language} />
              <TextsWithImages texts={snippets} />
            </Card>
          );
        }}
      </Loaded>
      <Contacts contacts={country.contacts} />
      <Links links={country.links} />
    </>
  );
}

function Contacts({ contacts }: Pick<CountryDetail, 'contacts'>) {
  const t = useStrings(countryStrings);
  if (contacts.length === 0) return null;
  return (
    <Card title={t.contacts} hasPadding={false}>
      <ContactTable caption={t.contacts} contacts={contacts} />
    </Card>
  );
}

function Links({ links }: Pick<CountryDetail, 'links'>) {
  const t = useStrings(countryStrings);
  if (links.length === 0) return null;
  return (
    <Card title={t.links}>
      <List items={links} itemKey={({ id }) => id}>
        {({ title, url }) => <ExternalLink href={url}>{title.trim() || url}</ExternalLink>}
      </List>
    </Card>
  );
}
