import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { FlashUpdate } from '#contract/flashUpdate';
import { openApp, sandboxServer } from './renderApp';
import { fill, goTo } from './reportForm';

type Options = Parameters<typeof openApp>[2];
type User = Awaited<ReturnType<typeof openApp>>['user'];

/** A flash update with every field of the form. */
export const fullUpdate = {
  title: 'Floods along the river',
  hazard_type: 12,
  situational_overview: '<p>Water <strong>everywhere</strong></p>',
  country_district: [
    { client_id: 'first', country: 107, district: [] },
    { client_id: 'second', country: 166, district: [] },
  ],
  actions_taken: [
    { organization: 'NTLS', actions: [27, 32], summary: 'Boats' },
    { organization: 'PNS', actions: [], summary: null },
    { organization: 'FDRN', actions: [], summary: 'Money' },
    { organization: 'GOV', actions: [28], summary: null },
  ],
  references: [
    {
      client_id: 'radio',
      date: '2026-05-19',
      source_description: 'Radio',
      url: 'https://example.org/a',
      document: null,
    },
  ],
  originator_name: 'Ada',
  originator_title: 'Lead',
  originator_email: 'ada@example.org',
  originator_phone: '+1',
  ifrc_name: 'Bo',
  ifrc_title: 'Desk',
  ifrc_email: 'bo@example.org',
  ifrc_phone: '+2',
};

/** Starts the stand-in API for the flash update form of a test file; returns functions to publish updates and open forms. */
export function flashUpdateServer() {
  const server = sandboxServer();
  const ask = async (endpoint: string, body?: object, as = 'admin') => {
    const token = await server.sandbox.logIn(as);
    return server.sandbox.request(endpoint, { token, ...(body ? { body } : {}) });
  };
  const open = async (path: string, options: Options = {}) => {
    const app = await openApp(server, path, { as: 'admin', ...options });
    await screen.findByRole('form');
    return app;
  };
  return {
    server,
    ask,
    publish: async (body: object): Promise<FlashUpdate> =>
      (await ask('POST /api/v2/flash-update/', { ...body, share_with: null })).json(),
    stored: async (id: number): Promise<FlashUpdate> => (await ask(`GET /api/v2/flash-update/${id}/`)).json(),
    mailsTo: async (to: string) => {
      const path = `GET /sandbox/outbox?to=${encodeURIComponent(to)}`;
      return (await server.sandbox.json<{ mails: { subject: string }[] }>(path)).mails;
    },
    openNew: (options?: Options) => open('/flash-updates/new', options),
    openEdit: (id: number, options?: Options) => open(`/flash-updates/${id}/edit`, options),
  };
}

/** Queries within a row of a list, by its numbered name. */
export const row = (name: string) => within(screen.getByRole('listitem', { name }));

/** Chooses an option of a searchable select. */
export async function chooseIn(part: Pick<typeof screen, 'getByRole'>, user: User, label: string, option: string) {
  await user.click(part.getByRole('combobox', { name: label }));
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), option.slice(0, 5));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Sets the content of the overview's rich text editor, which ignores simulated keys. */
export async function writeOverview(html: string) {
  const text = await screen.findByRole('textbox', { name: 'Situational overview' });
  const { editor } = text as unknown as {
    editor: { commands: { setContent: (content: string, options: { emitUpdate: boolean }) => void } };
  };
  act(() => editor.commands.setContent(html, { emitUpdate: true }));
}

/** Fills the required fields of a flash update and returns to the first step. */
export async function fillUpdate(user: User, title = 'Two countries under water') {
  await chooseIn(row('Country 1'), user, 'Country', 'Kenya');
  await chooseIn(screen, user, 'Disaster type', 'Flood');
  await fill(user, 'Title', title);
  await writeOverview('<p>Water everywhere</p>');
  await goTo(user, /Focal points/);
  await fill(user, 'Originator: Name', 'Ada');
  await fill(user, 'Originator: E-mail', 'ada@example.org');
  await goTo(user, /Context/);
}

export async function submitUpdate(user: User) {
  await goTo(user, /Focal points/);
  const submit = screen.getByRole('button', { name: 'Submit' });
  // waits for the files
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);
}
