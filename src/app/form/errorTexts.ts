import type { FormErrors } from '#app/request/errors';

/** The messages in a tree of errors, in their order. */
export const errorTexts = (errors: string | FormErrors): readonly string[] =>
  typeof errors === 'string' ? [errors] : Object.values(errors).flatMap(errorTexts);
