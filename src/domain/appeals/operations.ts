import type { Appeal, RelatedAppeal } from '#contract/appeal';
import type { Country } from '#contract/country';
import { percentOf } from '../format/numbers';
import { compareNames } from '../language/compare';
import { groupBy } from '../lists/groupBy';
import { sumOf } from '../lists/sumOf';
import { type CountryPoint, countryPoint } from '../places/countryPoint';
import { appealType } from './appealTypes';

/**
 * The total funding and people targeted of some appeals: amounts in CHF, coverage in percentage points, each null without a known
 * value.
 */
export function fundingOf(
  appeals: readonly Pick<RelatedAppeal, 'amount_requested' | 'amount_funded' | 'num_beneficiaries'>[],
) {
  const requested = sumOf(appeals.map((appeal) => appeal.amount_requested));
  const funded = sumOf(appeals.map((appeal) => appeal.amount_funded));
  const people = sumOf(appeals.map((appeal) => appeal.num_beneficiaries));
  return { requested, funded, people, coverage: percentOf(funded, requested) };
}

/** The type of the operations in a country, `several` for more than one. */
export type OperationKind = 'dref' | 'emergencyAppeal' | 'earlyAction' | 'several' | 'other';

const kinds: Readonly<Record<number, OperationKind>> = {
  [appealType.dref]: 'dref',
  [appealType.emergencyAppeal]: 'emergencyAppeal',
  [appealType.earlyAction]: 'earlyAction',
};

/** The operations of one country, as one point on the map. */
export interface OperationPoint extends CountryPoint {
  readonly kind: OperationKind;
  /** Individuals. */
  readonly peopleTargeted: number;
  /** CHF */
  readonly requested: number;
  readonly appeals: readonly Appeal[];
}

/**
 * Appeals grouped by the country they are for, each group at the country's centroid, most people first.
 *
 * @param countries - the unfiltered country list; the pseudo-countries of regions get no point
 * @source reference/countries-and-regions.md, section 1.13
 */
export function operationPoints(
  appeals: readonly Appeal[],
  countries: readonly Country[],
  language: string,
): OperationPoint[] {
  const byName = compareNames(language);
  const byIso3 = groupBy(appeals, (appeal) => appeal.country?.iso3);
  return countries
    .flatMap((country): OperationPoint[] => {
      const point = countryPoint(country);
      const own = point && byIso3.get(point.iso3);
      if (!point || !own) return [];
      const types = new Set(own.map(({ atype }) => atype));
      const [only] = types;
      return [
        {
          ...point,
          kind: types.size > 1 ? 'several' : (kinds[only ?? -1] ?? 'other'),
          peopleTargeted: sumOf(own.map((appeal) => appeal.num_beneficiaries)) ?? 0,
          requested: sumOf(own.map((appeal) => appeal.amount_requested)) ?? 0,
          appeals: own,
        },
      ];
    })
    .toSorted((a, b) => b.peopleTargeted - a.peopleTargeted || byName(a.name, b.name));
}
