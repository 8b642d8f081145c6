import { useEffect } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import { isSame } from '#ui/drafts/differences';
import type { FormOf } from './definition';

/** Applies the consequences of an answer to other answers. */
export function useConsequences<V extends object>(
  { consequences }: FormOf<V, never>,
  form: UseFormReturn<V>,
  facts: unknown,
): void {
  useEffect(() => {
    if (!consequences) return;
    return form.subscribe({
      formState: { values: true },
      // a reset has no field name
      callback: ({ name, values }) => {
        if (name === undefined) return;
        for (const [path, value] of Object.entries(consequences(name as never, values, facts))) {
          if (!isSame(get(values, path), value))
            form.setValue(path as never, value as never, { shouldDirty: true, shouldTouch: true });
        }
      },
    });
  }, [form, consequences, facts]);
}
