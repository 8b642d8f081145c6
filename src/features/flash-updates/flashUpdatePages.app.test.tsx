import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Donor, FlashUpdate } from '#contract/flashUpdate';
import { closePopover } from '#tests/closePopover';
import { openApp, sandboxServer } from '#tests/renderApp';
import { saveTable } from '#tests/saveTable';
import { elapseAtOnce } from '#tests/timers';
import { donorName } from './share/recipients';

const server = sandboxServer();

// filters are read from window.location
afterEach(() => window.history.replaceState(null, '', '/'));

const ask = async (endpoint: string, body?: object) => {
  const token = await server.sandbox.logIn('admin');
  return server.sandbox.request(endpoint, { token, ...(body && { body }) });
};
type Updates = { count: number; results: FlashUpdate[] };
const updates = async (query = ''): Promise<Updates> =>
  (await ask(`GET /api/v2/flash-update/?limit=9999${query}`)).json();
const newest = async () => {
  const [update] = (await updates()).results;
  if (!update) throw new Error('The seed has flash updates');
  return update;
};
const publish = async (fields: object = {}): Promise<FlashUpdate> => {
  const answer = await ask('POST /api/v2/flash-update/', {
    title: 'Floods along the river',
    hazard_type: 12,
    situational_overview: '<p>Water <b>everywhere</b></p><script>alert(1)</script>',
    country_district: [
      { country: 107, district: [] },
      { country: 166, district: [] },
    ],
    ...fields,
  });
  expect(answer.status).toBe(201);
  return answer.json();
};
const mails = async () => {
  const answer = await server.sandbox.json<{ mails: { to: string; subject: string }[] }>('GET /sandbox/outbox');
  return answer.mails;
};

describe('all flash updates', () => {
  test('stand newest first, each leading to its page and countries', async () => {
    const { heading } = await openApp(server, '/flash-updates/all', { as: 'admin' });
    const all = await updates();
    expect(await heading(`All flash updates (${all.count})`)).toBeVisible();
    const [first] = within(screen.getByRole('table', { name: 'Flash updates' }))
      .getAllByRole('row')
      .slice(1);
    const link = within(first as HTMLElement).getByRole('link', { name: all.results[0]?.title });
    expect(link).toHaveAttribute('href', `/flash-updates/${all.results[0]?.id}`);
    expect(server.calls.filter((call) => call.includes('/flash-update/?limit=15'))).toEqual([
      'GET /api/v2/flash-update/?limit=15&offset=0&ordering=-created_at,-id',
    ]);
    expect(screen.getByRole('link', { name: 'New flash update' })).toHaveAttribute('href', '/flash-updates/new');
  });

  test('a shared link shows the same filters, and the export holds what is on the screen', async () => {
    await publish();
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:updates');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const address = '/flash-updates/all?dtype=12&created_after=2020-01-01&ordering=title';
    window.history.replaceState(null, '', address);
    const { user, heading } = await openApp(server, address, { as: 'admin' });
    const { count } = await updates('&hazard_type=12');
    expect(await heading(`All flash updates (${count})`)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Disaster type' })).toHaveValue('12'));
    await saveTable(user, 'CSV');
    await waitFor(() => expect(saved).toEqual(['flash-updates.csv']));
    const exported = server.calls.filter((call) => call.includes('limit=100'));
    expect(exported).toHaveLength(1);
    expect(exported[0]).toMatch(/hazard_type=12/);
    expect(exported[0]).toMatch(/created_at__gte=2020-01-01|created_at__gte=2019-12-31/);
  });

  test('an update is edited in its own language: elsewhere the menu says so', async () => {
    const { user } = await openApp(server, '/flash-updates/all', { as: 'admin', language: 'fr' });
    const [menu] = await screen.findAllByRole('button', { name: /^Actions\u00a0: / });
    await user.click(menu as HTMLElement);
    const edit = await screen.findByRole('menuitem', { name: /^Modifier/ });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveTextContent(/Rédigé en anglais/);
    expect(screen.getByRole('menuitem', { name: 'Voir les détails' })).not.toHaveAttribute('aria-disabled');
  });

  test('each row leads to the details and to the form', async () => {
    const { user, place } = await openApp(server, '/flash-updates/all', { as: 'admin' });
    const { id, title } = await newest();
    await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(place()).toBe(`/flash-updates/${id}/edit`));
  });

  test('with lists as null in a row the list stands', async () => {
    const update = await newest();
    const row = { ...update, country_district: null, map_files: null, actions_taken: null };
    server.server.use(http.get('*/api/v2/flash-update/', () => HttpResponse.json({ count: 1, results: [row] })));
    const { heading } = await openApp(server, '/flash-updates/all', { as: 'admin' });
    expect(await heading('All flash updates (1)')).toBeVisible();
    expect(await screen.findByRole('link', { name: update.title })).toBeVisible();
  });
});

