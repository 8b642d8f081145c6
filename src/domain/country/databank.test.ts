import { describe, expect, test } from 'vitest';
import type { AcapsSeason, CountryKeyClimate } from '#contract/countryDatabank';
import { climateByMonth } from './climate';
import { monthRuns, seasonGroups } from './seasonalCalendar';
import { fdrsUrl, reliefWebUrl, undpUrl, unicefUrl, worldBankUrl } from './sources';

describe('monthRuns', () => {
  test.each([
    [['March', 'April', 'May'], ['2-4']],
    [
      ['May', 'March'],
      ['2-2', '4-4'],
    ],
    [
      ['December', 'January'],
      ['0-0', '11-11'],
    ],
    [['April', 'April', 'March'], ['2-3']],
    [['Ramadan', ''], []],
    [[], []],
  ])('%j', (months, runs) => expect(monthRuns(months).map(({ from, to }) => `${from}-${to}`)).toEqual(runs));
});

test('seasonGroups groups by type, types and seasons by their first month, and leaves out entries without a month', () => {
  const season = (id: number, type: string[] | null, month: string[] | null, label: string[] | null): AcapsSeason => ({
    id,
    event: ['Flood'],
    event_type: type,
    label,
    modified_at: '2026-01-01T00:00:00Z',
    month,
    overview: 1,
    source: ' ',
    source_date: null,
  });
  const groups = seasonGroups(
    [
      season(1, ['Seasonal hazard'], ['October'], ['Short rains']),
      season(2, ['Seasonal hazard', 'Outbreak'], ['March'], ['Long rains', 'floods']),
      season(3, null, ['June'], null),
      season(4, ['Harvest'], null, ['Maize']),
      season(5, ['Livestock'], ['March', 'April'], ['Grazing']),
      season(6, ['Harvest'], ['January'], ['Beans']),
    ],
    'en',
  );
  expect(groups.map(({ type, seasons }) => [type, ...seasons.map(({ label }) => label)])).toEqual([
    ['Harvest', 'Beans'],
    ['Livestock', 'Grazing'],
    ['Seasonal hazard', 'Long rains, floods', 'Short rains'],
    ['', 'Flood'],
  ]);
  expect(groups[0]?.seasons[0]?.source).toBeNull();
});

test('climateByMonth returns twelve months in order, null where a month is missing', () => {
  const row = (month: CountryKeyClimate['month']): CountryKeyClimate => ({
    id: month,
    avg_temp: month,
    max_temp: 30,
    min_temp: 10,
    month,
    month_display: '',
    precipitation: 5,
    year: 1991,
  });
  expect(climateByMonth([row(12), row(1)]).map((each) => each?.avg_temp ?? null)).toEqual([
    1,
    ...Array.from({ length: 10 }, () => null),
    12,
  ]);
});

test.each([
  [worldBankUrl('SP.POP.TOTL', { iso: 'KE' }), 'https://data.worldbank.org/indicator/SP.POP.TOTL?locations=KE'],
  [worldBankUrl('SP.POP.TOTL', { iso: null }), 'https://data.worldbank.org/indicator/SP.POP.TOTL'],
  [unicefUrl({ iso3: 'KEN' }), 'https://data.unicef.org/country/ken/'],
  [unicefUrl({ iso3: null }), 'https://sdmx.data.unicef.org/overview.html'],
  [undpUrl({ iso3: 'KEN' }), 'https://hdr.undp.org/data-center/specific-country-data#/countries/KEN'],
  [fdrsUrl('DKE001'), 'https://data.ifrc.org/fdrs/national-society/DKE001'],
  [fdrsUrl(' '), null],
  [fdrsUrl('../x'), 'https://data.ifrc.org/fdrs/national-society/..%2Fx'],
  [reliefWebUrl({ iso3: 'KEN' }), 'https://reliefweb.int/country/ken'],
  [reliefWebUrl({ iso3: '' }), null],
])('%s', (url, expected) => expect(url).toBe(expected));
