import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';

const server = sandboxServer();
afterEach(() => vi.unstubAllGlobals());

test('the hash of earlier versions leads to the seasonal risks of a region, with its past events', async () => {
  stubIntersectionObserver();
  const { place, user } = await openApp(server, '/regions/0#risk-watch');
  expect(await screen.findByRole('heading', { name: 'Seasonal risk' })).toBeVisible();
  expect(place()).toBe('/regions/0/risk-watch/seasonal');
  const riskCalls = () => server.calls.filter((call) => call.startsWith('GET /risk/'));
  expect(riskCalls()).toContain('GET /risk/api/v1/seasonal/?region=0');
  expect(await screen.findByRole('figure', { name: 'Past events and their impact' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Places on the map' });
  expect(within(list).queryByRole('button', { name: /Bangladesh/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Risk watch' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Imminent' }));
  expect(await screen.findByRole('heading', { name: /^Imminent events: Africa/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Risk watch' })).toHaveAttribute('aria-current', 'page');
  // by region the service finds the first country of an event alone
  expect(riskCalls().filter((call) => call.includes('gdacs/?'))).toEqual(['GET /risk/api/v1/gdacs/?limit=9999']);
});

test.each([
  [0, false],
  [2, true],
])('in the region %i events are those whose countries are in it: %s', async (region, isListed) => {
  await openApp(server, `/regions/${region}/risk-watch/imminent`);
  const list = within(await screen.findByRole('list', { name: 'Imminent events' }));
  expect(list.queryByRole('button', { name: /Tropical Cyclone MAKOA(?!-)/ }) !== null).toBe(isListed);
});
