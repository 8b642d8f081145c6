import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { savedFiles } from '#tests/savedFiles';
import { draftsOf, storeDraft } from '#ui/drafts/draftStore';
import type { AnyFormDefinition } from './definition';
import { KeptDraft } from './LongFormDialogs';

const useOptions = () => ({
  options: [
    { key: 1, label: 'Health' },
    { key: 2, label: 'Shelter' },
  ],
});
const readPlace = ({ place }: { readonly place: { readonly id: number } }) => place.id.toFixed();
const definition = {
  key: 'sample',
  draftVersion: 2,
  steps: ['all'],
  fields: {
    title: { step: 'all', kind: 'text', label: () => 'Title' },
    sector: { step: 'all', kind: 'select', label: () => 'Sector', options: { input: () => undefined, useOptions } },
    types: { step: 'all', kind: 'checklist', label: () => 'Types', options: { input: () => undefined, useOptions } },
    status: { step: 'all', kind: 'radio', label: () => 'Status', choices: () => [{ key: 8, label: 'Early warning' }] },
    place: { step: 'all', kind: 'select', label: () => 'Place', options: { input: readPlace, useOptions } },
    people: { step: 'all', kind: 'count', label: () => 'People' },
  },
} as unknown as AnyFormDefinition;
const own = { userId: '1', documentKey: 'sample/12' };

const open = async (version: number, values: object = {}) => {
  await storeDraft({
    ...own,
    writerId: 'a',
    tabId: 'b',
    version,
    savedAt: Date.now(),
    values: { title: 'Typed', ...values },
  });
  const current = { title: 'Stored' };
  render(
    <QueryClientProvider client={queryClient}>
      <KeptDraft definition={definition} name="Sample" t={{}} facts={undefined} current={current} {...own} />
    </QueryClientProvider>,
  );
  return screen.findByRole('button', { name: 'Discard draft' });
};

test('a draft of a document that has become read-only is shown beside it', async () => {
  await open(2);
  expect(screen.getByRole('row', { name: 'Title Stored Typed' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save as a file/ })).toBeNull();
});

test('one of an earlier version of the form is told, saved as a file and discarded by its writer alone', async () => {
  const discard = await open(1);
  expect(screen.getByText(/^The form has changed since this was written/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  const files = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a file: Typed' }));
  expect(await files[0]).toBe('Typed\n\nTitle: Typed\n');
  expect(await draftsOf(own)).toHaveLength(1);
  await userEvent.click(discard);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(await draftsOf(own)).toEqual([]);
});

test('its text has the labels of choices where the form knows them', async () => {
  await open(1, { sector: 2, types: [1, 2, 9], status: 8, place: 7, people: 1500, rows: [{ former: 3 }] });
  const files = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a file: Typed' }));
  expect(await files[0]).toBe(
    [
      'Typed\n\nTitle: Typed',
      'Sector: Shelter',
      'Types: Health, Shelter, 9',
      'Status: Early warning',
      'Place: 7',
      'People: 1500',
      'rows:\n  1:\n    former: 3\n',
    ].join('\n'),
  );
});
