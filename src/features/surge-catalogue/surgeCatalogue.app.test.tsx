import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadedRows } from '#tests/loadedRows';
import { openApp, sandboxServer } from '#tests/renderApp';
import { stubIntersectionObserver } from '#tests/stubIntersectionObserver';

const server = sandboxServer();
const pageTitle = (name: string) => screen.findByRole('heading', { level: 2, name });
const menu = () => within(screen.getByRole('navigation', { name: 'Pages of the catalogue' }));

test('the search finds the ERU for a cholera outbreak, and its address restores the results', async () => {
  await openApp(server, '/surge/catalogue');
  // within the tabs of surge
  expect(await screen.findByRole('heading', { level: 1, name: 'Surge' })).toBeVisible();
  await pageTitle('Catalogue of surge services');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the catalogue' }), {
    target: { value: 'cholera outbreak ERU' },
  });
  const results = await screen.findByRole('region', { name: 'Pages that contain the words' });
  const link = await within(results).findByRole('link', { name: 'ERU Cholera treatment centre' });
  await waitFor(() => expect(window.location.search).toBe('?search=cholera+outbreak+ERU'));
  fireEvent.click(link);
  await pageTitle('ERU Cholera treatment centre');
  expect(await screen.findByText(/Up to 90 beds/)).toBeVisible();
});

test('a page shows its breadcrumbs, its figures and links to the pages beside it', async () => {
  const { user } = await openApp(server, '/surge/catalogue/wash/m15-eru');
  await pageTitle('ERU M15: mass water, 15,000 people');
  const specifications = await screen.findByRole('region', { name: 'Specifications' });
  expect(specifications).toHaveTextContent(/Weight\s*22 t.*Volume\s*160 m³.*CHF 250,000.*indicative/);
  expect(specifications).toHaveTextContent('Austria, France, Germany, Spain');
  expect(screen.getByText(/^Last reviewed on .*29.*2026$/)).toBeVisible();
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('ERU M15');
  expect(screen.getByRole('link', { name: 'Previous: WASH kit 5' })).toBeVisible();

  expect(menu().queryByRole('link', { name: 'Shelter technical team (STT)' })).toBeNull();
  await user.click(menu().getByRole('button', { name: 'Services: Shelter' }));
  expect(menu().getByRole('link', { name: 'Shelter technical team (STT)' })).toBeVisible();
});

test('a block of providers has their label as its heading, once', async () => {
  await openApp(server, '/surge/catalogue/information-technology/eru-it-telecom');
  const providers = await screen.findByRole('region', { name: 'National Societies offering this service' });
  expect(providers).toHaveTextContent(
    /^National Societies offering this serviceAustria, Finland, New Zealand, Spain, United States$/,
  );
});

test.each([
  ['wash/m15-eru', 'Water, sanitation and hygiene (WASH)'],
  ['community/rapid-response', 'Community engagement and accountability (CEA)'],
])('on %s the entry of its sector stays active', async (page, sector) => {
  await openApp(server, `/surge/catalogue/${page}`);
  await screen.findByRole('navigation', { name: 'Pages of the catalogue' });
  expect(menu().getByRole('link', { current: true })).toHaveTextContent(sector);
});

test('the page of an ERU says who holds it and how ready it is', async () => {
  stubIntersectionObserver();
  await openApp(server, '/surge/catalogue/wash/m15-eru');
  const table = await screen.findByRole('table', { name: 'Who holds this ERU, and how ready it is' });
  const [, first] = await loadedRows(table);
  expect(first).toHaveTextContent(/(Holds|Supports) this type/);
});

test('an older name of a sector redirects to its page', async () => {
  const { place } = await openApp(server, '/surge/catalogue/digital-systems/eru-it-telecom');
  await pageTitle('ERU IT and telecom');
  expect(place()).toBe('/surge/catalogue/information-technology/eru-it-telecom');
});

test('an address without a page shows the not-found page', async () => {
  const { heading } = await openApp(server, '/surge/catalogue/health/nothing');
  expect(await heading('Page not found')).toBeVisible();
});
