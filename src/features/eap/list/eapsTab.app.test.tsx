import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { EapRegistration } from '#contract/eap';
import { eapServer } from '#tests/eapForm';
import { openApp } from '#tests/renderApp';

const { server, ask, register, create, registrations, registration, full } = eapServer();

const openList = async (as: string, search = '') => {
  const app = await openApp(server, `/account/my-forms/eap${search}`, { as });
  await screen.findByRole('table', { name: 'Early action protocols' });
  return app;
};

const find = async (matches: (row: EapRegistration) => boolean) => {
  const row = (await registrations()).find(matches);
  if (!row) throw new Error('no such protocol is seeded');
  return row;
};

const rowOf = async ({ country_details, disaster_type_details }: EapRegistration) =>
  screen.findByRole('row', { name: new RegExp(`${country_details.name}: ${disaster_type_details.name} `) });

/** Opens the menu of the protocol in a list that is filtered to it. */
async function openMenu(as: string, row: EapRegistration) {
  const search = `?national_society=${row.national_society}&disaster_type=${row.disaster_type}&status=${row.status}`;
  const { user } = await openList(as, search);
  const shown = within(await rowOf(row));
  await user.click(shown.getByRole('button', { name: /^More actions/ }));
  return { user, menu: within(await screen.findByRole('menu')) };
}

function fileInput(): HTMLInputElement {
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  return input;
}

const ofNepal = ({ country_details }: EapRegistration) => country_details.iso === 'NP';

test('the list names country, hazard and years, who acts next, and the days that are left', async () => {
  const row = await find((each) => ofNepal(each) && each.status === 30 && each.full_eap_details.length > 0);
  await openList('country.admin', `?disaster_type=${row.disaster_type}&status=30`);
  const shown = await rowOf(row);
  const year = Number(row.created_at.slice(0, 4));
  expect(shown).toHaveTextContent(`${year} – ${year + 5}`);
  expect(shown).toHaveTextContent('The National Society');
  expect(shown).toHaveTextContent(/Answer within \d+ days/);
});

