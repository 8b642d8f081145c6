import { useCallback, useOptimistic, useTransition } from 'react';

/**
 * Shows a choice at once, and renders in a transition what follows from it: the rows of a list, other fields of a form, a map.
 *
 * @returns the value to show; the function that changes it, which calls `onChange` at once and is stable while `onChange` is; and whether
 *   what follows from the choice is still being rendered
 */
export function useChoice<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, show] = useOptimistic(value);
  const [isUpdating, startTransition] = useTransition();
  const choose = useCallback(
    (next: Value) =>
      startTransition(() => {
        show(next);
        onChange(next);
      }),
    [show, onChange],
  );
  return [shown, choose, isUpdating] as const;
}
