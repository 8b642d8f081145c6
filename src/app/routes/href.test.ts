import { generatePath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { loginPath, returnPath } from '#app/routes/returnPath';
import { fillPath, href } from './href';
import { pages } from './pages';
import { type PathEntry, segmentOf } from './path';
import { paths } from './paths';

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

  test.each(Object.values<PathEntry>(paths).map(({ path }) => path))('%s is filled as the router fills it', (path) => {
    const params = Object.fromEntries((path.match(/:\w+/g) ?? []).map((name) => [name.slice(1), 'a/b c@é']));
    expect(fillPath(path, params)).toBe(generatePath(path, params));
  });

  test('queries are encoded, empty values left out', () => {
    expect(href('search', {}, { search: { keyword: 'a&b=c', group: null } })).toBe('/search?keyword=a%26b%3Dc');
    expect(href('emergenciesLayout', { emergencyId: 7 }, { hash: '#reports' })).toBe('/emergencies/7#reports');
  });

  test('a parameter without a value has no address', () => {
    expect(href('emergencyDetails', { emergencyId: null })).toBeNull();
    expect(href('emergencyAdditionalInfo', { emergencyId: 7, tabId: null })).toBe('/emergencies/7/additional-info');
  });
});

describe('the route table', () => {
  const entries = Object.entries<PathEntry>(paths);

  test('no address is in it twice, and every parent is a layout with a page', () => {
    const addresses = entries.map(([, { path }]) => path);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const [, { parent }] of entries) if (parent) expect(pages).toHaveProperty(parent);
  });

  test('a layout and its pages share their first segment, with which the router learns them', () => {
    const strays = entries.filter(([, { path, parent }]) => {
      const layout = entries.find(([name]) => name === parent)?.[1];
      return layout !== undefined && segmentOf(layout.path) !== segmentOf(path);
    });
    expect(strays).toEqual([]);
    expect(entries.filter(([, { path }]) => /^[:*]/.test(segmentOf(path)))).toEqual([]);
  });

  test('every page belongs to a route', () => {
    expect(Object.keys(pages).filter((name) => !(name in paths))).toEqual([]);
  });
});

describe('back to the page that asked for the login', () => {
  test.each([
    ['/account/details', '/login?next=%2Faccount%2Fdetails'],
    ['/', '/login?next=%2Faccount%2Ffor-me'],
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
