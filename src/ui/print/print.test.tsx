import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrintDocument } from './PrintDocument';
import { PrintPairs } from './PrintPairs';
import { PrintSection } from './PrintSection';

test('a document has its title, its parts, and its running head and foot', () => {
  render(
    <PrintDocument title="DREF operation" header="Nepal" footer="MDRNP010" printedOn={new Date(2026, 9, 2)}>
      <PrintSection heading="Event" isOnNewPage>
        <PrintPairs
          items={[
            { id: 'hazard', label: 'Hazard', value: 'Flood' },
            { id: 'glide', label: 'GLIDE', value: '' },
          ]}
        />
      </PrintSection>
    </PrintDocument>,
  );
  const page = screen.getByRole('article', { name: 'DREF operation' });
  expect(within(page).getByRole('heading', { level: 1 })).toHaveTextContent('DREF operation');
  expect(within(page).getByText('Printed on 2 Oct 2026')).toBeInTheDocument();
  expect(page.querySelector('thead')).toHaveTextContent('Nepal');
  expect(page.querySelector('tfoot')).toHaveTextContent('MDRNP010');
  const part = screen.getByRole('region', { name: 'Event' });
  expect(
    within(part)
      .getAllByRole('definition')
      .map((value) => value.textContent),
  ).toEqual(['Flood', '—Not available']);
});

test.each<[columns: 1 | 2 | 3, wide: readonly number[], filling: readonly string[]]>([
  [2, [], ['5']],
  [2, [5], []],
  [2, [2], ['5', '1']],
  [3, [], ['5']],
  [3, [2], ['1']],
  [1, [], []],
])('with %i columns and wide pairs %o the rows that are not full are filled by %o', (columns, wide, filling) => {
  const items = [1, 2, 3, 4, 5].map((id) => ({
    id: String(id),
    label: `Label ${id}`,
    value: id,
    isWide: wide.includes(id),
  }));
  const { container } = render(<PrintPairs items={items} columns={columns} />);
  const filled = [...container.querySelectorAll('[data-fills] > dd')].map(({ textContent }) => textContent);
  expect(new Set(filled)).toEqual(new Set(filling));
});
