import { expect, test } from 'vitest';
import { textDirection } from './textDirection';

test.each([
  ['Kenya: Lake basin floods', 'auto'],
  ['كينيا: فيضانات', 'rtl'],
  ['IFRC تدعم المجتمعات المتضررة من الفيضانات', 'rtl'],
  ['3W: من يفعل ماذا وأين', 'rtl'],
  ['طلب DREF', 'auto'],
  ['2026-11-05', 'auto'],
  ['', 'auto'],
  [`${'كلمة '.repeat(200)}${'word '.repeat(2000)}`, 'rtl'],
])('%s', (text, direction) => expect(textDirection(text)).toBe(direction));
