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
