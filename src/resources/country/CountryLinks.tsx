import { href } from '#app/routes/href';
import type { CountryMini } from '#contract/country';
import { Link } from '#ui/actions/Link';
import { CollapsedList } from '#ui/display/CollapsedList';

interface CountryLinksProps {
  readonly countries: readonly (Pick<CountryMini, 'id' | 'name'> & Partial<Pick<CountryMini, 'iso3'>>)[];
  /** Number of countries shown; the others are collapsed behind "and N more". */
  readonly visible?: number;
}

/** Countries as links to their pages; a long list is collapsed and can be expanded. */
export function CountryLinks({ countries, visible }: CountryLinksProps) {
  // plain links without a check of permissions: the pages are public, and a table has too many links for a check in each
  return (
    <CollapsedList items={countries} itemKey={({ id }) => id} visible={visible}>
      {({ id, name, iso3 }) => <Link href={href('countriesLayout', { countryId: id })}>{name ?? iso3}</Link>}
    </CollapsedList>
  );
}
