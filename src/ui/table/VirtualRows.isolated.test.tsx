import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { textColumn } from './columns';
import { Table } from './Table';

const line = vi.hoisted(() => ({ isDown: true }));
vi.mock('./VirtualRows', () => ({
  get default() {
    if (line.isDown) throw new Error('the rows did not arrive');
    return () => (
      <tbody>
        <tr>
          <td>All of them</td>
        </tr>
      </tbody>
    );
  },
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('when the code for many rows does not arrive the first ones stand, and the others can be asked for', async () => {
  const rows = Array.from({ length: 300 }, (_, id) => ({ id, name: `Operation ${id}` }));
  const columns = [textColumn<{ id: number; name: string }>({ id: 'name', header: 'Name', value: ({ name }) => name })];
  render(<Table caption="Operations" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  expect(await screen.findByText('Failed to fetch data!')).toBeVisible();
  expect(screen.getByText('Operation 199')).toBeVisible();
  line.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('All of them')).toBeVisible();
});
