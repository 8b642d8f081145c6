import type { Language } from '#domain/language/language';

/**
 * Labels joined from the outside in, or a label and its text: 'Contact 2: Name'. French has a no-break space before the colon.
 *
 * @param parts - at least one; a single one stands alone
 */
export const labelled = (language: Language, ...parts: readonly string[]): string =>
  parts.join(language === 'fr' ? '\u00a0: ' : ': ');
