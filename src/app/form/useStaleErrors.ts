import { useEffect } from 'react';
import { get, type Path, type UseFormReturn } from 'react-hook-form';
import { flattenErrors } from '#ui/form/flattenErrors';

/**
 * Checks answers with an error again when another answer changes: a rule between answers shows its error on one of them, and the other
 * may put it right. What the server said of an answer stands until that answer changes.
 */
export function useStaleErrors<V extends object>(form: UseFormReturn<V>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        // a validation of the whole form has no field name
        callback: ({ name, errors = {} }) => {
          if (name === undefined) return;
          const others = flattenErrors(errors).filter(
            ({ path }) => path !== name && (get(errors, path) as { type?: string }).type === 'rule',
          );
          if (others.length > 0) void form.trigger(others.map(({ path }) => path.replace(/\.root$/, '') as Path<V>));
        },
      }),
    [form],
  );
}
