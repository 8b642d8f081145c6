import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closePopover } from '#tests/closePopover';
import { drefServer } from '#tests/drefForm';
import { openApp } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';
import { elapseAtOnce } from '#tests/timers';

const { server } = drefServer();

beforeEach(() => elapseAtOnce(5000));

const openList = async (appealCode: string) => {
  const { user } = await openApp(server, `/account/my-forms/dref?appeal_code=${appealCode}`, { as: 'staff' });
  return { user, row: await screen.findByRole('row', { name: new RegExp(appealCode) }) };
};
const openMenu = async (appealCode: string) => {
  const { user, row } = await openList(appealCode);
  await user.click(within(row).getByRole('button', { name: /^More actions/ }));
  return { user, menu: within(await screen.findByRole('menu')) };
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Export as PDF' }));

test('the PDF of the latest document is made at once and offered; a failure can be tried again', async () => {
  const failures = [{ endpoint: 'POST /sandbox/printing', times: 1 }];
  await server.sandbox.request('POST /sandbox/failures', { body: { failures } });
  const { user, menu } = await openMenu('MDRKE101');
  await user.click(menu.getByRole('menuitem', { name: 'Export as PDF' }));
  const opened = await dialog();
  expect(await opened.findByRole('alert')).toHaveTextContent('The PDF could not be made.');
  await user.click(opened.getByRole('button', { name: 'Retry' }));
  const link = await opened.findByRole('link', { name: 'Download the PDF' });
  expect(link.getAttribute('href')).toMatch(/old-dref-final-reports-[0-9a-f]+\.pdf$/);
  expect(opened.getByRole('link', { name: 'Open the print page' }).getAttribute('href')).toMatch(
    /\/old-dref-final-reports\/\d+\/export$/,
  );
  expect(server.calls.filter((each) => each.startsWith('POST /api/v2/pdf-export/'))).toHaveLength(2);
});

test('of an imminent application the grant agreement is a choice, made before the start', async () => {
  const { user, menu } = await openMenu('MDRKE103');
  await user.click(menu.getByRole('menuitem', { name: 'Export as PDF' }));
  const opened = await dialog();
  expect(server.calls.some((each) => each.includes('pdf-export'))).toBe(false);
  await user.click(opened.getByRole('checkbox', { name: 'Include the project grant agreement' }));
  expect(opened.getByRole('link', { name: 'Open the print page' }).getAttribute('href')).toMatch(/\?is_pga=true$/);
  await user.click(opened.getByRole('button', { name: 'Export' }));
  expect(await opened.findByRole('link', { name: 'Download the PDF' })).toBeVisible();
});

test('each allocation form is made of what the server holds then', async () => {
  const saved = savedFiles();
  const { user } = await openList('MDRKE102');
  const reads = () => server.calls.filter((each) => /^GET \/api\/v2\/dref\/\d+\/$/.test(each)).length;
  for (const count of [1, 2]) {
    const row = screen.getByRole('row', { name: /MDRKE102/ });
    await user.click(within(row).getByRole('button', { name: /^More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Allocation form' }));
    await waitFor(() => expect(saved).toHaveLength(count));
    expect(reads()).toBe(count);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  }
});

test('earlier documents of a DREF have their own export and allocation form, and are shared as the DREF', async () => {
  const { user, row } = await openList('MDRKE101');
  await user.click(within(row).getByRole('button', { name: /^More actions/ }));
  const ofReport = await screen.findByRole('menuitem', { name: /^Allocation form/ });
  expect(ofReport).toHaveAttribute('aria-disabled', 'true');
  expect(ofReport).toHaveTextContent('A final report asks for no allocation.');
  await closePopover(user);
  await user.click(within(row).getByRole('button', { name: /^Show details/ }));
  const documents = within(await screen.findByRole('list', { name: /^Documents of/ }));
  const more = documents.getByRole('button', { name: /^More actions: .*Operational update #1/ });
  await user.click(more);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Share', 'Export as PDF', 'Allocation form']);
  await user.click(screen.getByRole('menuitem', { name: 'Export as PDF' }));
  const link = await (await dialog()).findByRole('link', { name: 'Download the PDF' });
  expect(link.getAttribute('href')).toMatch(/dref-operational-updates-[0-9a-f]+\.pdf$/);
  await user.keyboard('{Escape}');
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share this DREF' });
  const token = await server.sandbox.logIn('staff');
  const { results } = await server.sandbox.json<{ results: { id: number }[] }>(
    'GET /api/v2/active-dref/?appeal_code=MDRKE101',
    { token },
  );
  expect(server.calls).toContain(`GET /api/v2/dref-share-user/${results[0]?.id}/`);
});
