import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { answerWithHoles } from '../scripts/holes/answerWithHoles';
import { forbidden, shownFaults } from '../scripts/holes/shownFaults';
import { pageAddresses } from '../scripts/pages/pageAddresses';
import { openApp, sandboxServer } from './renderApp';
import { repeatedLandmarks } from './repeatedLandmarks';
import { stubIntersectionObserver } from './stubIntersectionObserver';

const server = sandboxServer();
/** `npm run routes -- --holes SEED` opens the pages with others, in a browser. */
const seed = Number(process.env.HOLES_SEED ?? 1);

beforeEach(() => {
  stubIntersectionObserver();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

/** Resolves once nothing is loading and the page has stopped changing. */
async function settled() {
  let last = '';
  let unchanged = 0;
  await waitFor(
    () => {
      const isBusy =
        queryClient.isFetching() > 0 ||
        document.querySelector('[aria-busy="true"]') !== null ||
        document.querySelector('main h1') === null;
      const text = document.body.textContent ?? '';
      unchanged = isBusy || text !== last ? 0 : unchanged + 1;
      last = text;
      expect({ isBusy, unchanged, text }).toMatchObject({ isBusy: false, unchanged: 3 });
    },
    { timeout: 20_000 },
  );
}

test.each(pageAddresses())(
  '$path shows no hole of the server as a value, and no two landmarks of one name',
  async ({ path, isForVisitors }) => {
    server.server.use(
      http.get('http://localhost:3000/*', async ({ request }) => {
        const answer = await server.sandbox.fetch(request.clone() as Request);
        return answerWithHoles(request.url, answer, seed);
      }),
    );
    await openApp(server, path, isForVisitors ? {} : { as: 'super' });
    await settled();
    expect(shownFaults(forbidden.texts)).toEqual([]);
    expect(repeatedLandmarks()).toEqual([]);
  },
);
