import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPage } from '#app/routes/page';
import type { PathTable } from '#app/routes/path';
import { routesOf } from './tree';

const table: PathTable = {
  resources: { path: '/resources' },
  countriesLayout: { path: '/countries/:countryId', redirect: () => ({ to: 'countryProfileOverview' }) },
  countryProfileOverview: { path: '/countries/:countryId/profile/overview', parent: 'countriesLayout' },
};
const page = lazyPage(async () => ({ Component: () => null }), null, { chunk: 'test' });

afterEach(() => {
  delete window.fetchPageFiles;
});

test('the files of a page are fetched side by side on the way to it, and those of the page it redirects to', async () => {
  const fetchPageFiles = vi.fn();
  window.fetchPageFiles = fetchPageFiles;
  const pages = { resources: page, countriesLayout: page, countryProfileOverview: page };
  const router = createMemoryRouter([{ path: '/' }, ...routesOf(pages, table)]);
  await router.navigate('/resources?tab=2#part');
  expect(fetchPageFiles.mock.calls).toEqual([['/resources']]);
  await router.navigate('/countries/167');
  expect(fetchPageFiles).toHaveBeenCalledWith('/countries/167/ongoing-activities/emergencies');
});
