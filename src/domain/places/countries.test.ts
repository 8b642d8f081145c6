import { describe, expect, test } from 'vitest';
import type { Country } from '#contract/country';
import { clustersOf, foldText, isNationalSociety, isReportingSociety, isValidCountry, rankByMatch } from './countries';
import { societyName } from './societyName';

const kenya = {
  id: 107,
  name: 'Kenya',
  iso: 'KE',
  iso3: 'KEN',
  independent: true,
  is_deprecated: false,
  society_name: 'Kenya Red Cross Society',
  record_type: 1,
  region: 0,
} as Country;
const record = (facts: object) => ({ ...kenya, ...facts }) as Country;

test.each<[what: string, facts: object, isChoice: boolean, hasSociety: boolean, isReporting: boolean]>([
  ['a country', {}, true, true, true],
  ['one that nothing says is out of use', { is_deprecated: null }, true, true, true],
  ['without a society', { society_name: '' }, true, false, false],
  ['with a blank society', { society_name: ' ' }, true, true, false],
  ['without a name', { name: null }, false, false, true],
  ['without a short code', { iso: null }, false, false, true],
  ['without a code', { iso3: '' }, false, false, true],
  ['not independent', { independent: false }, false, false, true],
  ['not known to be independent', { independent: null }, false, false, true],
  ['out of use', { is_deprecated: true }, false, false, false],
  ['of a society that is not known', { society_name: null, is_deprecated: true }, false, false, false],
])('%s', (_, facts, isChoice, hasSociety, isReporting) => {
  const country = record(facts);
  expect([isValidCountry(country), isNationalSociety(country), isReportingSociety(country)]).toEqual([
    isChoice,
    hasSociety,
    isReporting,
  ]);
});

/** @source reference/countries-and-regions.md, section 5.3 */
test('the cluster delegations of a region are its own, in use, by name', () => {
  const cluster = (id: number, facts: object) => record({ id, record_type: 2, ...facts });
  const countries = [
    cluster(1, { name: 'Southern' }),
    cluster(2, { name: null }),
    cluster(3, { name: 'Central' }),
    cluster(4, { region: 1 }),
    cluster(5, { is_deprecated: true }),
    kenya,
  ];
  expect(clustersOf(0, countries, 'en').map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(clustersOf(0, countries.toReversed(), 'en').map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(clustersOf(null, [cluster(6, { region: null })], 'en')).toEqual([]);
  expect(clustersOf(0, undefined, 'en')).toEqual([]);
});

/** @source reference/shell-and-account.md, section 1.3 */
describe('a name is found', () => {
  const names = ['Sudan', 'Côte d’Ivoire', 'South Sudan', 'Dominica', 'Andorra'];
  test.each([
    ['', ['Andorra', 'Côte d’Ivoire', 'Dominica', 'South Sudan', 'Sudan']],
    [' SUDAN ', ['Sudan', 'South Sudan']],
    ['cote', ['Côte d’Ivoire']],
    ['CÔTE', ['Côte d’Ivoire']],
    ['o', ['Côte d’Ivoire', 'Dominica', 'South Sudan', 'Andorra']],
    ['do', ['Dominica', 'Andorra']],
    ['x', []],
  ])('by "%s"', (text, found) => expect(rankByMatch(names, text, (name) => name, 'en')).toEqual(found));

  test('without accents, in any case', () => expect(foldText('ÉÀñ')).toBe('ean'));
});

test.each([
  [{ society_name: ' Kenya Red Cross ', name: 'Kenya' }, 'Kenya Red Cross'],
  [{ society_name: ' ', name: 'Kenya' }, 'Kenya'],
  [{ society_name: null, name: 'Kenya' }, 'Kenya'],
  [{ name: null }, null],
  [{}, null],
  [null, null],
  [undefined, null],
])('the society of %j is called %j', (country, name) => expect(societyName(country)).toBe(name));
