import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { App } from '#app/App';
import { closeAllAlerts } from '#app/alerts/alerts';
import { resetCachedLanguage } from '#app/language/chosenLanguage';
import { createProductTranslations } from '#app/request/productTranslations';
import { queryClient } from '#app/request/queryClient';
import { createRouter } from '#app/router/createRouter';
import type { Pages } from '#app/routes/page';
import { pages } from '#app/routes/pages';
import { sections } from '#app/routes/pages/sections';
import { routesOf } from '#app/routes/prefetchAddress';
import { authorizeRequests } from '#app/session/authorizeRequests';
import { endSession, resetCachedSession, startSession } from '#app/session/session';
import type { Language } from '#domain/language/language';
import { openTestSandbox } from '#sandbox/testSandbox';
import type { TranslationSource } from '#ui/language/LanguageContext';
import { forgetOpenRows } from '#ui/table/openRows';
import { createPromise } from './createPromise';

const opened: ReturnType<typeof createRouter>[] = [];

interface HeldCall {
  readonly release: () => void;
  /** How many requests there were so far. */
  readonly count: () => number;
}

/** Answers the requests of a test file with the stand-in API, and records them. */
export function sandboxServer(options: Parameters<typeof openTestSandbox>[0] = {}) {
  const server = setupServer();
  const clock = { offset: 0 };
  const foreign: { path: string | null } = { path: null };
  const state: { sandbox?: Awaited<ReturnType<typeof openTestSandbox>>; calls: string[] } = { calls: [] };
  const answer = http.all('http://localhost:3000/*', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    // a page of the test before has given it up: it is no call of the present one
    if (!request.signal.aborted) state.calls.push(`${request.method} ${pathname}${decodeURIComponent(search)}`);
    if (request.method === 'GET' && foreign.path && pathname.startsWith(foreign.path))
      request.headers.set('Accept-Language', 'ar');
    return state.sandbox?.fetch(request);
  });

  beforeAll(async () => {
    authorizeRequests();
    server.listen({ onUnhandledRequest: 'error' });
    state.sandbox = await openTestSandbox({ clock: () => new Date(Date.now() + clock.offset), ...options });
  });
  afterEach(() => {
    // before the cache is cleared: a page that is still rendered would refetch during the next test
    cleanup();
    server.resetHandlers(answer);
    for (const router of opened.splice(0)) router.dispose();
    window.history.replaceState(null, '', '/');
    state.calls.length = 0;
    clock.offset = 0;
    foreign.path = null;
    endSession();
    closeAllAlerts();
    forgetOpenRows();
    localStorage.clear();
    resetCachedLanguage();
    resetCachedSession();
  });
  afterAll(() => {
    server.close();
    state.sandbox?.close();
  });
  server.use(answer);

  /**
   * Holds the answers to a call back for the rest of the test, until they are released.
   *
   * @param path - with its leading slash; `:id` stands for any part
   * @param answered - an answer that takes the place of the stand-in's
   */
  function hold(
    method: 'get' | 'post' | 'patch' | 'delete',
    path: string,
    answered: () => Response | undefined = () => undefined,
  ): HeldCall {
    const { promise, resolve } = createPromise();
    let requests = 0;
    server.use(
      http[method](`*${path}`, async ({ request }) => {
        requests += 1;
        await promise;
        return answered() ?? state.sandbox?.fetch(request);
      }),
    );
    return { release: resolve, count: () => requests };
  }

  return {
    server,
    hold,
    /** All requests so far: `GET /api/v2/event/?limit=10`. */
    calls: state.calls,
    /** What the server's clock shows beyond the device's, in milliseconds, during a test. */
    clock,
    /** The path below which reads are answered in Arabic during a test, while the page and its writes are in English. */
    foreign,
    get sandbox() {
      if (!state.sandbox) throw new Error('The sandbox is open only while tests run');
      return state.sandbox;
    },
  };
}

interface AppOptions {
  /** The local part of a demo account's e-mail address, `staff`. */
  readonly as?: string;
  readonly language?: Language;
  /** Navigation state of the first page. */
  readonly state?: unknown;
  /** Instead of the product's pages, to count what they do. */
  readonly pages?: Pages;
  /** Called with the namespace of each component that renders texts. */
  readonly onTexts?: (namespace: string) => void;
}

function reporting(source: TranslationSource, onTexts: (namespace: string) => void): TranslationSource {
  return {
    ...source,
    translations: (namespace) => {
      onTexts(namespace);
      return source.translations(namespace);
    },
  };
}

/**
 * Imports the code of the page at a path, which a worker compiles when it is imported first: on a busy machine that takes longer than a
 * test waits for an element, though nothing is wrong with the page.
 */
export const importPage = (path: string) =>
  Promise.allSettled(
    routesOf(new URL(path, location.origin)).flatMap(({ name }) => [pages[name]?.page(), pages[name]?.loader?.()]),
  );

/** Waits for the options of a native select, which arrive after the page; a choice without its option changes nothing. */
const waitingForOptions = (user: UserEvent): UserEvent => ({
  ...user,
  selectOptions: (...choice) => waitFor(() => user.selectOptions(...choice)),
});

/** Renders the whole product at a path as a given user. @returns the render result, the user-event instance and the location */
export async function openApp(
  server: ReturnType<typeof sandboxServer>,
  path: string,
  { as, language, state, pages: given = pages, onTexts }: AppOptions = {},
) {
  if (language) localStorage.setItem('language', JSON.stringify(language));
  resetCachedLanguage();
  if (as) {
    const request = new Request('http://localhost:3000/get_auth_token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: `${as}@example.org`, password: 'go-sandbox' }),
    });
    const { id, username, first, last, token, expires } = await (await server.sandbox.fetch(request)).json();
    startSession({ id, username, firstName: first, lastName: last, displayName: `${first} ${last}`, token, expires });
  }
  // filters in the URL are also read from the browser's history
  window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path);
  const user = waitingForOptions(userEvent.setup({ delay: null }));
  if (given === pages) await importPage(path);
  // a loader of the test before may have waited for its code longer than that test took
  if (opened.length === 0) queryClient.clear();
  const router = createRouter(given);
  opened.push(router);
  const source = createProductTranslations();
  const translations = onTexts ? reporting(source, onTexts) : source;
  const view = render(<App router={router} sections={sections} translations={translations} />);
  return {
    ...view,
    user,
    router,
    /** Path, query and hash of the current location. */
    place: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
    heading: (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }),
  };
}
