import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { englishOnly, LanguageContext } from '../language/LanguageContext';
import { Card } from '../layout/Card';
import { linkColumn, numberColumn, textColumn } from './columns';
import { Pager } from './Pager';
import { PaginatedTable } from './PaginatedTable';
import { Table, type TableProps } from './Table';

interface Operation {
  id: number;
  name: string | null;
  requested: number | null;
}

const operations: Operation[] = [
  { id: 1, name: 'Delta floods', requested: 12_400_000 },
  { id: 2, name: null, requested: 210_000 },
  { id: 3, name: 'Coastal cyclone', requested: null },
  { id: 4, name: 'Épidémie', requested: 0 },
];

const columns = [
  linkColumn<Operation>({
    id: 'name',
    header: 'Operation',
    ordering: 'name',
    value: (row) => row.name,
    href: (row) => `/emergencies/${row.id}`,
  }),
  numberColumn<Operation>({
    id: 'requested',
    header: 'Requested (CHF)',
    ordering: 'amount_requested',
    value: (row) => row.requested,
  }),
  textColumn<Operation>({ id: 'code', header: 'Code', value: (row) => `MDR${row.id}` }),
];

const rowKey = (row: Operation) => row.id;
const show = (props: Partial<TableProps<Operation>> = {}) =>
  render(<Table caption="Active operations" columns={columns} rows={operations} rowKey={rowKey} {...props} />);
const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

