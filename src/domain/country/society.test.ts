import { describe, expect, test } from 'vitest';
import type { CountryDatabank } from '#contract/countryDatabank';
import type { CountryIncome } from '#contract/countryIncome';
import { ageBands, countYoungPeople, sexShares } from './ageGroups';
import { incomeByYear, incomeSources } from './income';

const figures = (known: Partial<CountryDatabank>) =>
  // the functions read only the fields on people; the server sends null for unknown ones
  new Proxy(known, { get: (target, name) => Reflect.get(target, name) ?? null }) as CountryDatabank;

describe('people by age and sex', () => {
  test('volunteer bands start at age 6, staff bands at 18, oldest first', () => {
    const known = figures({ fdrs_female_volunteer_age_6_12: 4, fdrs_male_staff_age_80: 0 });
    expect(ageBands(known, 'volunteer')?.map(({ age }) => age)).toEqual([
      '80',
      '70_79',
      '60_69',
      '50_59',
      '40_49',
      '30_39',
      '18_29',
      '13_17',
      '6_12',
    ]);
    expect(ageBands(known, 'volunteer')?.at(-1)).toEqual({ age: '6_12', female: 4, male: null });
    expect(ageBands(known, 'staff')?.at(-1)?.age).toBe('18_29');
    expect(ageBands(figures({}), 'staff')).toBeNull();
  });

  test.each([
    ['young volunteers and staff', { fdrs_volunteer_age_6_12: 2, fdrs_staff_age_18_29: 3 }, 5],
    ['ages known, none of them young', { fdrs_female_staff_age_50_59: 3 }, 0],
    ['no age known', {}, null],
  ])('countYoungPeople: %s', (_, known, count) => expect(countYoungPeople(figures(known))).toBe(count));
});

describe('the shares of sexes and ages', () => {
  const band = (female: number | null, male: number | null) => ({ age: '80' as const, female, male });
  test('are those of the people of both sexes in all bands', () =>
    expect(sexShares([band(10, 30), band(null, 60)])).toEqual({
      female: { count: 10, share: 10, bands: [10, null] },
      male: { count: 90, share: 90, bands: [30, 60] },
    }));
  test('are not known where no band of a sex is', () =>
    expect(sexShares([band(null, 5)])).toEqual({
      female: { count: null, share: null, bands: [null] },
      male: { count: 5, share: 100, bands: [100] },
    }));
});

test('incomeByYear leaves out years without an amount and sorts the rest ascending', () => {
  const row = (date: string, value: number | null) => ({ id: 1, overview: 1, date, value });
  expect(incomeByYear([row('2024-01-01', 5), row('2022-01-01', 0), row('2023-01-01', null)])).toEqual([
    { date: '2022-01-01', value: 0 },
    { date: '2024-01-01', value: 5 },
  ]);
});

test('incomeSources sorts by amount and leaves out empty and unnamed sources', () => {
  const row = (id: number, title: string | null, value: number | null): CountryIncome => ({
    id,
    date: '2024-01-01',
    indicator: id,
    indicator_details: title === null ? null : { id, title, description: null },
    overview: 1,
    value,
  });
  const sources = incomeSources(
    [row(1, 'ICRC', 4), row(2, 'Other', 0), row(3, null, 9), row(4, 'Individuals', 7), row(5, 'X', null)],
    'en',
  );
  expect(sources.map(({ title }) => title)).toEqual(['Individuals', 'ICRC']);
});
