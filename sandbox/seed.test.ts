import { expect, test, vi } from 'vitest';
import type { Appeal, AppealFigures } from '#contract/appeal';
import type { Country } from '#contract/country';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { Event, EventDetail } from '#contract/event';
import type { EventSnippet } from '#contract/eventSnippet';
import type { FieldReport } from '#contract/fieldReport';
import { demoAccounts } from './account/demoAccounts';
import { Random } from './core/seed/random';
import { openStore } from './core/store/open';
import { sql } from './core/store/sql';
import { writtenEmergencies } from './emergencies/seed/written';
import { fieldReports } from './field-reports/tables';
import { flashUpdates } from './flash-updates/tables';
import { schemaFor } from './schema';
import { openTestSandbox } from './testSandbox';

const now = new Date('2026-03-10T15:00:00Z');

// seeds two databases
/** Milliseconds: the tests below make all data of the stand-in. */
const wholeSeed = { timeout: 20_000 };

test('the seed of a day is the same on every machine', wholeSeed, () => {
  const fingerprint = () => {
    const store = openStore(':memory:', schemaFor({ now, scale: 0.1 }));
    const found = ['event', 'appeal_history', 'field_report', 'district', 'surge_alert', 'dref'].map((table) =>
      store.query<{ all: string }>({ text: `SELECT group_concat(doc) AS "all" FROM ${table}`, values: [] }),
    );
    store.close();
    return JSON.stringify(found);
  };
  expect(fingerprint()).toBe(fingerprint());
});

test('a long seed says how far it is', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 700;
    return now;
  });
  const lines: string[] = [];
  openStore(
    ':memory:',
    schemaFor({ now: new Date('2026-03-10T15:00:00Z'), scale: 0.1, onSeed: (line) => lines.push(line) }),
  ).close();
  expect(lines.slice(1, -1).length).toBeGreaterThan(5);
  expect(lines[1]).toMatch(/^ {2}\d+ of \d+ areas: \w+/);
  const places = lines.slice(1, -1).map((line) => Number.parseInt(line, 10));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test(
  'no figure of a field report is zero that nobody gave, and no overview of a flash update is wrapped twice',
  wholeSeed,
  () => {
    const store = openStore(':memory:', schemaFor({ now, scale: 1 }));
    for (const report of store.select(fieldReports)) {
      const zeros = Object.entries(report).filter(
        ([name, value]) => /(^|_)num_|^epi_.*(cases|dead)/.test(name) && value === 0,
      );
      expect(zeros, `report ${report.id}`).toEqual([]);
    }
    for (const { situational_overview } of store.select(flashUpdates)) {
      expect(situational_overview).not.toMatch(/<p>\s*<p>|<\/p>\s*<\/p>/);
    }
    store.close();
  },
);

test('the number of emergencies follows the scale, and about sixty are active', wholeSeed, async () => {
  const sandbox = openTestSandbox({ scale: 1, clock: () => now });
  const token = await sandbox.logIn('super');
  const events = await sandbox.json<{ count: number; results: Event[] }>('GET /api/v2/event/?limit=9999', { token });
  expect(events.count).toBe(400);
  expect(events.results.filter(({ is_featured }) => is_featured)).toHaveLength(6);
  const years = new Set(events.results.map(({ disaster_start_date }) => disaster_start_date.slice(0, 4)));
  expect(years.size).toBeGreaterThanOrEqual(10);
  const running = `GET /api/v2/appeal/?limit=9999&end_date__gt=${now.toISOString()}`;
  const appeals = await sandbox.json<{ count: number; results: Appeal[] }>(running);
  expect(appeals.count).toBeGreaterThan(45);
  expect(appeals.count).toBeLessThan(85);
  expect(new Set(appeals.results.map(({ atype }) => atype))).toEqual(new Set([0, 1, 2, 3]));
  const figures = await sandbox.json<AppealFigures>('GET /api/v2/appeal/aggregated');
  expect(figures.active_drefs).toBe(appeals.results.filter(({ atype }) => atype === 0).length);
  sandbox.close();
});

test('rare properties of emergencies occur at least once', async () => {
  const sandbox = openTestSandbox({ clock: () => now });
  const { results: events } = await sandbox.json<{ results: Event[] }>('GET /api/v2/event/?limit=9999');
  const quake = events.find(({ name }) => name === 'Nepal: Hill districts earthquake');
  expect(quake?.appeals.map(({ atype }) => atype).sort()).toEqual([0, 1]);
  expect(events.some(({ appeals }) => appeals.some(({ atype }) => atype === 2))).toBe(true);

  const details = await Promise.all(
    events.slice(0, 60).map(({ id }) => sandbox.json<EventDetail>(`GET /api/v2/event/${id}/`)),
  );
  expect(details.some((event) => event.hide_attached_field_reports)).toBe(true);
  expect(details.some((event) => event.hide_field_report_map)).toBe(true);

  const { results: snippets } = await sandbox.json<{ results: EventSnippet[] }>(
    `GET /api/v2/event_snippet/?event=${quake?.id}`,
  );
  expect(new Set(snippets.map(({ tab }) => tab))).toEqual(new Set([1, 2, 3]));
  const picture = snippets.find(({ image }) => image)?.image ?? '';
  const shown = await sandbox.request(`GET ${new URL(picture).pathname}`);
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);

  const { results: activities } = await sandbox.json<{ results: EmergencyProject[] }>(
    `GET /api/v2/emergency-project/?event=${quake?.id}`,
  );
  expect(new Set(activities.map(({ status }) => status))).toEqual(new Set(['on_going', 'complete', 'planned']));

  const unconfirmed = 'GET /api/v2/appeal/?needs_confirmation=true';
  const { results: waiting } = await sandbox.json<{ results: Appeal[] }>(unconfirmed);
  expect(waiting).toMatchObject([{ event: null, event_details: null }]);

  const merged = await sandbox.json<EventDetail>('GET /api/v2/event/aftershocks-in-the-western-valleys');
  expect(merged.parent_event).toBe(quake?.id);
  expect(events.map(({ id }) => id)).not.toContain(merged.id);
  sandbox.close();
});

