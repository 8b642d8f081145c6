import { afterEach, expect, test, vi } from 'vitest';

const table = {
  folder: '/assets/',
  groups: [['pages.js', 'pages.css'], ['emergencies.js'], ['country.js', 'country.css']],
  pages: [
    ['/emergencies/all', [[1], [0]]],
    ['/countries/:countryId', [[0, 2], []]],
  ],
};

/** Opens a path in a document whose boot script has the table. */
async function openDocument(path: string) {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('PAGE_FILES', table);
  vi.resetModules();
  await import('./boot');
}

const fetched = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')].join(' '));

afterEach(() => {
  document.head.replaceChildren();
  delete window.fetchPageFiles;
});

test('the document fetches small files of its address, the others when told to, then those of other pages, each file once', async () => {
  await openDocument('/emergencies/all/');
  expect(fetched()).toEqual(['modulepreload /assets/emergencies.js']);
  const first = ['modulepreload /assets/emergencies.js', 'modulepreload /assets/pages.js', 'preload /assets/pages.css'];
  window.fetchPageFiles?.('/emergencies/all/');
  expect(fetched()).toEqual(first);
  window.fetchPageFiles?.('/countries/167');
  const both = [...first, 'modulepreload /assets/country.js', 'preload /assets/country.css'];
  expect(fetched()).toEqual(both);
  window.fetchPageFiles?.('/Countries/167/');
  window.fetchPageFiles?.('/elsewhere');
  expect(fetched()).toEqual(both);
});

test('language, direction and theme are set as stored on the device', async () => {
  localStorage.setItem('language', '"ar"');
  localStorage.setItem('theme', '"dark"');
  await openDocument('/');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('invalid stored values are ignored', async () => {
  localStorage.setItem('language', '"xx"');
  localStorage.setItem('theme', 'no JSON');
  document.documentElement.lang = 'en';
  await openDocument('/');
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dataset.theme).toBe('light');
});
