import { expect, test } from 'vitest';
import { bulleted } from './bulleted';

test.each([
  ['one\ntwo', '• one\n• two'],
  ['Distribute water\n\n- Train volunteers\n* Count', '• Distribute water\n• Train volunteers\n• Count'],
  ['• Kept as it is', '• Kept as it is'],
  ['-5 °C at night\n*marked*', '• -5 °C at night\n• *marked*'],
  ['• \n•', null],
  ['<p>One</p>', '<p>One</p>'],
  ['  ', null],
  [null, null],
])('%o', (text, expected) => expect(bulleted(text)).toBe(expected));
