import type { CountryDetail } from '#contract/country';
import type { CountrySnippet } from '#contract/countrySnippet';

/** The snippets with a text or an image. */
export const visibleSnippets = <Snippet extends Pick<CountrySnippet, 'snippet' | 'image'>>(
  snippets: readonly Snippet[] = [],
): Snippet[] => snippets.filter(({ snippet, image }) => Boolean(snippet?.trim() || image?.trim()));

/**
 * Whether a country has an additional tab: the tab has a name or any content.
 *
 * @param snippets - undefined while loading
 * @source reference/countries-and-regions.md, sections 1.6 and 6
 */
export const hasAdditionalInfo = (
  {
    additional_tab_name,
    contacts,
    links,
  }: Pick<CountryDetail, 'additional_tab_name'> & {
    readonly contacts: readonly unknown[];
    readonly links: readonly unknown[];
  },
  snippets: readonly Pick<CountrySnippet, 'snippet' | 'image'>[] | undefined,
): boolean =>
  Boolean(additional_tab_name?.trim()) ||
  contacts.length > 0 ||
  links.length > 0 ||
  visibleSnippets(snippets).length > 0;