describe('who may take a step', () => {
  test('the federation comments with a checklist of a type that the server takes', async () => {
    const row = await find((each) => ofNepal(each) && each.status === 20);
    const { user, menu } = await openMenu('admin', row);
    await user.click(menu.getByRole('menuitem', { name: /^Give feedback/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Give feedback' }));
    expect(dialog.getByText(/has 90 days to answer/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    expect(confirm).toBeDisabled();
    expect(confirm).toHaveAccessibleDescription('Choose a file first.');
    // the whole step, with the file, is tried in the browser: a file that jsdom sends has no name
    await user.upload(fileInput(), new File(['x'], 'comments.docx'));
    expect(await dialog.findByText(/^Chosen: comments.docx/)).toBeVisible();
    expect(confirm).toBeEnabled();
  });

  test('an empty file is not sent, and what the server says of a file stands in the dialog', async () => {
    server.server.use(
      http.post(
        'http://localhost:3000/api/v2/eap-registration/:id/status/',
        () => HttpResponse.json({ errors: { review_checklist_file: ['The file is damaged.'] } }, { status: 400 }),
        { once: true },
      ),
    );
    const row = await find((each) => ofNepal(each) && each.status === 20);
    const { user, menu } = await openMenu('admin', row);
    await user.click(menu.getByRole('menuitem', { name: /^Give feedback/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Give feedback' }));
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await user.upload(fileInput(), new File([], 'comments.docx'));
    expect(await dialog.findByText('comments.docx is empty.')).toBeVisible();
    expect(confirm).toBeDisabled();
    await user.upload(fileInput(), new File(['x'], 'comments.docx'));
    await user.click(confirm);
    expect(await dialog.findByText('The file is damaged.')).toBeVisible();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  });

  test('a validated budget that the server refuses is said to be refused for its own reason', async () => {
    server.server.use(
      http.post(
        'http://localhost:3000/api/v2/eap-registration/:id/upload-validated-budget-file/',
        () => HttpResponse.json({ errors: { validated_budget_file: ['The file is damaged.'] } }, { status: 400 }),
        { once: true },
      ),
    );
    const row = await find(({ status, validated_budget_file }) => status === 40 && validated_budget_file === null);
    const { user, menu } = await openMenu('admin', row);
    await user.click(menu.getByRole('menuitem', { name: /^Attach the validated budget/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Attach the validated budget' }));
    await user.upload(fileInput(), new File(['x'], 'budget.xlsx'));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('The file is damaged.')).toBeVisible();
  });

  test('a step that somebody else has taken is not taken again: the dialog says where the protocol is, then the list does', async () => {
    const row = await find(({ status, country_details }) => status === 50 && country_details.iso !== 'NP');
    const { user } = await openList('admin', `?national_society=${row.national_society}`);
    await user.click(within(await rowOf(row)).getByRole('button', { name: /^More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^Mark the agreement as signed/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await ask(`POST /api/v2/eap-registration/${row.id}/status/`, { status: 60 }, 'super');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(/^Somebody else has changed the status meanwhile\. It is now: /)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const signed = (await registration(row.id)).status_display;
    await waitFor(async () => expect(await rowOf(row)).toHaveTextContent(signed));
  });

  test('a version that was saved while the question was open is not submitted before it was looked at', async () => {
    // a hazard of which no other protocol is
    const { id: eap_registration } = await register({ disaster_type: 15 });
    const { id, modified_at } = await create('simplified', {}, eap_registration);
    const row = await registration(eap_registration);
    const { user, menu } = await openMenu('country.admin', row);
    await user.click(menu.getByRole('menuitem', { name: /^Submit for review/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await ask(`PATCH /api/v2/simplified-eap/${id}/`, { eap_registration, modified_at, trigger_statement: 'Rain' });
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(/^The protocol was changed while this question was open/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(server.calls).not.toContain(`POST /api/v2/eap-registration/${eap_registration}/status/`);
  });

  test('a protocol that was shared meanwhile is approved all the same', async () => {
    const row = await find(({ status, validated_budget_file }) => status === 40 && validated_budget_file !== null);
    const { user, menu } = await openMenu('admin', row);
    await user.click(menu.getByRole('menuitem', { name: /^Approve/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await ask(`POST /api/v2/eap-registration/${row.id}/share/`, { users: [1] });
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/^The protocol is now: /)).toBeVisible();
    expect((await registration(row.id)).status).toBe(50);
  });

  test('others see the steps of the federation with the reason why they may not', async () => {
    const row = await find(({ status, country_details }) => status === 20 && country_details.iso === 'PE');
    const { menu } = await openMenu('country.admin', row);
    const item = menu.getByRole('menuitem', { name: /^Give feedback/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Only administrators of the federation may.');
  });

  test('an approval waits for the validated budget', async () => {
    const row = await find(({ status, validated_budget_file }) => status === 40 && validated_budget_file === null);
    const { menu } = await openMenu('admin', row);
    expect(menu.getByRole('menuitem', { name: /^Approve/ })).toHaveTextContent('Attach the validated budget first.');
  });

  test('staff may not register', async () => {
    await openList('staff');
    expect(screen.queryByRole('link', { name: 'Register a protocol' })).not.toBeInTheDocument();
  });
});

test('a revision that ends after the list was left is told, and opens nothing', async () => {
  const row = await find((each) => ofNepal(each) && each.status === 30 && each.full_eap_details.length > 0);
  const revision = server.hold('post', '/api/v2/full-eap/:id/revise/', () => HttpResponse.json({ id: 1 }));
  const { user, place } = await openList('country.admin', `?disaster_type=${row.disaster_type}&status=30`);
  await user.click(within(await rowOf(row)).getByRole('button', { name: /^Show details/ }));
  const stages = within(await screen.findByRole('list', { name: /^Stages of/ }));
  await user.click(stages.getByRole('button', { name: 'Revise' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revise' }));
  await user.click(screen.getByRole('link', { name: 'Notifications' }));
  await waitFor(() => expect(place()).toBe('/account/notifications'));
  revision.release();
  expect(await screen.findByText(/^Version \d/)).toBeVisible();
  // the code of the form is fetched before its address changes
  const leaves = waitFor(() => expect(place()).not.toBe('/account/notifications'), { timeout: 3_000 });
  await expect(leaves).rejects.toThrow();
});

test('a commented version is revised, and its next version opens', async () => {
  const row = await find((each) => ofNepal(each) && each.status === 30 && each.full_eap_details.length > 0);
  const search = `?disaster_type=${row.disaster_type}&status=30`;
  const { user } = await openList('country.admin', search);
  const shown = within(await rowOf(row));
  await user.click(shown.getByRole('button', { name: /^Show details/ }));
  const stages = within(await screen.findByRole('list', { name: /^Stages of/ }));
  await user.click(stages.getByRole('button', { name: 'Revise' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revise' }));
  await screen.findByRole('heading', { level: 1, name: 'Full early action protocol' });
  const [latest] = (await registration(row.id)).full_eap_details;
  expect(latest).toMatchObject({ version: 2, is_locked: false });
  expect((await full(latest?.id ?? 0)).early_actions[0]?.previous_id).not.toBeNull();
});

test('a version that somebody else has revised is not revised twice, and the list shows the next one', async () => {
  const isOpen = ({ is_locked }: { readonly is_locked: boolean }) => !is_locked;
  const row = await find(({ status, simplified_eap_details: [latest] }) => status === 30 && !!latest && isOpen(latest));
  // the list as it was before the other person revised the version
  const before = { ...row, simplified_eap_details: row.simplified_eap_details.filter((version) => !isOpen(version)) };
  const page = { count: 1, next: null, previous: null, results: [before] };
  const address = 'http://localhost:3000/api/v2/eap-registration/';
  server.server.use(http.get(address, () => HttpResponse.json(page), { once: true }));
  const { user } = await openList(
    'admin',
    `?national_society=${row.national_society}&disaster_type=${row.disaster_type}`,
  );
  await user.click(within(await rowOf(row)).getByRole('button', { name: /^Show details/ }));
  const stages = within(await screen.findByRole('list', { name: /^Stages of/ }));
  await user.click(stages.getByRole('button', { name: 'Revise' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revise' }));
  expect(await screen.findByText(/^Somebody else has made version \d meanwhile\.$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revise' })).not.toBeInTheDocument());
});

test('an undecided registration leads to both forms', async () => {
  const row = await find((each) => ofNepal(each) && each.eap_type === null);
  const { user } = await openList('country.admin', `?disaster_type=${row.disaster_type}&status=10`);
  const shown = within(await rowOf(row));
  await user.click(shown.getByRole('button', { name: /^Show details/ }));
  expect(await screen.findByRole('link', { name: 'Start a simplified protocol' })).toHaveAttribute(
    'href',
    `/eap/${row.id}/simplified`,
  );
  expect(screen.getByRole('link', { name: 'Start a full protocol' })).toBeVisible();
});
