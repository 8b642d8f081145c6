import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';
import { isSame } from '#ui/drafts/differences';

/**
 * What a function makes of the form's values; renders again only when that changes, or when the component does for another reason
 * (other words, another step), which `useWatch` with `compute` would not notice.
 *
 * @param select - cheap, for it runs with every change of the form; gives plain values that are compared by content
 */
export function useFormSelector<V extends FieldValues, T>(select: (values: V) => T, given?: UseFormReturn<V>): T {
  const around = useFormContext<V>();
  const { getValues, subscribe } = given ?? around;
  const last = useRef<{ readonly value: T } | null>(null);
  const onChange = useCallback(
    (notify: () => void) => subscribe({ formState: { values: true }, callback: notify }),
    [subscribe],
  );
  return useSyncExternalStore(onChange, () => {
    const value = select(getValues());
    if (!last.current || !isSame({ value: last.current.value }, { value })) last.current = { value };
    return last.current.value;
  });
}
