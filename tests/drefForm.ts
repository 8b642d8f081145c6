import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import type { Dref } from '#contract/drefDocument';
import { describeFormFaults } from './formFaults/describeFormFaults';
import { openApp, sandboxServer } from './renderApp';

type Options = Parameters<typeof openApp>[2];

/** The minimum body of an application, for Kenya. */
export const smallApplication = {
  national_society: 107,
  country: 107,
  title: 'Kenya Flood 2026',
  type_of_dref: 2,
  type_of_onset: 2,
  disaster_type: 12,
};

/** Starts the stand-in API for the DREF forms of a test file; returns functions to store documents and open forms. */
export function drefServer(options: Parameters<typeof sandboxServer>[0] = {}) {
  const server = sandboxServer(options);
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
  /** Reads a path of the API as the staff account. */
  const read = async <Answer>(path: string): Promise<Answer> => (await ask(`GET /api/v2/${path}`)).json();
  const store = async (body: object = {}, language = 'en'): Promise<Dref> =>
    (await ask('POST /api/v2/dref/', { ...smallApplication, ...body }, 'staff', language)).json();
  return {
    server,
    ask,
    store,
    /** Stores and approves an application. @returns its id */
    approved: async (body: object = {}) => {
      const { id } = await store(body);
      await ask(`POST /api/v2/dref/${id}/finalize/`, {}, 'super');
      await ask(`POST /api/v2/dref/${id}/approve/`, {}, 'super');
      return id;
    },
    /** Creates the next stage of an application. */
    follow: async <Document>(path: 'dref-op-update' | 'dref-final-report', dref: number): Promise<Document> =>
      (await ask(`POST /api/v2/${path}/`, { dref, starting_language: 'en' })).json(),
    read,
    stored: (id: number) => read<Dref>(`dref/${id}/`),
    openNew: (options?: Options) => open('/dref-applications/new', options),
    openEdit: (id: number, options?: Options) => open(`/dref-applications/${id}/edit`, options),
    open,
  };
}

interface NextStage {
  /** The path of the documents' collection. */
  readonly resource: 'dref-op-update' | 'dref-final-report';
  readonly address: (id: number) => string;
  readonly formKey: string;
}

/** Runs the form faults for a form that only edits, since the list creates its documents. */
export function describeNextStageFaults(name: string, { resource, address, formKey }: NextStage) {
  const { server, ask, read, approved, follow, open } = drefServer();
  const path = `/api/v2/${resource}/`;
  const field = () => screen.getByRole('textbox', { name: 'Title of the operation' });
  const create = async () => follow<{ id: number }>(resource, await approved());
  let first = 0;
  beforeAll(async () => {
    ({ id: first } = await create());
  });
  describeFormFaults(name, {
    server,
    onlyEdits: true,
    namesEditor: true,
    logIn: async () => undefined,
    openNew: () => open(address(first)),
    openEdit: (id) => open(address(id)),
    store: create,
    changeElsewhere: async (id, title) => {
      const { modified_at } = await read<{ modified_at: string }>(`${resource}/${id}/`);
      return ask(`PATCH ${path}${id}/`, { title, modified_at }, 'super');
    },
    fill: async (user, text) => {
      await user.clear(field());
      await user.click(field());
      await user.paste(text);
    },
    submit: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
    field,
    expectSaved: () => screen.findByText('The document was saved.'),
    // of the lists of an application, which `describeFormFaults` tries
    taking: null,
    collection: path,
    file: {
      field: () => screen.getByLabelText(/^Cover picture/, { selector: 'input' }),
      name: 'page.png',
      collection: '/api/v2/dref-files/',
    },
    get documentKey() {
      return `${formKey}/${first}`;
    },
  });
}
