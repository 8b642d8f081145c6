import { beforeAll, describe, expect, test } from 'vitest';
import { importsOf, sourceFiles } from '#tests/importGraph';
import { route } from './core/http/route';
import { type Room, routesOf, tablesOf } from './core/room';
import { seedRooms } from './core/seed/seedRooms';
import { openStore } from './core/store/open';
import type { Store } from './core/store/store';
import { table } from './core/store/table';
import { rooms } from './rooms';
import { schemaFor } from './schema';

const now = new Date('2026-03-10T15:00:00Z');
const room = (name: string, parts: Partial<Room> = {}): Room => ({ name, tables: [], routes: [], ...parts });
const list = route('GET /api/v1/list/', 'everyone', () => []);

describe('the list of rooms', () => {
  test('two rooms cannot answer the same endpoint, unless one has a base path of its own', () => {
    const first = room('first', { routes: [list] });
    const second = room('second', { routes: [list] });
    expect(() => routesOf([first, second])).toThrow(
      'The endpoint GET /api/v1/list/ is claimed by the rooms first and second',
    );
    const risk = { ...second, basePath: '/risk' as const };
    expect(routesOf([first, risk]).map(({ endpoint }) => endpoint)).toEqual([
      'GET /api/v1/list/',
      'GET /risk/api/v1/list/',
    ]);
  });

  test('two rooms cannot have the same table, nor a table with the name of a table of links', () => {
    type Row = { id: number; countries: number[] };
    const events = room('events', { tables: [table<Row>('event', { links: ['countries'] })] });
    expect(() => tablesOf([events, room('other', { tables: [table('event')] })])).toThrow(
      'The table event is claimed by the rooms events and other',
    );
    expect(() => tablesOf([events, room('other', { tables: [table('event_countries')] })])).toThrow(
      'The table event_countries is claimed by the rooms events and other',
    );
  });

  test('a seed reads the rows of earlier rooms, and a read of later rooms throws', () => {
    const rows = table<{ id: number; name: string }>('row');
    const names: string[] = [];
    const maker = room('maker', { tables: [rows], seed: ({ store }) => store.insert(rows, { name: 'one' }) });
    const reader = room('reader', { seed: (context) => names.push(...context.rows(rows).map(({ name }) => name)) });
    const open = (list: readonly Room[]) =>
      openStore(':memory:', {
        tables: tablesOf(list),
        seedVersion: 1,
        seed: (store) => seedRooms(store, list, { now, scale: 1 }),
      }).close();
    open([maker, reader]);
    expect(names).toEqual(['one']);
    expect(() => open([reader, maker])).toThrow('The room reader reads the table row');
  });

  test('the core imports no room', () => {
    const isCore = (path: string) => path.startsWith('sandbox/core/');
    const files = sourceFiles('sandbox').filter((path) => isCore(path) && !path.endsWith('.test.ts'));
    const imports = files.flatMap(importsOf).filter(({ to }) => to.startsWith('sandbox/') && !isCore(to));
    expect(files.length).toBeGreaterThan(20);
    expect(imports.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

describe('the scale', () => {
  /** Tables with the same rows at every scale: places, choices in forms, texts, and rows of the handwritten emergencies. */
  const fixedTables = [
    'region',
    'country',
    'district',
    'admin2',
    'disaster_type',
    'sector',
    'main_contact',
    'language_string',
    'domain',
    'action',
    'external_partner',
    'supported_activity',
    'review_country',
    'situation_report_type',
    'per_area',
    'per_component',
    'per_question',
    'per_question_group',
    'event_snippet',
    'subscription',
    'flash_action',
    'donor_group',
    'risk_seasonal',
    'ops_learning_summary',
    'ops_learning_section',
  ];
  /** Tables without seeded rows. */
  const emptyTables = [
    'mail',
    'token',
    'pending_user',
    'recovery',
    'external_token',
    'alert_subscription',
    'flash_share',
    'pdf_export',
    'per_file',
  ];

  const countRows = (store: Store) => new Map(tablesOf(rooms).map((each) => [each.name, store.count(each)] as const));
  const countsAt = (scale: number) => {
    const store = openStore(':memory:', schemaFor({ now, scale }));
    const counts = countRows(store);
    store.close();
    return counts;
  };

  let single: ReadonlyMap<string, number>;
  let double: ReadonlyMap<string, number>;
  beforeAll(() => {
    single = countsAt(1);
    double = countsAt(2);
  });

  test('multiplies the rows of every table but the fixed lists', () => {
    for (const [name, count] of single) {
      const factor = (double.get(name) ?? 0) / count;
      if (emptyTables.includes(name)) expect([name, count]).toEqual([name, 0]);
      else if (fixedTables.includes(name)) expect([name, factor]).toEqual([name, 1]);
      else {
        expect(factor, name).toBeGreaterThan(1.5);
        expect(factor, name).toBeLessThan(2.5);
      }
    }
  });
});
