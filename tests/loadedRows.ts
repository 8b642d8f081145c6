import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The rows of the tables in a part of the document, heads included, once they have replaced those shown while loading. */
export async function loadedRows(part: HTMLElement = document.body): Promise<HTMLElement[]> {
  const rows = () => within(part).getAllByRole('row');
  await waitFor(() => {
    expect(rows().length).toBeGreaterThan(1);
    expect(rows().filter((row) => row.closest('[aria-busy="true"]'))).toEqual([]);
  });
  return rows();
}
