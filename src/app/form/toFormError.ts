import { ApiError, isApiError } from '#app/request/errors';
import type { FormOf } from './definition';
import { inFormOrder } from './derive';

/** A failed save with the server's errors mapped to the form's fields, in the form's order. */
export function toFormError<V extends object, Stored extends object>(
  definition: FormOf<V, Stored>,
  error: unknown,
  values: V,
  stored: Stored | undefined,
): unknown {
  if (!isApiError(error) || !error.formErrors) return error;
  const { kind, status, method, url, serverMessage, messageKey, serverErrors } = error;
  const named = definition.mapServerErrors?.(error.formErrors, values, stored) ?? error.formErrors;
  const formErrors = Object.fromEntries(
    inFormOrder(definition, Object.keys(named)).flatMap((name) => (named[name] ? [[name, named[name]]] : [])),
  );
  return new ApiError({ kind, status, method, url, serverMessage, messageKey, formErrors, serverErrors });
}
