import { expect, test } from 'vitest';
import type { Language } from '../language/language';
import { writtenNumber } from './writtenNumber';

const nothing = 'notANumber';

/** @source reference/dref.md, section 1.6 */
test.each<[text: string, language: Language | undefined, expected: number | 'notANumber' | 'ambiguous']>([
  ['7', undefined, 7],
  [' 42 ', 'en', 42],
  ['7,5', 'en', 7.5],
  ['7,5', 'fr', 7.5],
  ['7.5', 'es', 7.5],
  ['12.50', undefined, 12.5],
  ['0.500', 'es', 0.5],
  ['12,500', 'en', 12_500],
  ['12.500', 'es', 12_500],
  ['12.500', 'en', 'ambiguous'],
  ['12.500', 'fr', 'ambiguous'],
  ['12,500', 'fr', 'ambiguous'],
  ['12,500', 'es', 'ambiguous'],
  ['12.500', 'ar', 'ambiguous'],
  ['12,500', undefined, 'ambiguous'],
  ['1234.500', undefined, 1234.5],
  ['1.234.567', 'en', 1_234_567],
  ['1,234,567', undefined, 1_234_567],
  ['1.23.456', 'es', nothing],
  ['1,234.5', 'fr', 1234.5],
  ['1.234,5', 'en', 1234.5],
  ['1.234,567,8', 'en', nothing],
  ['12 500', 'fr', 12_500],
  ['12\u202f500,25', 'fr', 12_500.25],
  ['12\u00a0500', undefined, 12_500],
  ['12’500', 'en', 12_500],
  ['12 50', 'fr', nothing],
  ['١٢٥٠٠', 'ar', 12_500],
  ['١٢٬٥٠٠', 'ar', 12_500],
  ['٧٫٥', 'ar', 7.5],
  ['١٢٬٥٠٠٫٢٥', 'ar', 12_500.25],
  ['۱۲۳', undefined, 123],
  ['7,5 %', 'fr', 7.5],
  ['٧٪', 'ar', 7],
  ['-3', 'en', -3],
  ['about 40', 'en', nothing],
  ['40-50', 'en', nothing],
  ['', 'en', nothing],
  ['1e5', 'en', nothing],
])('%s in %s is %s', (text, language, expected) => {
  const read = writtenNumber(text, language);
  expect(read.value ?? ('problem' in read && read.problem)).toBe(expected);
});
