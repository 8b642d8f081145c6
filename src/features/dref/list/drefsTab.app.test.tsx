import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { closePopover } from '#tests/closePopover';
import { drefServer } from '#tests/drefForm';
import { loadedRows } from '#tests/loadedRows';
import { openApp } from '#tests/renderApp';

const { server, ask, store } = drefServer();

const openList = async (as = 'dref.coordinator', search = '') => {
  const app = await openApp(server, `/account/my-forms/dref${search}`, { as });
  await loadedRows();
  return app;
};
const row = (name: RegExp) => screen.findByRole('row', { name });
const openMenu = async (user: Awaited<ReturnType<typeof openApp>>['user'], name: RegExp) => {
  await user.click(within(await row(name)).getByRole('button', { name: /^More actions/ }));
  return within(await screen.findByRole('menu'));
};

describe('the list of DREFs', () => {
  test('a coordinator finalises and approves, and sees why the next stage has to wait', async () => {
    await store({ title: 'Kenya Hailstorm' });
    const { user } = await openList();
    const menu = await openMenu(user, /Kenya Hailstorm/);
    const next = menu.getByRole('menuitem', { name: /Add operational update/ });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveTextContent('The application must be approved first.');
    await user.click(menu.getByRole('menuitem', { name: 'Finalise' }));
    const question = await screen.findByRole('alertdialog', { name: 'Finalise this document?' });
    await user.click(within(question).getByRole('button', { name: 'Finalise' }));
    await waitFor(async () => expect(await row(/Kenya Hailstorm/)).toHaveTextContent('Finalised'));
    await user.click((await openMenu(user, /Kenya Hailstorm/)).getByRole('menuitem', { name: 'Approve' }));
    const second = await screen.findByRole('alertdialog', { name: 'Approve this document?' });
    await user.click(within(second).getByRole('button', { name: 'Approve' }));
    await waitFor(async () => expect(await row(/Kenya Hailstorm/)).toHaveTextContent('Approved'));
    expect(within(await row(/Kenya Hailstorm/)).getByRole('link', { name: /^View/ })).toBeVisible();
  });

  test('of an update nothing is said of a language that it may not have', async () => {
    const { user } = await openList('super', '?appeal_code=MDRPE010');
    await user.click((await openMenu(user, /MDRPE010/)).getByRole('menuitem', { name: 'Finalise' }));
    const question = await screen.findByRole('alertdialog', { name: 'Finalise this document?' });
    expect(question).toHaveTextContent('If it is written in Spanish, it is translated into English');
  });

  test('the import template is offered above the list, for the type that is chosen', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Download import template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Template for writing offline' }));
    const type = await dialog.findByRole('combobox', { name: 'Type of DREF' });
    expect(type).toHaveDisplayValue('Response');
    await user.selectOptions(type, 'Imminent');
    expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  test('its writer is told that others approve, what comes next, and who may do it', async () => {
    await store({ title: 'Kenya Whirlwind' });
    const { user } = await openList('staff');
    const menu = await openMenu(user, /Kenya Whirlwind/);
    expect(menu.getByRole('menuitem', { name: /^Finalise/ })).toHaveTextContent(/Only superusers and DREF/);
    await closePopover(user);
    await user.click(within(await row(/Kenya Whirlwind/)).getByRole('button', { name: /^Show details/ }));
    expect(await screen.findByText(/then finalised by an approver\./)).toBeVisible();
    expect(await screen.findByText(/DREF coordinators of the region Africa/)).toBeVisible();
  });

  test('another list leaves the filters and the focus where they are', async () => {
    const { user } = await openList();
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.click(screen.getByRole('radio', { name: 'Completed' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Completed DREFs/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Completed' })).toHaveFocus();
    await user.type(title, 'Kenya');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Kenya');
  });

  test('a document in translation is read again until it is finalised', async () => {
    const { id } = await store({ title: 'Kenia: granizo' }, 'es');
    await ask(`POST /api/v2/dref/${id}/finalize/`, {}, 'dref.coordinator');
    await openList();
    expect(await row(/Kenia: granizo/)).toHaveTextContent('Finalising');
    // the translation takes some seconds of the clock, and the list is read again every three
    await waitFor(async () => expect(await row(/granizo/)).toHaveTextContent('Finalised'), { timeout: 12_000 });
  });

  test('the latest stage stands for the DREF, with its history below; view and filters are in the address', async () => {
    const { user } = await openList('staff', '?appeal_code=MDRKE101');
    const latest = await row(/MDRKE101/);
    expect(latest).toHaveTextContent('Final report');
    await user.click(within(latest).getByRole('button', { name: /^Show details/ }));
    const documents = within(await screen.findByRole('list', { name: /^Documents of/ }));
    expect(documents.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Operational update #2'),
      expect.stringContaining('Operational update #1'),
      expect.stringContaining('DREF application'),
    ]);
    await user.click(screen.getByRole('radio', { name: 'Completed' }));
    await waitFor(() => expect(window.location.search).toContain('view=completed'));
    expect(window.location.search).toContain('appeal_code=MDRKE101');
    expect(await screen.findByRole('table', { name: 'Completed DREFs' })).toBeVisible();
  });

  test('sharing finds people by a part of their e-mail address, not by their last name, and mails them', async () => {
    await store({ title: 'Kenya Sandstorm' });
    const { user } = await openList('staff');
    await user.click((await openMenu(user, /Kenya Sandstorm/)).getByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this DREF' }));
    await user.click(await dialog.findByRole('combobox', { name: 'People' }));
    const search = await screen.findByRole('combobox', { name: 'Search' });
    await user.type(search, 'Novak');
    await waitFor(() => expect(server.calls.filter((call) => call.includes('users/')).length).toBeGreaterThan(1));
    expect(screen.queryByRole('option', { name: /Novak/ })).not.toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'validator@');
    await user.click(await screen.findByRole('option', { name: /^Tomas Novak/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The list of people was saved.');
    const { mails } = await server.sandbox.json<{ mails: { subject: string }[] }>(
      'GET /sandbox/outbox?to=validator@example.org',
    );
    expect(mails.at(-1)?.subject).toContain('Kenya Sandstorm');
  });

  test('a person who has it already is neither offered nor counted', async () => {
    await store({ title: 'Kenya Sleet' });
    const { user } = await openList('staff');
    await user.click((await openMenu(user, /Kenya Sleet/)).getByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this DREF' }));
    const searchFor = async (text: string) => {
      await user.click(await dialog.findByRole('combobox', { name: 'People' }));
      await user.type(await screen.findByRole('combobox', { name: 'Search' }), text);
    };
    await searchFor('training.validator@');
    await user.click(await screen.findByRole('option', { name: /^Oskar Lund/ }));
    await searchFor('training.validator@');
    expect(await screen.findByText('No option available for the search')).toBeVisible();
    expect(screen.queryByText(/^and \d+ more$/)).not.toBeInTheDocument();
  });
});

test('a guest has no DREFs', async () => {
  await openApp(server, '/account/my-forms/dref', { as: 'guest' });
  expect(await screen.findByText(/don't have the correct permissions/)).toBeVisible();
  expect(server.calls.some((each) => each.includes('active-dref'))).toBe(false);
});
