import { type ApiError, errorMessage, type FormErrors, type RequestStrings } from './errors';

/** What the server says of the parts of what was sent, in one text: for a form whose fields cannot show it. */
export function formErrorText(errors: FormErrors | null): string | undefined {
  const texts = Object.entries(errors ?? {}).flatMap(([field, error]) =>
    field === 'non_field_errors' ? [] : typeof error === 'string' ? [error] : (formErrorText(error) ?? []),
  );
  return texts.join(' ') || undefined;
}

/** A failure in one text, for an alert: there is no field beside which the server's words would stand. */
export const failureText = (error: ApiError, t: RequestStrings): string =>
  [error.serverMessage, formErrorText(error.formErrors)].filter(Boolean).join(' ') || errorMessage(error, t);
