import { screen } from '@testing-library/react';
import type { Dref } from '#contract/drefDocument';
import { openApp, sandboxServer } from './renderApp';

type Options = Parameters<typeof openApp>[2];

/** What an application needs to be stored, for Kenya. */
export const smallApplication = {
  national_society: 107,
  country: 107,
  title: 'Kenya Flood 2026',
  type_of_dref: 2,
  type_of_onset: 2,
  disaster_type: 12,
};

/** The stand-in behind the DREF forms of this test file; with ways to store and to open. */
export function drefServer() {
  const server = sandboxServer();
  const ask = async (endpoint: string, body?: object, as = 'staff', language = 'en') => {
    const token = await server.sandbox.logIn(as);
    return server.sandbox.request(endpoint, {
      token,
      headers: { 'Accept-Language': language },
      ...(body ? { body } : {}),
    });
  };
  const open = async (path: string, options: Options = {}) => {
    const app = await openApp(server, path, { as: 'staff', ...options });
    await screen.findByRole('form');
    return app;
  };
  return {
    server,
    ask,
    store: async (body: object = {}, language = 'en'): Promise<Dref> =>
      (await ask('POST /api/v2/dref/', { ...smallApplication, ...body }, 'staff', language)).json(),
    stored: async (id: number): Promise<Dref> => (await ask(`GET /api/v2/dref/${id}/`)).json(),
    openNew: (options?: Options) => open('/dref-applications/new', options),
    openEdit: (id: number, options?: Options) => open(`/dref-applications/${id}/edit`, options),
    open,
  };
}
