import { eventually } from '#tests/eventually';
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from '#app/session/session';
import { dropAnswers, dropOtherAnswers, recentPages, rememberPage, writeAnswers } from './answerStore';
import { recentPageAt, recordPages } from './recordPages';
import { currentOwner } from './storedOwners';
import { storedRecords } from './storedRecords';

const login = { username: '', firstName: '', lastName: '', displayName: '', token: 't', expires: '' };
const at = (pathname: string) => ({ pathname, hash: '' });

afterEach(async () => {
  await dropAnswers();
  endSession();
  history.replaceState(null, '', '/');
  document.title = '';
});

test.each([
  ['/emergencies/29/reports', 'GO - Flood - Reports', { address: '/emergencies/29', title: 'Flood - Reports' }],
  ['/emergencies/29', 'GO - Flood', { address: '/emergencies/29', title: 'Flood' }],
  ['/field-reports/12', 'GO - A report', { address: '/field-reports/12', title: 'A report' }],
  ['/emergencies/29', 'GO', null],
  ['/', 'GO - Home', null],
  ['/search', 'GO - Search: flood', null],
  ['/login', 'GO - Login', null],
  ['/recover-account/a%40example.org/secret', 'GO - Choose a new password', null],
  ['/account/details', 'GO - Account', null],
  ['/nowhere', 'GO - Page not found', null],
])('%s with the title %s', (pathname, title, page) => {
  expect(recentPageAt(at(pathname), title)).toEqual(page);
});

test('the newest page stands first, each once, and no other login reads them', async () => {
  startSession({ ...login, id: 7 });
  await rememberPage({ address: '/emergencies/1', title: 'One' });
  await rememberPage({ address: '/emergencies/2', title: 'Two' });
  await rememberPage({ address: '/emergencies/1', title: 'One again' });
  expect((await recentPages()).map(({ title }) => title)).toEqual(['One again', 'Two']);
  startSession({ ...login, id: 8 });
  expect(await recentPages()).toEqual([]);
  await dropOtherAnswers();
  startSession({ ...login, id: 7 });
  expect(await recentPages()).toEqual([]);
});

test('a page is remembered once it has set its title', async () => {
  history.replaceState(null, '', '/regions/2');
  document.title = 'GO';
  const stop = recordPages();
  document.title = 'GO - Asia Pacific';
  await eventually(async () => expect(await recentPages()).toEqual([{ address: '/regions/2', title: 'Asia Pacific' }]));
  stop();
});

test('records of stored lists and documents are found, each once, with holes left out', async () => {
  const write = (key: readonly unknown[], data: unknown) =>
    writeAnswers(currentOwner(), [{ queryHash: JSON.stringify(key), data, at: Date.now() }]);
  await write(['GET /api/v2/event/', { query: {} }], {
    results: [{ id: 1, name: 'Flood' }, { id: 2, name: null }, null, { name: 'No id' }],
  });
  await write(['GET /api/v2/event/{id}/', { path: { id: 1 } }], { id: 1, name: 'Flood' });
  await write(['GET /api/v2/field-report/', { query: {} }], { results: [{ id: 1, title: 'Report' }] });
  await write(['GET /api/v2/country/', { query: {} }], { results: [{ id: 1, name: 'Country' }] });
  expect(await storedRecords()).toEqual([
    { name: 'Flood', page: 'emergency', id: 1 },
    { name: 'Report', page: 'fieldReport', id: 1 },
  ]);
});