describe('who may see flash updates', () => {
  test.each(['/flash-updates/all', '/flash-updates/new', '/flash-updates/1', '/flash-updates/1/edit'])(
    'staff see the message that they have no permission for %s',
    async (path) => {
      const { heading } = await openApp(server, path, { as: 'staff' });
      expect(await heading('403')).toBeVisible();
      expect(screen.getByText(/don't have the correct permissions/)).toBeVisible();
      expect(server.calls.filter((call) => call.includes('/flash-update/'))).toEqual([]);
    },
  );

  test.each(['/flash-updates/1', '/flash-updates/all'])(
    'a visitor is led to the login and back to %s',
    async (path) => {
      const { place } = await openApp(server, path);
      await waitFor(() => expect(place()).toBe(`/login?next=${encodeURIComponent(path)}`));
    },
  );
});

describe('the page of an update', () => {
  test('shows what was filled in, safely', async () => {
    const made = await publish({
      actions_taken: [
        { organization: 'NTLS', actions: [27, 32], summary: 'Boats' },
        { organization: 'GOV', actions: [], summary: ' ' },
      ],
      references: [
        { date: '2026-05-19', source_description: 'Met office', url: 'https://example.org/news', document: null },
        { date: '2026-05-18', source_description: 'Radio', url: 'javascript:alert(1)', document: null },
        { date: '2026-05-17', source_description: 'Television', url: 'www.example.org, at noon', document: null },
      ],
      originator_name: 'Ada',
      originator_email: 'ada@example.org',
    });
    const { heading } = await openApp(server, `/flash-updates/${made.id}`, { as: 'admin' });
    expect(await heading('Floods along the river')).toBeVisible();
    expect(document.title).toMatch(/^.*Floods along the river/);
    expect(screen.getByRole('link', { name: 'Kenya' })).toHaveAttribute('href', '/countries/107');
    expect(await screen.findByText('everywhere')).toBeVisible();
    expect(document.querySelector('main script')).toBeNull();
    const actions = screen.getByRole('region', { name: 'Actions taken' });
    expect(
      within(actions)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Damage/Needs assessment', 'Shelter']);
    expect(actions).not.toHaveTextContent('government');
    const sources = screen.getAllByRole('link', { name: /Open the source/ });
    expect(sources.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/news']);
    // what is no address is shown as it was written, and as no link
    expect(screen.getAllByText('Open the source')).toHaveLength(1);
    expect(screen.getByText('www.example.org, at noon')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ada@example.org' })).toHaveAttribute('href', 'mailto:ada@example.org');
    expect(screen.queryByRole('heading', { name: 'Maps' })).toBeNull();
  });

  test('of a country without provinces says that none is named, not that something is missing', async () => {
    const { id } = await publish({ country_district: [{ client_id: 'first', country: 107, district: [] }] });
    await openApp(server, `/flash-updates/${id}`, { as: 'admin' });
    const basics = within(await screen.findByRole('region', { name: 'At a glance' }));
    expect(basics.getByText('Kenya').nextElementSibling).toHaveTextContent('No province named');
  });

  test('shows maps with their captions, documents, and is printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const update = (await updates()).results.find(({ map_files }) => map_files.length > 0);
    if (!update) throw new Error('The seed has maps');
    const { user } = await openApp(server, `/flash-updates/${update.id}`, { as: 'admin' });
    const maps = await screen.findByRole('region', { name: 'Maps' });
    const [map] = update.map_files;
    const link = within(maps).getByRole('link', { name: new RegExp(map?.caption ?? '') });
    const path = new URL(map?.file ?? '').pathname;
    expect(link).toHaveAttribute('href', expect.stringContaining(path));
    expect(maps.querySelector('img')).toHaveAttribute('src', expect.stringContaining(path));
    expect(screen.getByRole('link', { name: /Open the document: .*situation-note\.pdf/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  const lists = Object.entries(FlashUpdate.shape).flatMap(([name, type]) => (type instanceof z.ZodArray ? [name] : []));
  test.each(lists)('stands with %s as null', async (name) => {
    const update = await newest();
    server.server.use(
      http.get(`*/api/v2/flash-update/${update.id}/`, () => HttpResponse.json({ ...update, [name]: null })),
    );
    const { heading } = await openApp(server, `/flash-updates/${update.id}`, { as: 'admin' });
    expect(await heading(update.title)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'At a glance' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says when there is none, and what else failed', async () => {
    await openApp(server, '/flash-updates/99999', { as: 'admin' });
    expect(await screen.findByRole('alert')).toHaveTextContent('there is none with the number 99999');
  });

  test('a failure can be tried again', async () => {
    const { id, title } = await newest();
    server.server.use(
      http.get(`*/api/v2/flash-update/${id}/`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user, heading } = await openApp(server, `/flash-updates/${id}`, { as: 'admin' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('could not be loaded');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await heading(title)).toBeVisible();
  });
});

describe('sharing by mail', () => {
  const openShare = async () => {
    const update = await publish({ share_with: null });
    const app = await openApp(server, `/flash-updates/${update.id}`, { as: 'admin' });
    await app.user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share this flash update' });
    return { ...app, update, dialog };
  };
  const refusal = { errors: { non_field_errors: ['Not enough quota.'] } };
  const choose = async (user: Awaited<ReturnType<typeof openShare>>['user'], label: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
    await closePopover(user);
  };

  test.each([
    ['that it was shared', true, 'The flash update was shared.'],
    ['that it was not', false, 'Not enough quota.'],
  ])('says also once the dialog is closed %s', async (_, isShared, message) => {
    const share = server.hold('post', '/api/v2/share-flash-update/', () =>
      isShared ? undefined : HttpResponse.json(refusal, { status: 400 }),
    );
    const { user, dialog } = await openShare();
    await choose(user, 'Donor groups', 'Foundations');
    const submit = within(dialog).getByRole('button', { name: 'Share' });
    await user.click(submit);
    // until it is on its way, leaving asks what becomes of the choice
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    share.release();
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('mails the donors of a group once each, and says so', async () => {
    const before = (await mails()).length;
    const { user, dialog, update } = await openShare();
    expect(within(dialog).getByRole('button', { name: 'Share' })).toBeDisabled();
    expect(within(dialog).getByText('Choose at least one donor or group.')).toBeVisible();
    const donors: Donor[] = (await (await ask('GET /api/v2/donor/?limit=9999')).json()).results;
    const addressed = donors.filter(({ groups, email }) => groups.includes(2) && email);
    await choose(user, 'Donor groups', 'Foundations');
    expect(await screen.findByText(`The mail goes to ${addressed.length} addresses.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('The flash update was shared.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const sent = (await mails()).slice(before);
    expect(sent.map(({ to }) => to)).toEqual(addressed.map(({ email }) => email));
    expect(sent[0]?.subject).toBe(`Flash update: ${update.title}`);
  });

  test('asks before donors get a mail twice, after a lost answer too', async () => {
    server.server.use(
      http.post(
        '*/api/v2/share-flash-update/',
        async ({ request }) => {
          await server.sandbox.fetch(request);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user, dialog } = await openShare();
    const before = (await mails()).length;
    await choose(user, 'Donor groups', 'Foundations');
    const send = () => user.click(within(dialog).getByRole('button', { name: 'Share' }));
    await send();
    expect(await within(dialog).findByText(/The mail may have been sent/)).toBeVisible();
    const sent = (await mails()).length - before;
    await send();
    const question = await screen.findByRole('alertdialog', { name: 'Send it a second time?' });
    expect(
      within(question).getByText(
        new RegExp(`no answer came\\. Addresses that may have got this flash update: ${sent}\\.`),
      ),
    ).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect((await mails()).length - before).toBe(sent);
    await send();
    await user.click(await screen.findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('The flash update was shared.')).toBeVisible();
    expect((await mails()).length - before).toBe(2 * sent);
  });

  test('donors without an address are marked, and are not sent to alone', async () => {
    const donors: Donor[] = (await (await ask('GET /api/v2/donor/?limit=9999')).json()).results;
    const silent = donors.find(({ email }) => !email);
    const { user, dialog } = await openShare();
    await user.click(screen.getByRole('combobox', { name: 'Donors' }));
    const [option] = await screen.findAllByRole('option', { name: new RegExp(donorName(silent as Donor)) });
    expect(option).toHaveTextContent('No e-mail address: gets no mail');
    await user.click(option as HTMLElement);
    await closePopover(user);
    expect(await within(dialog).findByText('None of those chosen has an e-mail address.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Share' })).toBeDisabled();
    await choose(user, 'Donor groups', 'Foundations');
    expect(within(dialog).getByText(/@example\.org, /)).toBeVisible();
  });

  test('a refusal stays in the dialog, with what was chosen', async () => {
    server.server.use(
      http.post('*/api/v2/share-flash-update/', () =>
        HttpResponse.json({ errors: { donor_groups: ['Invalid pk "1".'] } }, { status: 400 }),
      ),
    );
    const { user, dialog } = await openShare();
    await choose(user, 'Donor groups', 'Foundations');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await within(dialog).findByText('Invalid pk "1".')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Donor groups' })).toHaveTextContent('Foundations');
  });

  test('without their addresses nothing is sent: donors that cannot be loaded are requested again', async () => {
    server.server.use(http.get('*/api/v2/donor/', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user, dialog } = await openShare();
    await choose(user, 'Donor groups', 'Foundations');
    expect(await within(dialog).findByText(/^The addresses could not be loaded/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Share' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Donors' }));
    await user.click(await screen.findByRole('button', { name: /Retry|Try again/ }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
    await closePopover(user);
    expect(within(dialog).getByText(/@example\.org, /)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Share' })).toBeEnabled();
  });
});

describe('the extract', () => {
  const open = async () => {
    const { id } = await newest();
    const app = await openApp(server, `/flash-updates/${id}`, { as: 'admin' });
    await app.user.click(await screen.findByRole('button', { name: 'Export as PDF' }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'Export as PDF' }) };
  };
  beforeEach(() => elapseAtOnce(3000));

  test('is polled until it is ready, then shown as a link', async () => {
    const { dialog } = await open();
    const link = await within(dialog).findByRole('link', { name: 'Download the PDF' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\.pdf$/));
    expect(server.calls.filter((call) => call.includes('export-flash-update')).length).toBeGreaterThan(0);
  });

  test('that is never ready ends with a way to ask again', async () => {
    let requests = 0;
    server.server.use(
      http.get('*/api/v2/export-flash-update/*', () => {
        requests += 1;
        return HttpResponse.json(
          requests > 11 ? { status: 'ready', url: 'https://example.org/a.pdf' } : { status: 'pending', url: null },
        );
      }),
    );
    const { user, dialog } = await open();
    expect(await within(dialog).findByText('The PDF is not ready yet.')).toBeVisible();
    expect(requests).toBe(11);
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByRole('link', { name: 'Download the PDF' })).toBeVisible();
  });

  test('that fails says why', async () => {
    server.server.use(http.get('*/api/v2/export-flash-update/*', () => new HttpResponse(null, { status: 500 })));
    const { dialog } = await open();
    expect(await within(dialog).findByText('The PDF could not be made.')).toBeVisible();
  });
});