describe('the focus of a row that goes', () => {
  const table = (rows: readonly Operation[]) => (
    <main>
      <Card title="Operations">
        <Table caption="Operations" columns={columns} rows={rows} rowKey={({ id }) => id} />
      </Card>
    </main>
  );
  const without = (...ids: number[]) => table(operations.filter(({ id }) => !ids.includes(id)));

  test('moves to the main control of the next row', async () => {
    const { rerender } = render(table(operations));
    act(() => screen.getByRole('link', { name: 'Delta floods' }).focus());
    rerender(without(1, 2));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Coastal cyclone' })).toHaveFocus());
  });

  test('moves to the heading after the last row', async () => {
    const { rerender } = render(table(operations));
    act(() => screen.getByRole('link', { name: 'Épidémie' }).focus());
    rerender(without(4));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Operations' })).toHaveFocus());
  });

  test('waits for the dialog that asked', async () => {
    const dialog = <div role="alertdialog" tabIndex={-1} />;
    const { rerender } = render(
      <>
        {table(operations)}
        {dialog}
      </>,
    );
    act(() => screen.getByRole('link', { name: 'Delta floods' }).focus());
    act(() => screen.getByRole('alertdialog').focus());
    rerender(
      <>
        {without(1, 2)}
        {dialog}
      </>,
    );
    rerender(without(1, 2));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Coastal cyclone' })).toHaveFocus());
  });

  test('is left where the person has gone', async () => {
    const other = <button type="button">{'Elsewhere'}</button>;
    const { rerender } = render(
      <>
        {table(operations)}
        {other}
      </>,
    );
    act(() => screen.getByRole('link', { name: 'Delta floods' }).focus());
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    rerender(
      <>
        {without(1)}
        {other}
      </>,
    );
    await waitFor(() => expect(screen.queryByText('Delta floods')).toBeNull());
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});

describe('order', () => {
  test('in Arabic it sorts as Arabic does and writes numbers as Arabic does', async () => {
    const rows = ['نيبال', 'كينيا', 'فيجي'].map((name, id) => ({ id, name, requested: 1200 }));
    render(
      <LanguageContext value={{ ...englishOnly, language: 'ar', direction: 'rtl' }}>
        <Table caption="العمليات" columns={columns} rows={rows} rowKey={rowKey} />
      </LanguageContext>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Operation' }));
    expect(firstCells()).toEqual(['فيجي', 'كينيا', 'نيبال']);
    expect(screen.getAllByText(new Intl.NumberFormat('ar').format(1200))).toHaveLength(3);
  });

  test('the browser sorts in the language, with nothing last both ways, and back', async () => {
    show();
    const heading = screen.getByRole('columnheader', { name: 'Operation' });
    expect(heading).toHaveAttribute('aria-sort', 'none');
    const press = () => userEvent.click(within(heading).getByRole('button'));
    await press();
    expect(heading).toHaveAttribute('aria-sort', 'ascending');
    expect(firstCells()).toEqual(['Coastal cyclone', 'Delta floods', 'Épidémie', '—Not available']);
    await press();
    expect(heading).toHaveAttribute('aria-sort', 'descending');
    expect(firstCells()).toEqual(['Épidémie', 'Delta floods', 'Coastal cyclone', '—Not available']);
    await press();
    expect(heading).toHaveAttribute('aria-sort', 'none');
    expect(firstCells()).toEqual(['Delta floods', '—Not available', 'Coastal cyclone', 'Épidémie']);
  });

  test('zero is a number and comes before more, nothing comes last', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Requested (CHF)' }));
    expect(firstCells()).toEqual(['Épidémie', '—Not available', 'Delta floods', 'Coastal cyclone']);
  });

  test('the server is asked, by the keyboard too, and rows stay as it sent them', async () => {
    const onChange = vi.fn();
    show({ sort: { ordering: '-name', onChange } });
    expect(screen.getByRole('columnheader', { name: 'Operation' })).toHaveAttribute('aria-sort', 'descending');
    expect(firstCells()[0]).toBe('Delta floods');
    expect(within(screen.getByRole('columnheader', { name: 'Code' })).queryByRole('button')).toBeNull();
    screen.getByRole('button', { name: 'Requested (CHF)' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('amount_requested');
    await userEvent.click(screen.getByRole('button', { name: 'Operation' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});

describe('states', () => {
  test('while loading it holds the places of the rows to come', () => {
    show({ rows: undefined, status: { isLoading: true, expectedRows: 3 } });
    expect(screen.getByRole('group', { name: 'Active operations' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Fetching data...')).toBeInTheDocument();
    expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(3);
  });

  test('while refreshing the old rows stay', () => {
    show({ status: { isRefreshing: true } });
    expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Delta floods')).toBeInTheDocument();
  });

  test.each([
    [{}, 'Data is not available!'],
    [{ isFiltered: true }, 'Data is not available for selected filter!'],
    [{ emptyMessage: 'No operations yet' }, 'No operations yet'],
  ])('empty with %o says so', (status, text) => {
    show({ rows: [], status });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('a failure is told and can be tried again', async () => {
    const onRetry = vi.fn();
    show({ rows: undefined, status: { error: true, onRetry } });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch data!');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

test('rows whose refresh failed stay, with a note and a retry', async () => {
  const onRetry = vi.fn();
  show({ status: { hasUpdateFailed: true, onRetry } });
  expect(screen.getByText('Delta floods')).toBeVisible();
  expect(screen.getByText('Could not be updated.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a row opens under itself and says of which it is', async () => {
  show({ details: { label: (row) => row.name ?? '', content: (row) => (row.requested ? `Appeal ${row.id}` : null) } });
  const button = screen.getByRole('button', { name: 'Show details of Delta floods' });
  // the header of the row is its name, without what the button says
  expect(screen.getByRole('rowheader', { name: 'Delta floods' })).toContainElement(button);
  expect(screen.queryByRole('button', { name: /Coastal/ })).toBeNull();
  await userEvent.click(button);
  expect(screen.getByText('Appeal 1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hide details of Delta floods' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Hide details of Delta floods' }));
  expect(screen.queryByText('Appeal 1')).toBeNull();
});

test('actions stand in a column of their own', () => {
  show({ rowActions: (row) => <button type="button">{`Edit ${row.id}`}</button> });
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(4);
});

/** jsdom has no layout, so no row would be in the viewport. */
function layOut() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(430);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(43);
}

test('of many rows only a part is in the document, each telling its place, in one table', async () => {
  layOut();
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: index + 1,
    name: `Operation ${index + 1}`,
    requested: index,
  }));
  show({ rows });
  const table = screen.getByRole('table', { name: 'Active operations' });
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
});

test.each([
  [250, 251, null],
  [2500, 2002, 'The first 2,000 of 2,500 rows are printed.'],
  // renders two thousand rows, the limit under test
])('of %d rows %d are printed, and what is left out is said', { timeout: 20_000 }, async (count, printed, said) => {
  layOut();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Operation ${index}`,
    requested: 1,
  }));
  show({ rows });
  const table = screen.getByRole('table', { name: 'Active operations' });
  await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(table.querySelectorAll('tr')).toHaveLength(printed);
  if (said) expect(screen.getByText(said)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(table.querySelectorAll('tr').length).toBeLessThan(60);
});

describe('a page beyond the end', () => {
  const show = (page: number, status = {}) => {
    const setPage = vi.fn();
    const sort = { ordering: null, onChange: vi.fn() };
    render(
      <PaginatedTable
        caption="Operations"
        columns={columns}
        rows={[]}
        rowKey={rowKey}
        total={20}
        status={status}
        table={{ page, pageSize: 10, setPage, setPageSize: vi.fn(), sort }}
      />,
    );
    return setPage;
  };

  test('is replaced by the last page, and is never called empty', () => {
    const setPage = show(9);
    expect(setPage.mock.calls).toEqual([[2]]);
    expect(screen.queryByText('Data is not available!')).toBeNull();
    expect(screen.getByRole('group', { name: 'Operations' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('navigation')).toHaveTextContent('11–20 of 20');
  });

  test('is not judged by the total of the previous filters', () => {
    expect(show(9, { isRefreshing: true })).not.toHaveBeenCalled();
  });
});

describe('the pager', () => {
  test('tells where one is and stops at the ends', async () => {
    const onPageChange = vi.fn();
    const { rerender } = render(
      <Pager label="operations" page={1} pageSize={3} total={115} onPageChange={onPageChange} />,
    );
    expect(screen.getByRole('navigation', { name: 'Pages of operations' })).toHaveTextContent('1–3 of 115');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onPageChange).toHaveBeenCalledWith(2);
    rerender(<Pager label="operations" page={39} pageSize={3} total={115} onPageChange={onPageChange} />);
    expect(screen.getByRole('navigation')).toHaveTextContent('115–115 of 115');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('is there while the rows are counted, and not for a list without any', () => {
    const { rerender } = render(
      <Pager label="operations" page={1} pageSize={10} total={undefined} onPageChange={vi.fn()} />,
    );
    expect(screen.getByRole('navigation')).not.toHaveTextContent('0');
    rerender(<Pager label="operations" page={1} pageSize={10} total={0} onPageChange={vi.fn()} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('a page past the end leads back to the last', async () => {
    const onPageChange = vi.fn();
    render(<Pager label="operations" page={90} pageSize={10} total={25} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPageChange).toHaveBeenCalledWith(3);
  });

  test('the focus stays when the last page takes the pressed button out of use', async () => {
    function Pages() {
      const [page, setPage] = useState(1);
      return <Pager label="operations" page={page} pageSize={10} total={20} onPageChange={setPage} />;
    }
    render(<Pages />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('navigation')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  });

  test('the size can be chosen where it may', async () => {
    const onPageSizeChange = vi.fn();
    render(
      <Pager label="a" page={1} pageSize={7} total={100} onPageChange={vi.fn()} onPageSizeChange={onPageSizeChange} />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20');
    expect(onPageSizeChange).toHaveBeenCalledWith(20);
  });
});
