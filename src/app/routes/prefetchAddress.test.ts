import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { eventually } from '#tests/eventually';
import { lazyPage, type PageLoader, type SomePages } from './page';
import { clearPrefetched, isPrefetched, prefetchAddress } from './prefetchAddress';

const locationOf = (address: string) => new URL(address, 'https://go.example.org') as unknown as Location;

describe('queries before the router has loaded', () => {
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
      { chunk: 'test' },
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
  afterEach(clearPrefetched);

  test.each([
    ['/?region=2', ['home  region=2']],
    ['/emergencies/29/details', ['layout 29', 'details 29']],
    ['/emergencies/29', ['layout 29', 'details 29']],
    ['/emergencies/29#reports', ['layout 29', 'reports 29']],
  ])('%s', async (address, expected) => {
    prefetchAddress(locationOf(address), pages);
    await eventually(() => expect(asked.toSorted()).toEqual(expected.toSorted()));
  });

  test.each(['/emergencies/abc/details', '/nowhere', '/account/details'])('none at %s', async (address) => {
    prefetchAddress(locationOf(address), pages);
    prefetchAddress(locationOf('/'), pages);
    await eventually(() => expect(asked).toEqual(['home']));
  });

  test('are started once, until the router has seen the address', () => {
    prefetchAddress(locationOf('/emergencies/29?tab=1#reports'), pages);
    expect(isPrefetched('https://go.example.org/emergencies/29?tab=1')).toBe(true);
    expect(isPrefetched('https://go.example.org/emergencies/30')).toBe(false);
    clearPrefetched();
    expect(isPrefetched('https://go.example.org/emergencies/29?tab=1')).toBe(false);
    prefetchAddress(locationOf('/emergencies/29/details/?tab=1'), pages);
    expect(isPrefetched('https://go.example.org/emergencies/29/details?tab=1')).toBe(true);
  });
});
