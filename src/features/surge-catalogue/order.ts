import { compareNames } from '#domain/language/compare';
import type { Language } from '#domain/language/language';
import { type CatalogueSector, catalogueSectors } from '#domain/surge/catalogue';
import { overviewSlug } from './queries';
import type { CatalogueTitles } from './record';

/** The sectors in the alphabetical order of their titles. */
export function sortedSectors(titles: CatalogueTitles, language: Language): CatalogueSector[] {
  const byName = compareNames(language);
  const titleOf = ({ slug }: CatalogueSector) => titles[slug]?.title ?? slug;
  return catalogueSectors.toSorted((a, b) => byName(titleOf(a), titleOf(b)));
}

/** The pages before and after a page, in the order of the menu. */
export function neighbours(
  slug: string,
  sectors: readonly CatalogueSector[],
): { readonly previous: string | undefined; readonly next: string | undefined } {
  const all = [overviewSlug, ...sectors.flatMap((sector) => [sector.slug, ...sector.services])];
  const place = all.indexOf(slug);
  return { previous: place > 0 ? all[place - 1] : undefined, next: place < 0 ? undefined : all[place + 1] };
}
