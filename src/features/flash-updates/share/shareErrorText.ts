import type { FormErrors } from '#app/request/errors';

/** What the server says of the parts of a share, in one text: the dialog has no fields of that detail. */
export function shareErrorText(errors: FormErrors | null): string | undefined {
  const texts = Object.entries(errors ?? {}).flatMap(([field, error]) =>
    field === 'non_field_errors' ? [] : typeof error === 'string' ? [error] : (shareErrorText(error) ?? []),
  );
  return texts.join(' ') || undefined;
}
