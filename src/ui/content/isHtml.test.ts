import { describe, expect, test } from 'vitest';
import { isHtml, textToHtml, toHtml } from './isHtml';

describe('whether a stored text is HTML', () => {
  test.each([
    ['<p>Water</p>', true],
    ['Rain<br>and wind', true],
    ['See <a href="https://example.org">the report</a>', true],
    ['<IMG src="https://example.org/a.png">', true],
    ['OCHA <https://example.org/report>', false],
    ['3 < 5 and 7 > 2', false],
    ['Write to <ada@example.org>', false],
    ['<script>alert(1)</script>', false],
    ['an open <b> alone', false],
    ['', false],
    [null, false],
  ])('%j: %s', (text, expected) => expect(isHtml(text)).toBe(expected));
});

test('plain text becomes HTML with every character and line', () => {
  expect(textToHtml('3 < 5 & more\nsecond line\n\nnew block')).toBe(
    '<p>3 &lt; 5 &amp; more<br>second line</p><p>new block</p>',
  );
  expect(toHtml('<p>As it is</p>')).toBe('<p>As it is</p>');
});
