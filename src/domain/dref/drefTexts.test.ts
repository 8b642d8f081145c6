import { describe, expect, test } from 'vitest';
import { withScheme } from './drefTexts';

/** @source reference/dref.md */

describe('texts', () => {
  test.each([
    ['example.org/report', 'https://example.org/report'],
    [' http://example.org ', 'http://example.org'],
    ['https://example.org', 'https://example.org'],
    [' example.org ', 'https://example.org'],
    ['example.org/a:b', 'https://example.org/a:b'],
    ['H2+x-y.z:path', 'H2+x-y.z:path'],
    ['1a:path', 'https://1a:path'],
  ])('the address %o', (text, expected) => expect(withScheme(text)).toBe(expected));
});
