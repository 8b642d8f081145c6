import { type FieldErrors, get } from 'react-hook-form';
import { FieldError } from '../fields/FieldError';

/** The error of a whole list: too few rows, or an error from the server. */
export function ListError({ errors, name }: { readonly errors: FieldErrors; readonly name: string }) {
  const error: unknown = get(errors, name);
  return <FieldError message={messageOf(error) ?? messageOf(get({ error }, 'error.root'))} />;
}

const messageOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
