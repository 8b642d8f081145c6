import { describe, expect, test } from 'vitest';
import type { Country } from '#contract/country';
import type { Event } from '#contract/event';
import type { EventSnippet } from '#contract/eventSnippet';
import type { FieldReportMini } from '#contract/fieldReportMini';
import { endOfDay } from '../format/queryTime';
import { emergencyContacts } from './emergencyContacts';
import { affectedPeople, emergencyReportFigures, newestReport, oldestReport } from './emergencyFigures';
import { parseKeyFigure } from './emergencyKeyFigure';
import { chartMonths, defaultPeriodStart } from './emergencyPeriod';
import { emergenciesByType, emergencyPoints, emergencyTotals, responseOf } from './emergencyPoints';
import { additionalTabs, selectedTab, tabIdOf, tabPresence } from './emergencyTabs';

const appeal = { amount_requested: 1000, amount_funded: 400, num_beneficiaries: 10 } as Event['appeals'][number];
const report = (facts: Partial<FieldReportMini>) =>
  ({ updated_at: '2026-01-01T00:00:00Z', status: 9, is_covid_report: false, ...facts }) as FieldReportMini;
const event = (facts: Partial<Event>) =>
  ({ id: 1, num_affected: null, field_reports: [], appeals: [], countries: [], dtype: null, ...facts }) as Event;

// reference/emergencies.md, section 1.1
describe('responseOf', () => {
  const [answered, unanswered] = [event({ appeals: [appeal] }), event({})];
  test.each([
    ['no emergency has an appeal', [unanswered, unanswered], 'without'],
    ['the only emergency has an appeal', [answered], 'with'],
    ['every emergency has an appeal', [answered, answered], 'with'],
    ['some emergencies have an appeal', [answered, unanswered], 'mixed'],
  ] as const)('%s', (_, events, response) => {
    expect(responseOf(events)).toBe(response);
  });
});

describe('affectedPeople', () => {
  const old = report({ updated_at: '2025-01-01T00:00:00Z', num_affected: 7 });
  test.each([
    ['the figure of the emergency takes precedence', { num_affected: 5, field_reports: [old] }, 5],
    ['zero counts as a figure', { num_affected: 0, field_reports: [old] }, 0],
    ['then the Red Cross Red Crescent figure of the report', { field_reports: [old] }, 7],
    ['then the figure of the government', { field_reports: [report({ num_affected: null, gov_num_affected: 8 })] }, 8],
    ['then the figure of another source', { field_reports: [report({ other_num_affected: 9 })] }, 9],
    ['only the newest report is read', { field_reports: [report({ num_affected: null }), old] }, null],
    ['no figure', {}, null],
  ] as const)('%s', (_, facts, people) => {
    expect(affectedPeople(event(facts as Partial<Event>))).toBe(people);
  });

  test('newestReport and oldestReport compare the time of the last update', () => {
    const [first, last] = [
      report({ id: 1, updated_at: '2026-03-01T00:00:00+02:00' }),
      report({ id: 2, updated_at: '2026-03-01T00:00:00Z' }),
    ];
    expect(newestReport([last, first])?.id).toBe(2);
    expect(oldestReport([last, first])?.id).toBe(1);
    expect(newestReport([])).toBeUndefined();
  });
});

// reference/emergencies.md, section 1.6
describe('emergencyReportFigures', () => {
  const figuresOf = (facts: Partial<FieldReportMini>, dtype = 12) =>
    Object.fromEntries(
      emergencyReportFigures([report(facts)], dtype)?.figures.map(({ name, value, source }) => [
        name,
        [value, source],
      ]) ?? [],
    );

  test('an event: the figure of the first source that has one, never a sum', () => {
    const figures = figuresOf({
      num_affected: null,
      gov_num_affected: 30,
      other_num_affected: 4,
      num_dead: 0,
      gov_num_dead: 2,
      num_volunteers: 12,
    });
    expect(figures).toEqual({
      affected: [30, 'government'],
      injured: [null, null],
      dead: [0, 'redCross'],
      missing: [null, null],
      displaced: [null, null],
      assisted: [null, null],
      staff: [null, null],
      volunteers: [12, null],
      delegates: [null, null],
    });
  });

  test('an early warning: people at risk, and population centres as text', () => {
    const figures = figuresOf({
      status: 8,
      gov_num_potentially_affected: 900,
      affected_pop_centres: ' ',
      gov_affected_pop_centres: 'Port Vila',
      num_assisted: 3,
    });
    expect(figures.potentially_affected).toEqual([900, 'government']);
    expect(figures.centres).toEqual(['Port Vila', 'government']);
    expect(figures.assistedRedCross).toEqual([3, null]);
    expect(figures.affected).toBeUndefined();
  });

  test.each([
    ['an epidemic', { epi_cases: 40, epi_figures_source_display: 'WHO' }, 1, 'EPI', 10],
    ['COVID-19', { is_covid_report: true, epi_cases: 40, epi_figures_source_display: 'WHO' }, 1, 'COVID', 6],
  ] as const)('%s: cases with their single source', (_, facts, dtype, kind, count) => {
    const found = emergencyReportFigures([report(facts)], dtype);
    expect(found?.kind).toBe(kind);
    expect(found?.figures).toHaveLength(count);
    expect(found?.figures).toContainEqual({ name: 'figuresSource', value: 'WHO', source: null });
  });

  test('returns null without reports', () => expect(emergencyReportFigures([], 12)).toBeNull());
});

