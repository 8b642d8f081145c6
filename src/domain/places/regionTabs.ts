import type { RegionDetail } from '#contract/region';
import { visibleSnippets } from './additionalInfo';

/**
 * Which of the optional tabs of a region have content.
 *
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
    additional: hasName || visibleSnippets(region.snippets).length > 0 || (keyFigureCount ?? 0) > 0,
  };
}
