import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTabTitle } from '#app/page/Page';
import { href } from '#app/routes/href';
import type { CountryDetail } from '#contract/country';
import { hasAdditionalInfo } from '#domain/places/additionalInfo';
import { withContent } from '#resources/snippet/withContent';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Tabs } from '#ui/navigation/Tabs';
import { snippetsQuery } from '../queries';
import { partAt, visibleParts } from './countryTabs';
import { countryStrings } from './strings';

/** Two levels of tabs: the parts of a country's pages, and the pages of the current part where it has several. */
export function CountryTabs({ country }: { readonly country: CountryDetail }) {
  const t = useStrings(countryStrings);
  const { pathname } = useLocation();
  const snippets = useQuery(snippetsQuery(country.id));
  const parts = visibleParts(hasAdditionalInfo(country, withContent(snippets.data?.results)));
  const part = partAt(parts, pathname);
  const params = { countryId: country.id };
  const names = {
    ongoing: t.ongoing,
    nsOverview: t.nsOverview,
    profile: t.profile,
    additional: country.additional_tab_name?.trim() || t.additional,
  };
  // the tab of a part links to its first page
  const items = parts.flatMap(({ key, pages: [first] }) =>
    first ? [{ href: href(first.name, params), label: names[key] }] : [],
  );
  const subItems = part?.pages.map(({ name, label }) => ({ href: href(name, params), label: t[label] })) ?? [];
  const labels = parts.flatMap(({ key, pages }) =>
    pages.length > 1 ? pages.map(({ label }) => t[label]) : names[key],
  );
  const page = part?.pages.find(({ name }) => href(name, params) === pathname);
  useTabTitle(
    country.name?.trim() || t.untitled,
    labels,
    part && (part.pages.length > 1 ? page && t[page.label] : names[part.key]),
  );
  return (
    <>
      <Tabs label={t.tabs} items={items} current={part && items[parts.indexOf(part)]?.href} />
      {subItems.length > 1 && <Tabs isSecondLevel label={t.subTabs} items={subItems} current={pathname} />}
      {snippets.error && snippets.data === undefined && (
        <StateMessage state="error" isCompact message={t.tabsFailed} onRetry={() => void snippets.refetch()} />
      )}
    </>
  );
}
