import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { textColumn } from './columns';
import { forgetOpenRows } from './openRows';
import { Table } from './Table';

interface Operation {
  readonly id: number;
  readonly name: string;
}

afterEach(() => {
  history.replaceState(null, '');
  forgetOpenRows();
});

const show = () =>
  render(
    <Table<Operation>
      caption="Active operations"
      columns={[textColumn({ id: 'name', header: 'Name', value: ({ name }) => name })]}
      rows={[{ id: 1, name: 'Delta floods' }]}
      rowKey={({ id }) => id}
      details={{ label: ({ name }) => name, content: () => 'Appeals' }}
    />,
  );

test('going back to an entry of the history opens the rows that were open', async () => {
  history.replaceState({ idx: 3 }, '');
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Show details of Delta floods' }));
  unmount();
  history.replaceState({ idx: 4 }, '');
  show().unmount();
  history.replaceState({ idx: 3 }, '');
  show();
  expect(screen.getByRole('button', { name: 'Hide details of Delta floods' })).toBeInTheDocument();
});
