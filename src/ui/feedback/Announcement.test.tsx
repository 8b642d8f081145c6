import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterBar } from '../filters/FilterBar';
import { Pager } from '../table/Pager';
import { Announcement } from './Announcement';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// within the test's own container: a widget of another test may have left its live region in the document
const live = (container: Element) => container.querySelector('[aria-live="polite"]')?.textContent;
const wait = () => act(() => vi.advanceTimersByTime(1000));

test('a change is announced once it rests, the first text is not', () => {
  const { rerender, container } = render(<Announcement text="12 results" />);
  wait();
  expect(live(container)).toBe('');
  rerender(<Announcement text="9 results" />);
  rerender(<Announcement text="3 results" />);
  expect(live(container)).toBe('');
  wait();
  expect(live(container)).toBe('3 results');
});

test('the same text is announced again after a wait', () => {
  const { rerender, container } = render(<Announcement text="12 results" />);
  rerender(<Announcement text="12 results" isPending />);
  expect(live(container)).toBe('');
  rerender(<Announcement text="12 results" />);
  wait();
  expect(live(container)).toBe('12 results');
});

test('a filter bar announces what matches', () => {
  const bar = (results: string | undefined) => (
    <FilterBar activeCount={1} onClear={() => undefined} results={results}>
      {null}
    </FilterBar>
  );
  const { rerender, container } = render(bar('4 events'));
  rerender(bar(undefined));
  rerender(bar('1 event'));
  wait();
  expect(live(container)).toBe('1 event');
});

test('a list in pages announces its rows in words, none too', () => {
  const pager = (total: number, page = 1) => (
    <Pager label="Emergencies" page={page} pageSize={10} total={total} onPageChange={() => undefined} />
  );
  const { rerender, container } = render(pager(34));
  rerender(pager(34, 2));
  wait();
  expect(live(container)).toBe('34 results: Emergencies. Rows 11 to 20 are shown.');
  rerender(pager(1));
  wait();
  expect(live(container)).toBe('1 result: Emergencies');
  rerender(pager(0));
  wait();
  expect(live(container)).toBe('0 results: Emergencies');
  expect(screen.queryByRole('navigation')).toBeNull();
});
