import { createStore, type Store } from '../state/createStore';

export type DraftState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  /** `unkept`: the names of files that the device cannot keep */
  | { readonly kind: 'saved'; readonly at: number; readonly unkept?: readonly string[] }
  | { readonly kind: 'failed'; readonly isFull: boolean };

/** The autosave state, outside the form's React state, so that a save does not render the form again. */
export type DraftStateStore = Store<DraftState>;

export function createDraftState(initial: DraftState = { kind: 'none' }): DraftStateStore {
  const store = createStore(initial);
  return {
    ...store,
    set: (next) => {
      if (next.kind !== 'saving' || store.get().kind !== 'saving') store.set(next);
    },
  };
}
