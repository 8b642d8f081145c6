import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorMessage, isApiError } from '#app/request/errors';
import { requestStrings } from '#app/request/strings';
import { applyServerErrors } from '#ui/form/serverErrors';
import { useStrings } from '#ui/language/useStrings';

/**
 * Shows why a form was not taken: each error of the server on its field, the first one focused, and a sentence for the whole.
 *
 * @returns a function for the failure of a submit; it throws again whatever is no failure of a call
 */
export function useFormFailure<V extends FieldValues, Out extends FieldValues>(form: UseFormReturn<V, unknown, Out>) {
  const t = useStrings(requestStrings);
  return (error: unknown): void => {
    if (!isApiError(error)) throw error;
    const short = { network: t.networkForm, parse: t.parseForm } as const;
    const { non_field_errors: general, ...fields } = error.formErrors ?? {};
    applyServerErrors(form as unknown as UseFormReturn<V>, fields);
    const message =
      error.kind === 'network' || error.kind === 'parse'
        ? short[error.kind]
        : typeof general === 'string'
          ? general
          : errorMessage(error, t);
    form.setError('root.server' as Path<V>, { type: 'server', message });
  };
}
