import { useEffect } from 'react';
import { get, type Path, type UseFormReturn } from 'react-hook-form';
import { flattenErrors } from '#ui/form/flattenErrors';

/**
 * Validates fields with an error again when another field changes: a change of one field may resolve an error across fields that is shown
 * at another. Server errors stay until their own field changes.
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
