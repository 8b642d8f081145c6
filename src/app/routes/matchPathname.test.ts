import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { matchPathname, rankPaths } from './matchPathname';
import type { PathEntry } from './path';
import { paths } from './paths';

const entries = Object.entries<PathEntry>(paths);

/** The routes nested in their layouts, each layout with an index route, as the router gets them. */
const routesIn = (table: typeof entries, layout?: string): RouteObject[] =>
  table
    .filter(([, { parent }]) => parent === layout)
    .map(([id, { path, redirect }]): RouteObject => {
      const children = routesIn(table, id);
      const index = redirect && children.length > 0 ? [{ id: `${id}:index`, index: true }] : [];
      return { id, path, children: [...children, ...index] };
    });

/** Optional parameters are absent where they have no value, or undefined. */
const given = (params: object) => Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));

function routerMatch(routes: RouteObject[], pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match ? { value: match.route.id?.replace(/:index$/, ''), params: given(match.params) } : null;
}

const addressOf = (path: string, value: string) => path.replaceAll(/:\w+\??/g, value).replace('*', 'old/tab');

const ofEveryPath = entries.flatMap(([, { path }]) => [
  addressOf(path, '29'),
  `${addressOf(path, '29')}/`,
  addressOf(path, '29').toUpperCase(),
  addressOf(path, 'all'),
  addressOf(path, 'new'),
  addressOf(path, 'a%40b%2Fc%20d'),
  addressOf(path, '%E0%A4%A'),
  path
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:\w+/g, '7')
    .replace('/*', ''),
  path.replaceAll(/:\w+\??/g, '7').replace('/*', '/'),
  `${addressOf(path, '29')}/elsewhere`,
  addressOf(path, '29').replace(/\/[^/]*$/, ''),
  addressOf(path, '29').replace('/', '//'),
]);

const others = [
  '/%65mergencies/29',
  '/emergencies%2F29',
  '/emergencies/29//details',
  '/emergencies///',
  '/emergencies/%20',
  '/emergencies/29;details',
  '/emergencies/:emergencyId',
  '/emergencies/*',
  '/deployments/overview',
  '/deployments/overview/',
  '/deployments/personnel',
  '/deployments/erus',
  '/deployments/operational-toolbox',
  '/recover-account/a%40b/x%2Fy',
  '/nowhere',
  '/nowhere/at/all',
  '//',
  '/.well-known',
  '/countries/12/',
  '/Countries/12/NS-Overview',
];

test.each([
  ['in their order', entries],
  // by rank, not by their order in the table
  ['in reverse', entries.toReversed()],
  // the router ranks all routes again for each of a thousand URLs
])(
  'every address leads where the router leads, with the same parameters: routes %s',
  { timeout: 20_000 },
  (_, table) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ranked = rankPaths(table.map(([name, { path }]) => [path, name]));
    const routes = routesIn(table);
    const addresses = [...new Set([...ofEveryPath, ...others])].filter(Boolean);
    expect(addresses.length).toBeGreaterThan(1000);
    const found = addresses.map((address) => ({ address, ...matchPathname(ranked, address) }));
    expect(found).toEqual(addresses.map((address) => ({ address, ...routerMatch(routes, address) })));
  },
);