describe('parseKeyFigure', () => {
  test.each([
    ['12,400', 12_400],
    [' 1 200 000 ', 1_200_000],
    ['-3', -3],
    ['99.6', 100],
    ['0', 0],
    ['45%', '45%'],
    ['12-15', '12-15'],
    ['1,5', '1,5'],
    ['CHF 1.2M', 'CHF 1.2M'],
    ['more than 40', 'more than 40'],
    ['', ''],
  ])('%j becomes %j', (text, read) => {
    expect(parseKeyFigure(text)).toBe(read);
  });
});

describe('contacts', () => {
  const contact = (email: string, ctype = 'Media') => ({ id: 1, ctype, name: 'Ada', title: '', email, phone: '' });
  test.each([
    ['ada@ifrc.org', true],
    ['ada@IFRC.org ', true],
    ['ada@africa.ifrc.org', false],
    ['ada@not-ifrc.org', false],
    ['ada@ifrc.org.example.net', false],
    ['ifrc.org', false],
    ['', false],
  ])('%j is an address of the federation: %s', (email, isFederation) => {
    const { federation, nationalSocieties } = emergencyContacts([contact(email)], []);
    expect([federation.length, nationalSocieties.length]).toEqual(isFederation ? [1, 0] : [0, 1]);
  });

  test('falls back to the contacts of the newest report; leaves out contacts without a role', () => {
    const reports = [
      report({
        updated_at: '2020-01-01T00:00:00Z',
        contacts: [contact('old@example.org')] as FieldReportMini['contacts'],
      }),
      report({ contacts: [contact('new@example.org'), contact('x@example.org', ' ')] as FieldReportMini['contacts'] }),
    ];
    expect(emergencyContacts([], reports).nationalSocieties.map(({ email }) => email)).toEqual(['new@example.org']);
  });
});

// reference/emergencies.md, section 1.5
describe('additional tabs', () => {
  const snippet = (tab: 1 | 2 | 3, id = tab) => ({ id, tab }) as EventSnippet;
  const titles = {
    tab_one_title: 'Additional Information',
    tab_two_title: 'additional  information',
    tab_three_title: null,
  };
  const unnamed = (tab: number) => `Additional Info ${tab}`;

  test.each([
    ['Additional Information', 'additional-information'],
    [' Cash  &  Voucher ', 'cash-&-voucher'],
    ['معلومات إضافية', 'معلومات-إضافية'],
  ])('%j has the id %j', (name, id) => expect(tabIdOf(name)).toBe(id));

  test('additionalTabs returns tabs with content, each with a unique id', () => {
    const tabs = additionalTabs(titles, [snippet(1), snippet(2), snippet(2, 3)], unnamed);
    expect(tabs.map(({ tabId, snippets }) => [tabId, snippets.length])).toEqual([
      ['additional-information', 1],
      ['additional-information-2', 2],
    ]);
    expect(additionalTabs(titles, [snippet(3)], unnamed).map(({ name }) => name)).toEqual(['Additional Info 3']);
  });

  const tabs = additionalTabs({ ...titles, tab_two_title: 'Cash & Voucher' }, [snippet(1), snippet(2)], unnamed);
  test.each([
    [undefined, '', 1],
    ['cash-&-voucher', '', 2],
    [undefined, '#additional-information', 1],
    [undefined, '#cash-%26-voucher', 2],
    [undefined, '#Cash-&-Voucher', 2],
    [undefined, '#%E0%A4%A', undefined],
    ['no-such-tab', '#additional-information', undefined],
  ])('selectedTab for id %j and hash %j is tab %s', (tabId, hash, number) => {
    expect(selectedTab(tabs, tabId, hash)?.number).toBe(number);
  });

  test.each([
    [0, 0, 0, false, false],
    [2, 0, 0, true, false],
    [0, 1, 0, false, true],
    [0, 0, 3, false, true],
    [0, 0, null, false, false],
  ])(
    '%i activities, %i deployed, %s alerts',
    (response_activity_count, active_deployments, alerts, activities, surge) => {
      expect(tabPresence({ response_activity_count, active_deployments }, alerts)).toEqual({ activities, surge });
    },
  );
});

