import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DifferenceDialog } from './DifferenceDialog';
import { DraftStatus } from './DraftStatus';
import { differencesBetween, isSame, valueAt, withValueAt } from './differences';
import { createDraftState } from './draftState';

test.each([
  [undefined, null, true],
  ['', undefined, true],
  [[], null, true],
  [0, null, false],
  [false, undefined, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[{ client_id: 'a', x: null }], [{ client_id: 'a' }], true],
  [[{ client_id: 'a1b2', id: 3, x: 1 }], [{ id: 3, x: 1 }], true],
  [[{ client_id: 'a', x: 1 }], [{ client_id: 'b', x: 1 }], false],
  [{ id: null, name: 'Ada' }, { id: 195, name: 'Ada' }, true],
  [{ file: { id: 4, caption: 'Map' } }, { file: { id: 5, caption: 'Map' } }, false],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j are the same: %s', (a, b, same) => expect(isSame(a, b)).toBe(same));

test('differences name nested fields, plain lists as a whole', () => {
  expect(
    differencesBetween(
      { title: 'a', contact: { name: 'x', email: 'y' }, actions: [1], same: 1 },
      { title: 'b', contact: { name: 'z', email: 'y' }, actions: [1, 2], same: 1, added: true },
    ).map((difference) => difference.path),
  ).toEqual(['title', 'contact.name', 'actions', 'added']);
});

const rain = { client_id: '7', id: 7, spec: 'Rain gauges', trust: 1 };
const radio = { client_id: '8', id: 8, spec: 'Radio' };
const crowd = { client_id: 'f00d', spec: 'Hearsay' };

// the same two lists are told apart row by row, and put together again from either
test.each<[what: string, before: unknown, after: unknown, paths: string[], fields: string[]]>([
  ['a changed row', [radio, rain], [radio, { ...rain, spec: 'Gauges' }], ['list.7.spec'], ['list.1.spec']],
  ['an added row', [rain], [rain, crowd], ['list.f00d'], ['list.1']],
  ['a removed row', [radio, rain], [rain], ['list.8'], ['list.0']],
  ['a first row', null, [crowd], ['list.f00d'], ['list.0']],
  ['another row', [radio], [rain], ['list.8', 'list.7'], ['list.0', 'list.0']],
  ['another order', [radio, rain], [rain, radio], [], []],
])('%s is a difference of its own', (_, before, after, paths, fields) => {
  const found = differencesBetween({ list: before }, { list: after });
  expect(found.map(({ path }) => path)).toEqual(paths);
  expect(found.map(({ field }) => field)).toEqual(fields);
  const rebuilt = found.reduce((values, each) => withValueAt(values, each.path, each.after), { list: before });
  expect(isSame(rebuilt, { list: after })).toBe(true);
  for (const { path, after: value } of found) expect(valueAt({ list: after }, path)).toEqual(value);
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

const choice = (row: HTMLElement, name: string) => within(row).getByRole('radio', { name });

test('a field only one side changed is taken from that side; for what both changed the person must choose', async () => {
  const onResolve = open();
  const people = screen.getByRole('row', { name: /^people/ });
  expect(people).toHaveTextContent('Changed by both');
  expect(screen.getByRole('row', { name: /^overview/ })).toHaveTextContent('Rain & wind');
  expect(screen.getByRole('radio', { name: 'title: Mine' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'overview: On the server' })).toBeChecked();
  expect(choice(people, 'people: Mine')).not.toBeChecked();
  expect(choice(people, 'people: On the server')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).not.toHaveBeenCalled();
  expect(screen.getByText('1 field is still to be chosen')).toBeVisible();
  expect(choice(people, 'people: Mine')).toHaveFocus();
  await userEvent.click(choice(people, 'people: On the server'));
  expect(screen.queryByText(/still to be chosen/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).toHaveBeenCalledWith({ ...base, title: 'Delta floods', people: 30, overview: theirs.overview });
});

test('a choice is read with its value', () => {
  open();
  expect(screen.getByRole('radio', { name: 'people: Mine' })).toHaveAccessibleDescription('20');
  expect(screen.getByRole('radio', { name: 'overview: On the server' })).toHaveAccessibleDescription('Rain & wind');
});

test('two people who work on different rows of a list lose nothing', async () => {
  const onResolve = vi.fn();
  render(
    <DifferenceDialog
      base={{ sources: [rain, radio] }}
      mine={{ sources: [rain, radio, crowd] }}
      theirs={{ sources: [{ ...rain, spec: 'New gauges' }] }}
      labelOf={(path) => path}
      onResolve={onResolve}
      onCancel={() => undefined}
    />,
  );
  expect(screen.queryByText('Changed by both')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).toHaveBeenCalledWith({ sources: [{ ...rain, spec: 'New gauges' }, crowd] });
});

test('without knowing what both began from nothing is chosen for the person', async () => {
  const onResolve = vi.fn();
  render(
    <DifferenceDialog
      mine={mine}
      theirs={theirs}
      labelOf={(path) => path}
      onResolve={onResolve}
      onCancel={() => undefined}
    />,
  );
  for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
  expect(onResolve).not.toHaveBeenCalled();
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

test('the status tells how long ago, and goes on counting', () => {
  render(<DraftStatus state={createDraftState({ kind: 'saved', at: Date.now() - 12_000 })} />);
  expect(screen.getByText('Saved on this device 12 sec. ago')).toBeVisible();
});
