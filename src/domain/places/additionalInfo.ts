import type { CountryDetail } from '#contract/country';

/**
 * Whether a country has an additional tab: the tab has a name or any content.
 *
 * @param snippets - those with a text or an image
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
  snippets: readonly unknown[],
): boolean => Boolean(additional_tab_name?.trim()) || contacts.length > 0 || links.length > 0 || snippets.length > 0;
