import { useQuery } from '@tanstack/react-query';
import { recentPages, storedSummary } from '#app/offline/answerStore';
import { storedRecords } from '#app/offline/storedRecords';
import { referenceQuery } from '#app/request/referenceData';
import { href } from '#app/routes/href';
import { routeAt } from '#app/routes/routeAt';
import { isValidCountry } from '#domain/places/countries';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { goToStrings } from './goToStrings';
import { useMayOpen, useProductLinks } from './productLinks';
import { searchTargetHref } from './searchTarget';
import { searchStrings } from './strings';
import { matching, type Suggestion, type SuggestionGroup } from './suggestions';

/** The maximum number of suggestions: of recent pages while nothing is typed, and of each group else. */
const maxRecent = 8;
const perGroup = 5;

const kinds = { emergency: 'emergencies', fieldReport: 'reports', project: 'projects' } as const;

const toId = (prefix: string, address: string) => `${prefix}-${address.replace(/\W+/g, '-')}`;

/**
 * What is found without the server: recent pages alone while nothing is typed; else also pages, countries, and what the device stores.
 *
 * @param typed - trimmed
 * @param isOpen - whether it is looked for
 */
export function useDeviceMatches(typed: string, isOpen: boolean): readonly SuggestionGroup[] {
  const t = useStrings(goToStrings);
  const search = useStrings(searchStrings);
  const { language } = useLanguage();
  const links = useProductLinks();
  const mayOpen = useMayOpen();
  const { data: recent = [] } = useQuery({
    queryKey: ['recent pages'],
    queryFn: recentPages,
    enabled: isOpen,
    // each opening shows the page before
    staleTime: 0,
  });
  const isTyped = isOpen && typed !== '';
  const { data: summary } = useQuery({ queryKey: ['stored summary'], queryFn: storedSummary, enabled: isTyped });
  const { data: records = [] } = useQuery({ queryKey: ['stored records'], queryFn: storedRecords, enabled: isTyped });
  const countries = useQuery({ ...referenceQuery('countries'), enabled: isTyped });
  const enums = useQuery({ ...referenceQuery('globalEnums'), enabled: isTyped });
  if (!isOpen) return [];

  const isOpenTo = (address: string) => {
    const route = routeAt(new URL(address, location.href));
    return route !== null && mayOpen(route.name, route.params);
  };
  const pageHit = (
    prefix: string,
    kind: string,
    { address, title }: { address: string; title: string },
  ): Suggestion => ({
    id: toId(prefix, address),
    name: title,
    kind,
    address,
  });
  const recentHits = recent.filter(({ address }) => isOpenTo(address)).map((each) => pageHit('recent', t.recent, each));
  if (typed === '') return [{ label: t.recent, hits: recentHits.slice(0, maxRecent) }];

  const pages = links.map(({ name, address, isForm, section }, index) => ({
    id: `page-${index}`,
    name,
    kind: section ?? (isForm ? t.form : t.page),
    address,
  }));
  const places = [
    ...(enums.data?.api_region_name ?? []).map(({ key, value }) => ({
      id: `region-${key}`,
      name: value,
      kind: search.regions,
      address: href('regionsLayout', { regionId: key }),
    })),
    ...(countries.data?.results ?? []).filter(isValidCountry).map(({ id, name }) => ({
      id: `country-${id}`,
      name,
      kind: search.countries,
      address: href('countriesLayout', { countryId: id }),
    })),
  ];
  const stored = [
    ...(summary?.kept ?? []).map((each) => pageHit('kept', t.kept, each)),
    ...records.map(({ name, page, id }) => ({
      id: `stored-${page}-${id}`,
      name,
      kind: search[kinds[page]],
      address: searchTargetHref({ page, id }),
    })),
  ];
  const groups = [
    { label: t.recent, hits: recentHits },
    { label: t.page, hits: pages },
    { label: search.countries, hits: places },
    { label: t.onDevice, hits: stored },
  ];
  return groups.map(({ label, hits }) => ({ label, hits: matching(hits, typed, language).slice(0, perGroup) }));
}
