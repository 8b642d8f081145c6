import type { RegionDetail } from '#contract/region';

/**
 * Which of the optional tabs of a region have content.
 *
 * @param region - with those of its snippets alone that have a text or an image
 * @param keyFigureCount - null while loading
 * @source reference/countries-and-regions.md, section 1.1
 */
export function regionTabs(
  region: Pick<RegionDetail, 'additional_tab_name' | 'preparedness_snippets' | 'snippets'>,
  keyFigureCount: number | null,
) {
  const hasName = Boolean(region.additional_tab_name?.trim());
  return {
    preparedness: region.preparedness_snippets.length > 0,
    additional: hasName || region.snippets.length > 0 || (keyFigureCount ?? 0) > 0,
  };
}
