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
  if (error.status === 401) return ofRequest.loginEnded;
  const general = error.formErrors?.non_field_errors;
  return typeof general === 'string' ? general : errorMessage(error, ofRequest);
}

/** What the user can do, for failures whose reason does not say it. Errors of fields are shown beside the fields, which still hold the answers. */
function adviceFor({ kind, status, formErrors }: ApiError, t: FailureStrings): readonly string[] {
  if (kind === 'network') return [t.kept, t.retryOnline];
  if (kind === 'parse' || kind === 'redirected') return [t.kept, t.foreignAnswer];
  if (kind === 'timeout') return [t.kept];
  if (status !== null && status >= 500) return [t.kept, t.retryLater];
  if (status === 401) return [t.kept, t.logInAgain];
  const isOfFields = Object.keys(formErrors ?? {}).some((name) => name !== 'non_field_errors');
  return isOfFields ? [] : [t.kept];
}

const asSentence = (text: string) => (/[.!?؟]$/.test(text) ? text : `${text}.`);

/** The sentences for a failed save: its reason, that all is kept where it is, and what to do. */
export function useFailureMessage(): (error: unknown) => string {
  const t = useStrings(formFailureStrings);
  const ofRequest = useStrings(requestStrings);
  return (error) => {
    if (!isApiError(error)) return errorMessage(error, ofRequest);
    const reason = reasonOf(error, t, ofRequest);
    const advice = adviceFor(error, t);
    return advice.length > 0 ? [asSentence(reason), ...advice].join(' ') : reason;
  };
}

/**
 * Shows why a form was not saved: the server's errors at their fields, with focus on the first one, and a message with advice for the
 * whole form, which holds the errors of fields that the form does not have. A lost connection is also shown as a notification.
 *
 * @param options - `hasSummary`: the form lists all errors itself: its fields may be in steps that are not shown
 * @returns a handler for a failed submit; it rethrows errors that are not an ApiError
 * @source reference/product.md, section 8
 */
export function useFormFailure<V extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<V, unknown, Out>,
  { hasSummary = false }: { readonly hasSummary?: boolean } = {},
) {
  const ofRequest = useStrings(requestStrings);
  const messageOf = useFailureMessage();
  return (error: unknown): void => {
    if (!isApiError(error)) throw error;
    const { non_field_errors: _, ...fields } = error.formErrors ?? {};
    // errors are set by path, so the type of validated values is irrelevant
    const placed = applyServerErrors(form as unknown as UseFormReturn<V>, fields);
    const message = messageOf(error);
    // the errors at the fields make a general message redundant
    const general = placed.length === 0 || message !== ofRequest.correctErrors ? [message] : [];
    // react-hook-form adds the element of a field to its error
    const hasField = (path: string) => Boolean(form.getFieldState(path as Path<V>).error?.ref);
    const unplaced = hasSummary ? [] : placed.filter(({ path }) => !hasField(path)).map((each) => each.message);
    const messages = [...general, ...unplaced];
    if (messages.length > 0) form.setError('root.server' as Path<V>, { type: 'server', message: messages.join(' ') });
    if (error.kind === 'network')
      showAlert({ name: 'network', variant: 'danger', title: ofRequest.network, debugText: error.debugText });
  };
}
