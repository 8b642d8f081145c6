import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { lazyPage, type PageLoader, type SomePages } from './page';
import { bySpecificity, type PathEntry, paramsAt } from './path';
import { paths } from './paths';
import { forgetStarted, isStarted, prefetchAddress } from './prefetchAddress';

const locationOf = (address: string) => new URL(address, 'https://go.example.org') as unknown as Location;

describe('parameters of an address', () => {
  test.each([
    ['/', '/', {}],
    ['/emergencies/:emergencyId/details', '/emergencies/29/details', { emergencyId: '29' }],
    ['/emergencies/:emergencyId/details', '/Emergencies/29/DETAILS/', { emergencyId: '29' }],
    ['/emergencies/:emergencyId/details', '/emergencies/29', null],
    ['/emergencies/:emergencyId', '/emergencies/29/details', null],
    ['/emergencies/:emergencyId/additional-info/:tabId?', '/emergencies/29/additional-info', { emergencyId: '29' }],
    [
      '/emergencies/:emergencyId/additional-info/:tabId?',
      '/emergencies/29/additional-info/2',
      { emergencyId: '29', tabId: '2' },
    ],
    ['/recover-account/:username/:token', '/recover-account/a%40b/x%2Fy', { username: 'a@b', token: 'x/y' }],
    ['/recover-account/:username/:token', '/recover-account/%E0%A4%A/x', { username: '%E0%A4%A', token: 'x' }],
    ['/deployments/:surgeId/*', '/deployments/all/old/tab', { surgeId: 'all', '*': 'old/tab' }],
  ])('%s at %s', (path, address, params) => {
    expect(paramsAt(path, address)).toEqual(params);
  });

  test('of every route, its own address leads to it first', () => {
    const entries = Object.values<PathEntry>(paths).toSorted(bySpecificity);
    const addressOf = (path: string) => path.replaceAll(/:\w+\??/g, '7').replace('*', 'rest');
    const found = (address: string) => entries.find(({ path }) => paramsAt(path, address) !== null)?.path;
    expect(entries.filter(({ path }) => found(addressOf(path)) !== path).map(({ path }) => path)).toEqual([]);
  });
});

describe('queries before the router is there', () => {
  const asked: string[] = [];
  const reading = (name: string) => {
    const loader: PageLoader = ({ params, search }) => [
      {
        queryKey: [name, params, search.toString()],
        queryFn: () => asked.push(`${name} ${params.emergencyId ?? ''} ${search}`.trim()),
      },
    ];
    return lazyPage(
      async () => ({ Component: () => null }),
      async () => loader,
    );
  };
  const pages: SomePages = {
    home: reading('home'),
    emergenciesLayout: reading('layout'),
    emergencyDetails: reading('details'),
    emergencyReports: reading('reports'),
    accountLayout: reading('account'),
  };

  beforeEach(() => {
    asked.length = 0;
    queryClient.clear();
  });
  afterEach(forgetStarted);

  test.each([
    ['/?region=2', ['home  region=2']],
    ['/emergencies/29/details', ['layout 29', 'details 29']],
    ['/emergencies/29', ['layout 29', 'details 29']],
    ['/emergencies/29#reports', ['layout 29', 'reports 29']],
  ])('%s', async (address, expected) => {
    prefetchAddress(locationOf(address), pages);
    await vi.waitFor(() => expect(asked.toSorted()).toEqual(expected.toSorted()));
  });

  test.each(['/emergencies/abc/details', '/nowhere', '/account/details'])('none at %s', async (address) => {
    prefetchAddress(locationOf(address), pages);
    prefetchAddress(locationOf('/'), pages);
    await vi.waitFor(() => expect(asked).toEqual(['home']));
  });

  test('are started once, until the router has seen the address', () => {
    prefetchAddress(locationOf('/emergencies/29?tab=1#reports'), pages);
    expect(isStarted('https://go.example.org/emergencies/29?tab=1')).toBe(true);
    expect(isStarted('https://go.example.org/emergencies/30')).toBe(false);
    forgetStarted();
    expect(isStarted('https://go.example.org/emergencies/29?tab=1')).toBe(false);
    prefetchAddress(locationOf('/emergencies/29/details/?tab=1'), pages);
    expect(isStarted('https://go.example.org/emergencies/29/details?tab=1')).toBe(true);
  });
});
