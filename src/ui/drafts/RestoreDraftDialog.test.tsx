import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { savedFiles } from '#tests/savedFiles';
import type { Draft } from './draft';
import { RestoreDraftDialog } from './RestoreDraftDialog';

const offered: Draft = {
  userId: '7',
  documentKey: 'field-report/12',
  writerId: 'form',
  tabId: 'tab',
  version: 1,
  savedAt: Date.now() - 3_600_000,
  values: { title: 'Delta floods', people: 20, place: 'North' },
};
const current = { title: 'Floods', people: 30, place: 'South' };

interface Parts {
  readonly draft?: Draft | null;
  readonly base?: object;
  readonly files?: readonly string[];
  readonly isOutdated?: boolean;
}

function open(parts: Parts = {}) {
  const draft = { offered, restore: vi.fn(), discard: vi.fn(), postpone: vi.fn() };
  const renderValue = (path: string, value: unknown) => (path === 'place' ? `the ${value}` : undefined);
  render(
    <RestoreDraftDialog
      draft={{
        ...draft,
        offered: parts.draft === undefined ? offered : parts.draft,
        isOutdated: parts.isOutdated ?? false,
        offeredFiles: parts.files,
      }}
      name="Report"
      current={current}
      base={parts.base}
      labelOf={(path) => `label of ${path}`}
      renderValue={renderValue}
    />,
  );
  return draft;
}
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

test('without an offered draft there is no dialog', () => {
  open({ draft: null });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the changes stand side by side, in the words of the form', () => {
  open();
  expect(screen.getByText('3 fields differ')).toBeVisible();
  expect(screen.queryByText(/Someone else changed/)).toBeNull();
  expect(rows()).toEqual([
    'FieldNowIn the draft',
    'label of titleFloodsDelta floods',
    'label of people3020',
    'label of placethe Souththe North',
  ]);
});

test('what the draft left as it was has been changed by someone else', () => {
  open({ base: { title: 'Delta', people: 20, place: 'North' } });
  expect(screen.getByText('1 field differs')).toBeVisible();
  expect(screen.getByText(/^Someone else changed 2 fields since\./)).toBeVisible();
  expect(rows()).toHaveLength(2);
});

test('files that have not arrived are named; without other changes there is no table', () => {
  open({ draft: { ...offered, values: current }, files: ['map.png', 'page.pdf'] });
  expect(screen.getByText('Files that have not reached the server: map.png, page.pdf.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  ['Restore draft', 'restore'],
  ['Discard draft', 'discard'],
  ['Decide later', 'postpone'],
] as const)('%s', async (name, action) => {
  const draft = open();
  await userEvent.click(screen.getByRole('button', { name }));
  for (const each of ['restore', 'discard', 'postpone'] as const)
    expect(draft[each], each).toHaveBeenCalledTimes(each === action ? 1 : 0);
});

test('closing the dialog decides later', async () => {
  const draft = open();
  await userEvent.keyboard('{Escape}');
  expect(draft.postpone).toHaveBeenCalledOnce();
});

test('a draft of another version of the form cannot be restored: it is saved as a file, and stays until it is discarded', async () => {
  const draft = open({ isOutdated: true, files: ['map.png'] });
  expect(screen.getByRole('alertdialog', { name: 'Your draft is of an earlier version of this form' })).toBeVisible();
  expect(screen.getByText('Files that have not reached the server: map.png.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull();
  const files = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a file: Report' }));
  expect(await files[0]).toBe(
    'Report\n\nlabel of title: Delta floods\nlabel of people: 20\nlabel of place: the North\n',
  );
  expect(draft.discard).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(draft.discard).toHaveBeenCalledOnce();
});
