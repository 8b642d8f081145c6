export type DraftState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'failed'; readonly isFull: boolean };

/** The autosave state, outside the form's React state, so that a save does not render the form again. */
export interface DraftStateStore {
  readonly get: () => DraftState;
  readonly set: (next: DraftState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createDraftState(initial: DraftState = { kind: 'none' }): DraftStateStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      if (next.kind === 'saving' && state.kind === 'saving') return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
