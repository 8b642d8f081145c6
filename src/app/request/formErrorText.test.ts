import { expect, test } from 'vitest';
import { formErrorText } from './formErrorText';

test.each([
  [null, undefined],
  [{}, undefined],
  [{ file: 'SVG is refused.' }, 'SVG is refused.'],
  [{ file: 'SVG is refused.', caption: 'Too long.' }, 'SVG is refused. Too long.'],
  [{ rows: { 0: { caption: 'Too long.' }, 1: {} } }, 'Too long.'],
  [{ non_field_errors: 'Said elsewhere.' }, undefined],
  [{ non_field_errors: 'Said elsewhere.', file: 'SVG is refused.' }, 'SVG is refused.'],
])('%j is said as %j', (errors, text) => expect(formErrorText(errors)).toBe(text));
