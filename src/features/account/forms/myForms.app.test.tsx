import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { draftVersions } from '#app/form/draftVersions';
import { openApp, sandboxServer } from '#tests/renderApp';
import { savedFiles } from '#tests/savedFiles';
import type { Draft } from '#ui/drafts/draft';
import { draftsOfPerson, removeDrafts, storeDraft } from '#ui/drafts/draftStore';
import { storePendingFile } from '#ui/drafts/fileStore';

const server = sandboxServer();
afterEach(() => vi.unstubAllGlobals());

const draft = (own: Partial<Draft>): Draft => ({
  userId: '1',
  documentKey: 'field-report/new',
  writerId: 'first',
  tabId: 'tab',
  version: draftVersions['field-report'],
  savedAt: Date.now() - 60_000,
  values: { summary: 'Flood in the north' },
  ...own,
});

test('shows the drafts of the person on this device, to go on with or to discard, above the reports filed', async () => {
  const drafts = [
    draft({}),
    draft({
      documentKey: 'flash-update/7',
      version: 1,
      writerId: 'second',
      values: { title: 'Storm' },
      savedAt: Date.now(),
    }),
    draft({ userId: '999', writerId: 'of somebody else' }),
    draft({ documentKey: 'former-form/new', writerId: 'third' }),
    draft({ writerId: 'fourth', values: { summary: 'Flood in the south' }, savedAt: Date.now() - 120_000 }),
    draft({
      documentKey: 'local-unit-107/new',
      version: 1,
      writerId: 'fifth',
      values: { local_branch_name: 'Kisumu' },
      savedAt: Date.now() - 180_000,
    }),
    draft({
      documentKey: 'eru-readiness-1/new',
      version: 1,
      writerId: 'sixth',
      values: {},
      savedAt: Date.now() - 240_000,
    }),
  ];
  for (const each of drafts) await storeDraft(each);
  const { user, place } = await openApp(server, '/account/my-forms', { as: 'staff' });
  await waitFor(() => expect(place()).toBe('/account/my-forms/field-report'));
  const list = await screen.findByRole('list', { name: 'Drafts on this device' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Flash update 7'),
    expect.stringContaining('Flood in the north'),
    expect.stringContaining('Flood in the south'),
    expect.stringContaining('Local unit, newKisumu'),
    expect.stringContaining('ERU readiness'),
  ]);
  expect(await within(list).findByRole('link', { name: /^Go on: ERU readiness: .*Red C/ })).toHaveAttribute(
    'href',
    '/eru-readiness?owner=1&draft=sixth',
  );
  const goOn = (name: string) => within(list).getByRole('link', { name: `Go on: ${name}` });
  expect(goOn('Field report, new: Flood in the north')).toHaveAttribute('href', '/field-reports/new?draft=first');
  expect(goOn('Field report, new: Flood in the south')).toHaveAttribute('href', '/field-reports/new?draft=fourth');
  expect(goOn('Local unit, new: Kisumu')).toHaveAttribute('href', '/countries/107/local-units/new?draft=fifth');

  await user.click(within(list).getByRole('button', { name: 'Discard: Flash update 7: Storm' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
  expect((await draftsOfPerson('1')).map(({ writerId }) => writerId).sort()).toEqual([
    'fifth',
    'first',
    'fourth',
    'sixth',
    'third',
  ]);
  expect(await screen.findByRole('table', { name: 'Field reports' })).toBeVisible();
  expect(document.title).toContain('My forms');
  await removeDrafts(drafts);
});

test('a draft of an earlier version of its form says so, and is saved as a file with its files, or discarded', async () => {
  const files = savedFiles();
  const old = draft({ version: 1, writerId: 'old' });
  await storeDraft(old);
  await storePendingFile({
    ...old,
    id: 'f',
    path: 'picture',
    field: 'picture',
    file: new File(['abc'], 'flood.png'),
    failure: '',
    isLeftOut: false,
    chosenAt: 1,
  });
  const { user } = await openApp(server, '/account/my-forms/field-report', { as: 'staff' });
  const list = await screen.findByRole('list', { name: 'Drafts on this device' });
  expect(within(list).getByText(/^The form has changed since this was written/)).toBeVisible();
  expect(within(list).queryByRole('link')).not.toBeInTheDocument();
  await user.click(within(list).getByRole('button', { name: /^Save as a file: Field report, new: Flood/ }));
  await waitFor(() => expect(files).toHaveLength(2));
  expect(await Promise.all(files)).toEqual([
    'Field report, new: Flood in the north\n\nsummary: Flood in the north\n',
    'abc',
  ]);
  expect(await draftsOfPerson('1')).toHaveLength(1);
  await removeDrafts([old]);
});

test('a draft whose form is open in another tab is neither taken up nor discarded here', async () => {
  const held = [{ name: 'go-draft-tab-other tab' }];
  vi.stubGlobal('navigator', {
    ...window.navigator,
    locks: { request: () => new Promise(() => undefined), query: async () => ({ held }) },
  });
  const open = draft({ tabId: 'other tab' });
  await storeDraft(open);
  await openApp(server, '/account/my-forms/field-report', { as: 'staff' });
  const list = await screen.findByRole('list', { name: 'Drafts on this device' });
  expect(within(list).getByText('Open in another tab of this browser')).toBeVisible();
  expect(within(list).queryByRole('link')).not.toBeInTheDocument();
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  await removeDrafts([open]);
});

test('asks for the reports of the person alone, and says where there are none', async () => {
  const requests: string[] = [];
  server.server.use(
    http.get('*/api/v2/field-report/', ({ request }) => {
      requests.push(new URL(request.url).search);
      return HttpResponse.json({ count: 0, next: null, previous: null, results: [] });
    }),
  );
  await openApp(server, '/account/my-forms/field-report?ordering=summary', { as: 'staff' });
  expect(await screen.findByText('You have not filed a field report yet.')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatch(/[?&]user=1&/);
  expect(requests[0]).toContain('ordering=summary');
  expect(screen.queryByRole('list', { name: 'Drafts on this device' })).not.toBeInTheDocument();
});

test('guests have no forms', async () => {
  await openApp(server, '/account/my-forms', { as: 'guest' });
  expect(await screen.findByText(/don't have the correct permissions/)).toBeVisible();
  expect(server.calls.some((each) => each.includes('/api/v2/field-report/'))).toBe(false);
});
