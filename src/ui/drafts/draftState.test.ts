import { expect, test, vi } from 'vitest';
import { createDraftState } from './draftState';

test('without a start nothing has been stored', () => expect(createDraftState().get()).toEqual({ kind: 'none' }));

test('listeners hear of every change, but once that a save is under way', () => {
  const state = createDraftState({ kind: 'saved', at: 1 });
  const listener = vi.fn(() => state.get().kind);
  const leave = state.subscribe(listener);
  state.set({ kind: 'saving' });
  state.set({ kind: 'saving' });
  state.set({ kind: 'saved', at: 2 });
  state.set({ kind: 'saved', at: 3 });
  expect(listener.mock.results.map(({ value }) => value)).toEqual(['saving', 'saved', 'saved']);
  expect(state.get()).toEqual({ kind: 'saved', at: 3 });
  leave();
  state.set({ kind: 'none' });
  expect(listener).toHaveBeenCalledTimes(3);
  expect(state.get()).toEqual({ kind: 'none' });
});

test('a listener that leaves as it hears keeps no other from hearing', () => {
  const state = createDraftState();
  const second = vi.fn();
  const leave = state.subscribe(() => {
    leave();
    state.subscribe(second);
  });
  state.set({ kind: 'saving' });
  expect(second).not.toHaveBeenCalled();
  state.set({ kind: 'none' });
  expect(second).toHaveBeenCalledOnce();
});
