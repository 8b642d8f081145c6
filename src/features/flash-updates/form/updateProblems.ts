import type { Problem } from '#app/form/definition';
import { type FlashUpdateValues, limits } from './updateShape';
import type { UpdateStrings } from './useUpdateStrings';

/** Cross-field validation of an update: a country is selected twice, or there are too many. */
export function updateProblems({ country_district }: FlashUpdateValues, t: UpdateStrings): readonly Problem[] {
  const rows = country_district ?? [];
  const repeated = rows.flatMap(({ country }, index) => {
    const isRepeated = country !== null && rows.findIndex((row) => row.country === country) < index;
    return isRepeated ? [{ path: `country_district.${index}.country`, message: t.countryTwice }] : [];
  });
  const tooMany = rows.length > limits.countries;
  return [
    ...repeated,
    ...(tooMany ? [{ path: 'country_district.root', message: t.tooManyCountries({ count: limits.countries }) }] : []),
  ];
}
