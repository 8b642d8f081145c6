import { describe, expect, test } from 'vitest';
import { loginPath, returnPath } from '#app/routes/returnPath';
import { routes } from '#app/routes/table';
import { fillPath, withSearch } from './href';

describe('addresses of routes', () => {
  test.each([
    ['/emergencies/:emergencyId/details', { emergencyId: 7 }, '/emergencies/7/details'],
    ['/emergencies/:emergencyId/details', { emergencyId: null }, null],
    ['/emergencies/:emergencyId/additional-info/:tabId?', { emergencyId: 7 }, '/emergencies/7/additional-info'],
    [
      '/recover-account/:username/:token',
      { username: 'a+b@example.org', token: 'x/y' },
      '/recover-account/a%2Bb%40example.org/x%2Fy',
    ],
    ['/deployments/:surgeId/*', { surgeId: 'all' }, '/deployments/all'],
    ['/', {}, '/'],
  ])('%s with %j is %s', (path, params, address) => {
    expect(fillPath(path, params)).toBe(address);
  });

  test('queries are encoded, empty values left out', () => {
    expect(withSearch('/search', { keyword: 'a&b=c', group: null })).toBe('/search?keyword=a%26b%3Dc');
    expect(withSearch('/emergencies/7', {}, '#reports')).toBe('/emergencies/7#reports');
  });
});

describe('the route table', () => {
  const entries = Object.entries(routes);

  test('no address is in it twice, and every parent is a layout of the table', () => {
    const paths = entries.map(([, { path }]) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const [, entry] of entries) {
      const parent = 'parent' in entry ? entry.parent : undefined;
      if (parent) expect(routes).toHaveProperty([parent, 'page']);
    }
  });

  test('every route is a page, a redirect, or says that it is not built', () => {
    for (const [name, entry] of entries) {
      expect(
        ['page', 'redirect', 'isNotBuilt'].some((kind) => kind in entry),
        name,
      ).toBe(true);
    }
  });
});

describe('back to the page that asked for the login', () => {
  test.each([
    ['/account/details', '/login?next=%2Faccount%2Fdetails'],
    ['/', '/login'],
  ])('%s', (pathname, login) => {
    expect(loginPath({ pathname, search: '', hash: '' })).toBe(login);
  });

  test.each([
    ['?next=%2Faccount%2Fdetails%3Fa%3D1%23b', '/account/details?a=1#b'],
    ['', '/'],
    ['?next=https://elsewhere.example.org', '/'],
    ['?next=//elsewhere.example.org', '/'],
    ['?next=/%5Celsewhere.example.org', '/'],
    ['?next=javascript:alert(1)', '/'],
    ['?next=/.//elsewhere.example.org', '/'],
    ['?next=/./%5Celsewhere.example.org', '/'],
    ['?next=/a/..//elsewhere.example.org', '/'],
  ])('%s leads to %s', (search, path) => {
    expect(returnPath(search)).toBe(path);
  });
});
