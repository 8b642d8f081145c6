import { expect, test } from 'vitest';
import { formulaCell } from './formulaCell';

test.each<[text: string, isFormula: boolean]>([
  ['=1+1', true],
  ['=HYPERLINK("https://example.org")', true],
  ['+1+1', true],
  ['-1+1', true],
  ['@SUM(A1)', true],
  ['\t=1+1', true],
  ['\r=1+1', true],
  ['\n=1+1', true],
  ['+254 00 000', true],
  ['-2+3', true],
  ['-', true],
  ['-1.2864', false],
  ['+12', false],
  ['-1,5', false],
  ['-.5', false],
  ['-1e-7', false],
  ['12', false],
  ['a=1', false],
  ['Kenya - floods', false],
  ['', false],
])('%j would be run: %s', (text, isFormula) => expect(formulaCell.test(text)).toBe(isFormula));