describe('map points and headline figures', () => {
  const country = (facts: Partial<Country>) =>
    ({
      id: 1,
      iso3: 'KEN',
      name: 'Kenya',
      independent: true,
      record_type: 1,
      centroid: { type: 'Point', coordinates: [38, 1] },
      ...facts,
    }) as Country;
  const places = (...ids: number[]) => ids.map((id) => ({ id })) as Event['countries'];
  const flood = { id: 12, name: 'Flood' } as Event['dtype'];

  test('emergencyPoints returns one point per country, with all its emergencies', () => {
    const events = [
      event({ id: 1, countries: places(1, 2), num_affected: 10, appeals: [appeal] }),
      event({ id: 2, countries: places(1), num_affected: 5 }),
    ];
    const points = emergencyPoints(events, [country({}), country({ id: 2, iso3: 'TZA', name: 'Tanzania' })], 'en');
    expect(points.map(({ iso3, people, response, events: own }) => [iso3, people, response, own.length])).toEqual([
      ['KEN', 15, 'mixed', 2],
      ['TZA', 10, 'with', 1],
    ]);
  });

  test.each([
    ['no code', { iso3: null }],
    ['no centroid', { centroid: null }],
    ['neither independence nor a record type', { independent: null, record_type: 0 as never }],
  ])('a country with %s has no point', (_, facts) => {
    expect(emergencyPoints([event({ countries: places(1) })], [country(facts)], 'en')).toEqual([]);
  });

  test('emergencyTotals ignores unknown values, and is null where all are unknown', () => {
    expect(emergencyTotals([event({ appeals: [appeal, appeal] }), event({ num_affected: 3 })])).toEqual({
      count: 2,
      affected: 3,
      requested: 2000,
      funded: 800,
    });
    expect(emergencyTotals([event({})])).toEqual({ count: 1, affected: null, requested: null, funded: null });
  });

  test('emergenciesByType sorts types by count and leaves out emergencies without a type', () => {
    const fire = { id: 15, name: 'Fire' } as Event['dtype'];
    expect(
      emergenciesByType([event({ dtype: fire }), event({ dtype: flood }), event({ dtype: flood }), event({})], 'en'),
    ).toEqual([
      { id: 12, name: 'Flood', count: 2 },
      { id: 15, name: 'Fire', count: 1 },
    ]);
  });
});

describe('the period of the emergencies page', () => {
  test('starts thirty days ago in the local time zone', () => {
    expect(defaultPeriodStart(new Date(2026, 2, 10, 0, 30))).toBe('2026-02-08');
  });

  test.each([
    ['2026-03-10', '2026-03-10T23:59:59Z'],
    [null, undefined],
  ])('includes its last day: %s', (day, moment) => {
    expect(endOfDay(day)).toBe(moment);
  });

  test.each([
    ['the chart shows the year up to today', '2026-10-22', null, '2025-11-01', '2026-11-01', 13],
    ['the chart shows the year up to an earlier end', '2026-01-05', '2026-03-31', '2025-03-01', '2026-03-01', 13],
    ['the chart shows the whole of a longer period', '2024-06-15', '2026-11-30', '2024-06-01', '2026-11-01', 30],
    ['the chart ends today', '2026-10-22', '2030-01-01', '2025-11-01', '2026-11-01', 13],
  ])('%s', (_, start, end, first, last, count) => {
    const months = chartMonths(start, end, '2026-11-21');
    expect([months[0], months.at(-1), months.length]).toEqual([first, last, count]);
  });
});