test('field reports have titles in the language of the request', async () => {
  const sandbox = openTestSandbox({ clock: () => now });
  const read = async (language: string) =>
    (
      await sandbox.json<{ results: FieldReport[] }>('GET /api/v2/field-report/?dtype=12&limit=5', {
        headers: { 'Accept-Language': language },
      })
    ).results.map(({ summary }) => summary);
  for (const summary of await read('en')) expect(summary).toContain(': Flood - ');
  for (const summary of await read('es')) expect(summary).toContain(': Inundación - ');
  sandbox.close();
});

test.each([
  ['GET /api/v2/local-units-options/', 'name'],
  ['GET /api/v2/local-units/?limit=50', 'status_details'],
  ['GET /api/v2/per-formarea/', 'title'],
  ['GET /api/v2/per-formcomponent/?limit=99', 'title'],
  ['GET /api/v2/per-formcomponent/?limit=99', 'description'],
  ['GET /api/v2/per-formquestion/?limit=999', 'question'],
  ['GET /api/v2/per-formquestion-group/', 'title'],
])('%s gives each %s in the language of the reader', async (endpoint, field) => {
  const sandbox = openTestSandbox();
  const token = await sandbox.logIn('staff');
  const read = async (language: string) => {
    const answer = await sandbox.json(endpoint, { token, headers: { 'Accept-Language': language } });
    const texts: string[] = [];
    JSON.stringify(answer, (key, value) => {
      if (key === field && typeof value === 'string') texts.push(value);
      return value;
    });
    return texts;
  };
  const [english, french, spanish, arabic] = await Promise.all(['en', 'fr', 'es', 'ar'].map(read));
  expect(english?.length).toBeGreaterThan(3);
  expect(arabic?.filter((text) => !/[\u0600-\u06ff]/.test(text))).toEqual([]);
  // some words are the same in two of the languages
  for (const other of [french, spanish]) {
    const same = other?.filter((text, index) => text === english?.[index]) ?? [];
    expect(same.length, same.join()).toBeLessThan((english?.length ?? 0) / 4);
  }
  sandbox.close();
});

test('every country has codes, names in four languages, and a place on the map', async () => {
  const sandbox = openTestSandbox();
  const names = new Map<number, Set<string | null>>();
  for (const language of ['en', 'fr', 'es', 'ar']) {
    const { results } = await sandbox.json<{ results: Country[] }>('GET /api/v2/country/?limit=9999&record_type=1', {
      headers: { 'Accept-Language': language },
    });
    for (const country of results) {
      expect([country.iso?.length, country.iso3?.length], country.name ?? '').toEqual([2, 3]);
      expect(country.name).not.toBe('');
      names.set(country.id, (names.get(country.id) ?? new Set()).add(country.name));
      const [longitude = Number.NaN, latitude = Number.NaN] = country.centroid?.coordinates ?? [];
      if (!country.bbox) {
        // the extent of one country is not known
        expect(country.iso).toBe('TV');
        continue;
      }
      const [[west = 0, south = 0] = [], , [east = 0, north = 0] = []] = country.bbox.coordinates[0] ?? [];
      expect(longitude, country.name ?? '').toBeGreaterThanOrEqual(west);
      expect(longitude, country.name ?? '').toBeLessThanOrEqual(east);
      expect(latitude).toBeGreaterThanOrEqual(south);
      expect(latitude).toBeLessThanOrEqual(north);
    }
  }
  expect(names.size).toBeGreaterThan(230);
  // Arabic has a script of its own, so every country has at least two different names.
  for (const each of names.values()) expect(each.size).toBeGreaterThan(1);
  const stand = await sandbox.json<{ results: Country[] }>('GET /api/v2/country/?record_type=3');
  expect(stand.results.map(({ id, region }) => [id, region]).sort()).toEqual([
    [282, 1],
    [283, 2],
    [285, 0],
    [286, 3],
    [287, 4],
  ]);
  sandbox.close();
});

test('thirty emergencies are written by hand, six of them featured, without double spaces or bare ampersands', () => {
  expect(writtenEmergencies).toHaveLength(30);
  expect(writtenEmergencies.filter(({ featured }) => featured)).toHaveLength(6);
  for (const { summary, countries } of writtenEmergencies) {
    expect(countries.length).toBeGreaterThan(0);
    for (const text of summary) expect(text).not.toMatch(/ {2}|&|</);
  }
});

test('there are eleven demo accounts at example.org, and passwords are hashed', () => {
  const store = openStore(':memory:', schemaFor({ now, scale: 0.1 }));
  expect(demoAccounts).toHaveLength(11);
  for (const { username } of demoAccounts) expect(username).toMatch(/@example\.org$/);
  const [row] = store.query<{ n: number }>(sql`SELECT count(*) AS n FROM user WHERE doc LIKE '%go-sandbox%'`);
  expect(row?.n).toBe(0);
  store.close();
});

test('random numbers vary and stay in their bounds', () => {
  const random = new Random(1);
  const drawn = Array.from({ length: 1_000 }, () => random.between(1, 6));
  expect(Math.min(...drawn)).toBe(1);
  expect(Math.max(...drawn)).toBe(6);
  expect(random.some([1, 2, 3, 4], 2)).toHaveLength(2);
  expect(random.some([1, 2], 5)).toEqual([1, 2]);
});
