import { startTransition, useCallback, useOptimistic } from 'react';

/**
 * Shows a choice at once, and renders in a transition what follows from it: the rows of a list, other fields of a form, a map.
 *
 * @returns the value to show, and the function that changes it, which calls `onChange` at once and is stable while `onChange` is
 */
export function useChoice<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, show] = useOptimistic(value);
  const choose = useCallback(
    (next: Value) =>
      startTransition(() => {
        show(next);
        onChange(next);
      }),
    [show, onChange],
  );
  return [shown, choose] as const;
}
