import { expect, test } from 'vitest';
import { randomId, withClientId } from './clientId';
import { countErrorsByStep, flattenErrors } from './flattenErrors';

const error = (message: string) => ({ type: 'custom', message });

test('errors are found at any depth, also of a field named type', () => {
  const errors = {
    title: error('Title'),
    type: error('Type'),
    actions: [undefined, { summary: error('Summary') }],
    root: { server: error('Locked') },
  };
  // A list with holes, as react-hook-form keeps it.
  expect(flattenErrors(errors as never)).toEqual([
    { path: 'title', message: 'Title' },
    { path: 'type', message: 'Type' },
    { path: 'actions.1.summary', message: 'Summary' },
    { path: 'root.server', message: 'Locked' },
  ]);
});

test('errors are counted in the step of their field', () => {
  const errors = { title: error('a'), titles: error('b'), actions: [{ summary: error('c'), when: error('d') }] };
  expect(
    countErrorsByStep(errors as never, { context: ['title'], actions: ['actions'], submission: ['contacts'] }),
  ).toEqual({ context: 1, actions: 2, submission: 0 });
});

test.each([
  [{ client_id: 'x', id: 3 }, 'x'],
  [{ id: 3 }, '3'],
  [{ id: 0 }, '0'],
])('the client_id of %j is %s', (row, id) => expect(withClientId(row).client_id).toBe(id));

test('a row without any id gets a random one', () => {
  const [a, b] = [withClientId({}), withClientId({ id: null, client_id: '' })];
  expect(a.client_id).toMatch(/^[0-9a-f]{24}$/);
  expect(a.client_id).not.toBe(b.client_id);
  expect(randomId()).not.toBe(randomId());
});
