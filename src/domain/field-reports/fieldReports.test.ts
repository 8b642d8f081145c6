import { describe, expect, test } from 'vitest';
import { duplicateWindow, sortByDistance } from '#domain/emergencies/likelyDuplicates';
import { headlineFigure, type SourceCounts } from './affectedFigures';
import { countsOf, figureField } from './fieldReportFigures';
import { type FieldReportKind, fieldReportKind, type KindFacts } from './fieldReportKind';
import { missingPairField, requestPairs, toChoice } from './fieldReportRequests';
import { offeredVisibilities, viewerOf, visibleReports } from './fieldReportVisibility';

describe('fieldReportKind', () => {
  // reference/emergencies.md, section 3.1
  test.each<[KindFacts, FieldReportKind]>([
    [{ status: 8, is_covid_report: false, dtype: 12 }, 'EW'],
    [{ status: 8, is_covid_report: true, dtype: 1 }, 'EW'],
    [{ status: 9, is_covid_report: true, dtype: 1 }, 'COVID'],
    [{ status: 9, is_covid_report: false, dtype: 1 }, 'EPI'],
    [{ status: 9, is_covid_report: false, dtype: 12 }, 'EVT'],
    [{ status: 0, is_covid_report: false, dtype: 12 }, 'EVT'],
    [{ status: 10, dtype: 1 }, 'EPI'],
    [{}, 'EVT'],
  ])('%o is %s', (facts, kind) => expect(fieldReportKind(facts)).toBe(kind));
});

describe('headlineFigure', () => {
  // reference/emergencies.md, section 6: never a sum
  test.each<[SourceCounts, ReturnType<typeof headlineFigure>]>([
    [
      { redCross: 10, government: 20, other: 30 },
      { people: 10, source: 'redCross' },
    ],
    [
      { redCross: null, government: 20, other: 30 },
      { people: 20, source: 'government' },
    ],
    [
      { government: null, other: 30 },
      { people: 30, source: 'other' },
    ],
    [
      { redCross: 0, government: 20 },
      { people: 0, source: 'redCross' },
    ],
    [{}, null],
  ])('of %o is %o', (counts, headline) => expect(headlineFigure(counts)).toEqual(headline));

  test('reads the fields of a report', () => {
    expect(figureField('potentially_affected', 'government')).toBe('gov_num_potentially_affected');
    expect(headlineFigure(countsOf({ num_dead: null, gov_num_dead: 4, other_num_dead: 7 }, 'dead'))).toEqual({
      people: 4,
      source: 'government',
    });
  });
});

describe('planned responses', () => {
  // reference/emergencies.md, section 2.1
  test.each([
    [1, 300_000, null],
    [1, null, 'amount'],
    [null, 300_000, 'choice'],
    [null, 0, 'choice'],
    [undefined, undefined, null],
  ])('missingPairField of choice %s and amount %s is %s', (choice, amount, missing) =>
    expect(missingPairField(choice, amount)).toBe(missing),
  );

  test.each([
    [0, null],
    [null, null],
    [2, 2],
  ])('toChoice(%s) is %s', (stored, read) => expect(toChoice(stored)).toBe(read));

  test.each<[FieldReportKind, number]>([
    ['EVT', 4],
    ['EPI', 4],
    ['EW', 5],
    ['COVID', 0],
  ])('%s has %i planned responses', (kind, count) => expect(requestPairs[kind]).toHaveLength(count));
});

describe('offeredVisibilities', () => {
  // reference/emergencies.md, section 2.1
  test.each([
    [107, 'OTHR', [3, 1]],
    [107, 'NTLS', [3, 1, 4]],
    [107, 'SCRT', [3, 1, 4, 2]],
    [107, 'DLGN', [3, 1, 4, 2]],
    [107, null, [3, 1, 4, 2]],
    [1, 'SCRT', [4]],
    [1, 'OTHR', [4]],
    [null, 'NTLS', [3, 1, 4]],
    [107, undefined, [3, 1, 4, 2]],
    [107, '', [3, 1, 4, 2]],
  ])('country %s, %s: %o', (country, organisationType, offered) =>
    expect(offeredVisibilities({ country, organisationType }, [1, 2])).toEqual(offered),
  );
});

describe('likely duplicates', () => {
  test('started up to three weeks before or after', () => {
    expect(duplicateWindow('2026-05-18')).toEqual({ from: '2026-04-27T00:00:00Z', to: '2026-06-08T23:59:59Z' });
    expect(duplicateWindow('soon')).toBeNull();
  });

  test('are sorted closest first', () => {
    const events = ['2026-05-30T00:00:00Z', '2026-05-17T08:00:00Z', '2026-05-10T00:00:00Z'].map(
      (disaster_start_date) => ({ disaster_start_date }),
    );
    expect(sortByDistance(events, '2026-05-18').map((event) => event.disaster_start_date.slice(8, 10))).toEqual([
      '17',
      '10',
      '30',
    ]);
  });
});

describe('visibleReports', () => {
  // reference/emergencies.md, section 4.1
  const nepal = 113;
  const reports = ([1, 2, 3, 4] as const).map((visibility) => ({ visibility, countries: [{ id: 7 }, { id: nepal }] }));
  type Me = NonNullable<Parameters<typeof viewerOf>[0]>;
  const me = (facts: Partial<Me>): Me => ({
    limit_access_to_guest: false,
    is_ifrc_admin: false,
    is_superuser: false,
    user_countries_regions: [],
    profile: { country: null },
    ...facts,
  });
  const linked = { country: nepal, country_name: 'Nepal', region: 2, region_details: null };

  test.each<[string, Me | undefined, number[]]>([
    ['a visitor', undefined, [3]],
    ['a guest', me({ limit_access_to_guest: true, profile: { country: nepal } }), [3]],
    ['a guest with rights', me({ limit_access_to_guest: true, is_superuser: true }), [3]],
    ['a member without a country', me({}), [1, 3]],
    ['a member of another country', me({ profile: { country: 1 } }), [1, 3]],
    ['a member of the country of the profile', me({ profile: { country: nepal } }), [1, 3, 4]],
    ['a member whom an administrator linked to the country', me({ user_countries_regions: [linked] }), [1, 3, 4]],
    ['an administrator of the federation', me({ is_ifrc_admin: true }), [1, 2, 3, 4]],
    ['a superuser', me({ is_superuser: true }), [1, 2, 3, 4]],
  ])('%s', (_, user, expected) =>
    expect(visibleReports(reports, viewerOf(user)).map(({ visibility }) => visibility)).toEqual(expected),
  );

  test('a member belongs to the country of the profile and to linked ones, where there are any', () => {
    const unlinked = { ...linked, country: null } as unknown as typeof linked;
    expect(viewerOf(me({ user_countries_regions: [linked, unlinked] }))).toEqual({
      kind: 'member',
      countries: [nepal],
    });
    expect(viewerOf(me({ is_superuser: true, profile: { country: 7 } }))).toEqual({
      kind: 'administrator',
      countries: [7],
    });
  });
});
