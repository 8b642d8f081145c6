import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { savedFiles } from '#tests/savedFiles';
import { draftsOf, storeDraft } from '#ui/drafts/draftStore';
import type { AnyFormDefinition } from './definition';
import { KeptDraft } from './LongFormDialogs';

const definition = {
  key: 'sample',
  draftVersion: 2,
  steps: ['all'],
  fields: { title: { step: 'all', kind: 'text', label: () => 'Title' } },
} as unknown as AnyFormDefinition;
const own = { userId: '1', documentKey: 'sample/12' };

const open = async (version: number) => {
  await storeDraft({ ...own, writerId: 'a', tabId: 'b', version, savedAt: Date.now(), values: { title: 'Typed' } });
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
