import { expect, test } from 'vitest';
import { appealCodeIn, glideIn } from './searchCode';

test.each([
  ['MDRNP002', 'MDRNP002'],
  [' mdrnp002 ', 'MDRNP002'],
  ['MDRKE0049', 'MDRKE0049'],
  ['MDRX006', 'MDRX006'],
  ['EAP2026KE01', 'EAP2026KE01'],
  ['MDR', null],
  ['flood', null],
  ['Nepal 2026', null],
  ['FL-2026-000123-KEN', null],
])('%j has the appeal code %j', (text, code) => expect(appealCodeIn(text)).toBe(code));

test.each([
  ['FL-2026-000123-KEN', { number: 'FL-2026-000123-KEN', year: 2026, iso3: 'KEN' }],
  ['tc-2025-000007-moz', { number: 'TC-2025-000007-MOZ', year: 2025, iso3: 'MOZ' }],
  ['FL-2026-000123', null],
  ['2026-10-02', null],
  ['MDRNP002', null],
])('%j is the GLIDE number %j', (text, glide) => expect(glideIn(text)).toEqual(glide));
