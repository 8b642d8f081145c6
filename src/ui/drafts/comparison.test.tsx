// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DifferenceDialog } from './DifferenceDialog';
import { DraftStatus } from './DraftStatus';
import { differencesBetween, isSame, withValueAt } from './differences';
import { timeAgo } from './relativeTime';

test.each([
  [undefined, null, true],
  ['', undefined, true],
  [[], null, true],
  [0, null, false],
  [false, undefined, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[{ client_id: 'a', x: null }], [{ client_id: 'a' }], true],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j are the same: %s', (a, b, same) => expect(isSame(a, b)).toBe(same));

test('differences name nested fields, lists as a whole', () => {
  expect(
    differencesBetween(
      { title: 'a', contact: { name: 'x', email: 'y' }, actions: [1], same: 1 },
      { title: 'b', contact: { name: 'z', email: 'y' }, actions: [1, 2], same: 1, added: true },
    ).map((difference) => difference.path),
  ).toEqual(['title', 'contact.name', 'actions', 'added']);
});

test('a value is set deep inside without touching the original', () => {
  const original = { contact: { name: 'x' }, other: 1 };
  expect(withValueAt(original, 'contact.name', 'z')).toEqual({ contact: { name: 'z' }, other: 1 });
  expect(original.contact.name).toBe('x');
});

const base = { title: 'Floods', people: 10, overview: '<p>Rain</p>', sectors: ['Health'] };
const mine = { ...base, title: 'Delta floods', people: 20 };
const theirs = { ...base, people: 30, overview: '<p>Rain &amp; wind</p>' };

const open = () => {
  const onResolve = vi.fn();
  render(
    <DifferenceDialog
      mine={mine}
      theirs={theirs}
      base={base}
      labelOf={(path) => path}
      onResolve={onResolve}
      onCancel={() => undefined}
    />,
  );
  return onResolve;
};

test('a field only one side changed is taken from that side; what both changed is marked, and nobody’s work is lost', async () => {
  const onResolve = open();
  const people = screen.getByRole('row', { name: /^people/ });
  expect(people).toHaveTextContent('Changed by both');
  expect(screen.getByRole('row', { name: /^overview/ })).toHaveTextContent('Rain & wind');
  expect(screen.getByRole('radio', { name: 'title: Mine' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'overview: On the server' })).toBeChecked();
  await userEvent.click(within(people).getByRole('radio', { name: 'people: On the server' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).toHaveBeenCalledWith({ ...base, title: 'Delta floods', people: 30, overview: theirs.overview });
});

test.each([
  ['Keep all of mine', mine],
  ['Take all from the server', theirs],
])('%s', async (button, result) => {
  const onResolve = open();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).toHaveBeenCalledWith(result);
});

test.each([
  [0, '0 sec. ago'],
  [12_000, '12 sec. ago'],
  [119_000, '1 min. ago'],
  [7_200_000, '2 hr. ago'],
  [3 * 86_400_000, '3 days ago'],
])('%d ms later reads "%s"', (elapsed, words) => expect(timeAgo(0, elapsed, 'en')).toBe(words));

test('the status tells how long ago, and goes on counting', () => {
  render(<DraftStatus state={{ kind: 'saved', at: Date.now() - 12_000 }} />);
  expect(screen.getByText('Saved on this device 12 sec. ago')).toBeVisible();
});
