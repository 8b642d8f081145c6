import { describe, expect, test } from 'vitest';
import {
  fromAdam,
  fromGdacs,
  fromMeteoSwiss,
  fromPdc,
  isInPlace,
  latestUpdate,
  whyMissing,
  withCountryName,
} from './imminentEvents';
import { adam, country, gdacs, pdc, swiss } from './testEvents';

/** @source reference/risk-watch.md, sections 1.2, 4.2 and 4.3 */
test.each([
  ['its own', { country: 'Somalia', iso3: 'som' }, 'Somalie'],
  ['one that is not known', { country: 'Atlantis', iso3: 'atl' }, 'Atlantis'],
  ['several in one text', { country: 'Somalia, Kenya', iso3: 'som' }, 'Somalia, Kenya'],
  ['none', { country: null, iso3: 'som' }, null],
  ['one without a code', { country: 'Somalia', iso3: null }, 'Somalia'],
])('the country of an event in another language: %s', (_, event, name) =>
  expect(withCountryName(event, (iso3) => (iso3 === 'som' ? 'Somalie' : undefined)).country).toBe(name),
);

describe('events of all sources have one shape', () => {
  const of = (event: object) => event;
  test.each([
    [
      'PDC',
      () => fromPdc(pdc),
      of({
        title: 'Cyclone',
        country: null,
        iso3: null,
        level: 'watch',
        date: '2026-03-01',
        dateKind: 'started',
        updated: '2026-03-02T06:00:00.000Z',
        position: [178, -17],
      }),
    ],
    [
      'PDC without severity, place or hazard',
      () => fromPdc({ ...pdc, severity: null, latitude: null, hazard_type: '' }),
      of({ level: null, position: null, hazard: null }),
    ],
    [
      'GDACS, on the equator and the meridian',
      () => fromGdacs(gdacs),
      of({ title: null, country: 'Fiji', iso3: 'fji', level: 'orange', position: [0, 0] }),
    ],
    [
      'GDACS whose details alone know the country',
      () =>
        fromGdacs({
          ...gdacs,
          country_details: null,
          alert_level: null,
          event_details: { country: 'Tonga', iso3: 'TON', alertlevel: 'Red' },
        }),
      of({ country: 'Tonga', iso3: 'ton', level: 'red' }),
    ],
    [
      'ADAM',
      () => fromAdam(adam),
      of({
        title: null,
        country: null,
        level: 'red',
        dateKind: 'published',
        date: '2026-03-03',
        position: [32.5, 12.5],
      }),
    ],
    [
      'GDACS that knows its newest update, before the end of the event',
      () =>
        fromGdacs({ ...gdacs, event_details: { todate: '2026-03-09T00:00:00', datemodified: '2026-03-02T00:00:00' } }),
      of({ updated: '2026-03-02T00:00:00.000Z', dateKind: 'started' }),
    ],
    [
      'GDACS that knows the end of the event alone',
      () => fromGdacs({ ...gdacs, event_details: { todate: '02/03/2026 00:00:00' } }),
      of({ updated: null }),
    ],
    [
      'GDACS that knows when it was entered alone, and no country',
      () => fromGdacs({ ...gdacs, country_details: null }),
      of({ updated: null, country: null, iso3: null }),
    ],
    [
      'an event whose names are blank',
      () => fromMeteoSwiss({ ...swiss, hazard_name: ' ', country_details: { ...country, name: ' ', iso3: ' ' } }),
      of({ title: null, country: null, iso3: null }),
    ],
    [
      'an event at a pole, without a longitude',
      () => fromMeteoSwiss({ ...swiss, latitude: 90, longitude: null }),
      of({ position: null }),
    ],
    ['an event at a pole', () => fromMeteoSwiss({ ...swiss, latitude: -90 }), of({ position: [179, -90] })],
    ['an event beyond a pole', () => fromMeteoSwiss({ ...swiss, latitude: -91 }), of({ position: null })],
    [
      'ADAM in several countries',
      () => fromAdam({ ...adam, country_details: country, event_details: { countries: 'Tonga, Fiji' } }),
      of({ country: 'Tonga, Fiji', iso3: 'fji' }),
    ],
    ['ADAM without details', () => fromAdam({ ...adam, event_details: null }), of({ level: null, position: null })],
    [
      'MeteoSwiss',
      () => fromMeteoSwiss(swiss),
      of({ title: 'NERYS', country: 'Fiji', level: null, date: null, position: null }),
    ],
  ])('%s', (_, event, expected) => {
    expect(event()).toMatchObject(expected);
  });

  const affecting = (...codes: (string | null)[]) => ({
    ...gdacs,
    event_details: { affectedcountries: codes.map((iso3) => ({ iso3, countryname: null })) },
  });
  test.each([
    ['its own country', affecting(), 'fji', true],
    ['another country of its details', affecting('FJI', ' TON '), 'ton', true],
    ['a country that it does not touch', affecting('FJI', 'TON'), 'wsm', false],
    ['no code at all', affecting(null, ' '), 'ton', false],
    ['a country of a storm at sea', { ...affecting('TON'), country_details: null }, 'ton', true],
    ['details that name no countries', { ...gdacs, event_details: { affectedcountries: null } }, 'fji', true],
  ])('an event of GDACS is found by %s', (_, item, code, isFound) => {
    expect(isInPlace(fromGdacs(item), new Set([code]))).toBe(isFound);
    expect(isInPlace(fromGdacs(item), new Set([code, 'nru']))).toBe(isFound);
    expect(isInPlace(fromGdacs(item), null)).toBe(true);
  });

  test('the countries of an event are named once', () => {
    expect(fromGdacs(affecting('TON', 'FJI', 'TON')).affected).toEqual(['fji', 'ton']);
    expect(fromPdc(pdc).affected).toEqual([]);
    expect(fromMeteoSwiss(swiss).affected).toEqual(['fji']);
  });

  test.each<[what: string, parts: Partial<Parameters<typeof whyMissing<number>>[0]>, reason: string | null]>([
    ['no event', { id: null }, null],
    ['a shown event', { id: 1 }, null],
    ['a shown event of one country', { id: 1, isOfCountry: true }, null],
    ['an event that does not fit the filters', { id: 2 }, 'filtered'],
    ['an event that left the list', { id: 3 }, 'gone'],
    ['an event that another country may have', { id: 3, isOfCountry: true }, 'filtered'],
    ['an event of an empty list', { id: 1, listed: [], shown: [] }, 'gone'],
  ])('an address with %s', (_, parts, reason) => {
    expect(whyMissing({ id: null, listed: [1, 2], shown: [1], isOfCountry: false, ...parts })).toBe(reason);
  });

  test('the newest update of a list, whatever its order', () => {
    expect(
      latestUpdate([
        { updated: '2026-03-02T00:00:00Z' },
        { updated: null },
        { updated: '2026-03-03T00:00:00Z' },
        { updated: '2026-03-01T00:00:00Z' },
      ]),
    ).toBe('2026-03-03T00:00:00Z');
    expect(latestUpdate([])).toBeNull();
    // of the same moment the first is kept
    expect(latestUpdate([{ updated: '2026-03-02T00:00:00Z' }, { updated: '2026-03-02T01:00:00+01:00' }])).toBe(
      '2026-03-02T00:00:00Z',
    );
    expect(latestUpdate([{ updated: null }])).toBeNull();
  });
});
