import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { isStorable } from '#app/offline/answerRules';
import { dropAnswers, readAnswer, storedSummary } from '#app/offline/answerStore';
import { setProductPages } from '#app/offline/productPages';
import { hashOf, queriesOfPages } from '#app/offline/queriesOfPages';
import { readStoredAnswers } from '#app/offline/readStoredAnswers';
import { storeAnswers } from '#app/offline/storeAnswers';
import { storeForms } from '#app/offline/storeForms';
import { queryClient } from '#app/request/queryClient';
import { newFormAddresses } from '#app/routes/formAddresses';
import { pages } from '#app/routes/pages';
import { readUserWithRoles } from '#app/session/currentUser';
import type { EruOwnerMini } from '#contract/eru';
import { openApp, sandboxServer } from './renderApp';

const server = sandboxServer();

beforeAll(() => {
  setProductPages(pages);
  readStoredAnswers(pages);
});
afterEach(() => dropAnswers());

const cutLine = () => server.server.use(http.all('http://localhost:3000/*', () => HttpResponse.error()));
const notice = () => screen.findByRole('region', { name: 'Without a connection' }, { timeout: 10_000 });

test('a page whose data cannot be refreshed says as of when they are, in one place, until they are', async () => {
  const { user, heading } = await openApp(server, '/emergencies/all');
  await heading(/All emergencies/);
  await screen.findByRole('table', { name: 'Emergencies' });
  await screen.findAllByRole('link', { name: /Philippines/ });
  cutLine();
  void queryClient.refetchQueries({ type: 'active' });
  expect(await notice()).toHaveTextContent(/This page shows what is stored on this device, as of \d/);
  expect(screen.queryByText('Could not be updated.')).toBeNull();
  server.server.resetHandlers(http.all('http://localhost:3000/*', ({ request }) => server.sandbox.fetch(request)));
  await user.click(within(await notice()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Without a connection' })).toBeNull(), {
    timeout: 10_000,
  });
});

test('an emergency that is kept opens with all its tabs without a line', async () => {
  const first = await openApp(server, '/emergencies/29/details');
  await first.user.click(await screen.findByRole('button', { name: 'Keep for offline' }, { timeout: 10_000 }));
  await screen.findByText(/opens without a connection now/, undefined, { timeout: 30_000 });
  const { kept } = await storedSummary();
  expect(kept).toMatchObject([{ address: '/emergencies/29', title: 'Philippines: Fire in the informal settlement' }]);
  expect(kept[0]?.size).toBeGreaterThan(5_000);
  cutLine();
  for (const tab of ['details', 'timeline', 'brief', 'reports', 'activities', 'surge']) {
    cleanup();
    queryClient.clear();
    const { heading } = await openApp(server, `/emergencies/29/${tab}`);
    await heading('Philippines: Fire in the informal settlement');
    await notice();
    expect(screen.queryAllByRole('button', { name: 'Retry' }), tab).toEqual([]);
  }
});

test('every form that begins a record can be filled without a line, although none was opened before', async () => {
  await openApp(server, '/account/details', { as: 'super' });
  const stop = storeAnswers();
  await storeForms();
  const { profile } = await readUserWithRoles();
  const country = profile.country ?? 0;
  const { results } = await server.sandbox.json<{ results: EruOwnerMini[] }>('GET /api/v2/eru_owner/mini/?limit=9999');
  const owners = results.filter((owner) => owner.national_society_country_details?.id === country).map(({ id }) => id);
  expect(owners).toHaveLength(1);
  const addresses = newFormAddresses({ countries: [country], owners });
  const queries = (await queriesOfPages(addresses)).filter(({ queryKey }) => isStorable(queryKey));
  await waitFor(async () => {
    for (const query of queries) expect(await readAnswer(hashOf(query)), hashOf(query)).toBeDefined();
  });
  stop();
  cutLine();
  for (const address of addresses) {
    cleanup();
    queryClient.clear();
    await openApp(server, address);
    expect(await screen.findByRole('form', undefined, { timeout: 10_000 }), address).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Retry' }), address).toEqual([]);
  }
});
