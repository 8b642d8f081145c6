import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { showAlert } from '#app/alerts/alerts';
import { type ApiError, errorMessage, isApiError, type RequestStrings } from '#app/request/errors';
import { requestStrings } from '#app/request/strings';
import type { Strings } from '#domain/language/strings';
import { applyServerErrors } from '#ui/form/serverErrors';
import { useStrings } from '#ui/language/useStrings';
import { formFailureStrings } from './failureStrings';

type FailureStrings = Strings<(typeof formFailureStrings)['templates']>;

/** The reason of a failure, in the short form that forms use. @source reference/product.md, section 8 */
function reasonOf(error: ApiError, t: FailureStrings, ofRequest: RequestStrings): string {
  if (error.kind === 'network') return t.network;
  if (error.kind === 'parse') return t.parse;
  // the server's message is about tokens
  if (error.status === 401) return ofRequest.notPermitted;
  const general = error.formErrors?.non_field_errors;
  return typeof general === 'string' ? general : errorMessage(error, ofRequest);
}

/** What the person can do, for failures whose reason does not say it. Errors of fields are shown beside the fields. */
function adviceFor({ kind, status }: ApiError, t: FailureStrings): readonly string[] {
  if (kind === 'network') return [t.kept, t.retryOnline];
  if (kind === 'parse' || kind === 'redirected') return [t.kept, t.foreignAnswer];
  if (kind === 'timeout') return [t.kept];
  if (status !== null && status >= 500) return [t.kept, t.retryLater];
  if (status === 401) return [t.kept, t.logInAgain];
  return status === 403 || status === 413 ? [t.kept] : [];
}

const asSentence = (text: string) => (/[.!?؟]$/.test(text) ? text : `${text}.`);

/**
 * Shows why a form was not saved: each error of the server on its field, the first one focused, and a message for the whole form
 * with what to do. A lost connection is shown as a notification as well.
 *
 * @returns a function for the failure of a submit; it rethrows what is not a failure of a call
 * @source reference/product.md, section 8
 */
export function useFormFailure<V extends FieldValues, Out extends FieldValues>(form: UseFormReturn<V, unknown, Out>) {
  const t = useStrings(formFailureStrings);
  const ofRequest = useStrings(requestStrings);
  return (error: unknown): void => {
    if (!isApiError(error)) throw error;
    const { non_field_errors: _, ...fields } = error.formErrors ?? {};
    // errors are set by path: what the form's rules make of its values does not matter
    const placed = applyServerErrors(form as unknown as UseFormReturn<V>, fields);
    const reason = reasonOf(error, t, ofRequest);
    const advice = adviceFor(error, t);
    const message = advice.length > 0 ? [asSentence(reason), ...advice].join(' ') : reason;
    // the errors at the fields make a general message redundant
    if (placed === 0 || message !== ofRequest.correctErrors)
      form.setError('root.server' as Path<V>, { type: 'server', message });
    if (error.kind === 'network')
      showAlert({ name: 'network', variant: 'danger', title: ofRequest.network, debugText: error.debugText });
  };
}
