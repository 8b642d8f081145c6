import { defineStrings } from '#domain/language/strings';

/** Messages for failed exports. @source reference/product.md, section 8 */
export const exportStrings = defineStrings('export', {
  failed: 'Failed to generate export.',
  mismatch: 'The export holds {received} of {expected} rows, so it was not saved. Please try again.',
});
