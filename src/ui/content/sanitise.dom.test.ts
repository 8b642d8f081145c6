import { describe, expect, test } from 'vitest';
import { isBlankHtml, plainText } from './plainText';
import { sanitise, sanitiseToHtml } from './sanitise';

describe('allowed content', () => {
  test.each([
    ['<p>Heavy <strong>rain</strong></p>', '<p>Heavy <strong>rain</strong></p>'],
    ['<ul><li>Water</li></ul>', '<ul><li>Water</li></ul>'],
    [
      '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
      '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
    ['<p style="font-size: 14px; padding: 4px 8px">a</p>', '<p style="font-size: 14px; padding: 4px 8px;">a</p>'],
    ['<p style="font-size: 12px">a</p>', '<p style="font-size: 12px;">a</p>'],
    ['<p style="font-size: 36px">a</p>', '<p style="font-size: 36px;">a</p>'],
    ['<p style="padding-left: 40px">a</p>', '<p style="padding-inline-start: 40px;">a</p>'],
    ['<p style="padding-right: 40px">a</p>', '<p style="padding-inline-end: 40px;">a</p>'],
    ['<p dir="rtl" style="padding-right:40px">أ</p>', '<p dir="rtl" style="padding-inline-start: 40px;">أ</p>'],
    [
      '<ul dir="rtl"><li style="padding-left:40px">أ</li></ul>',
      '<ul dir="rtl"><li style="padding-inline-end: 40px;">أ</li></ul>',
    ],
    ['<p dir="rtl" lang="ar">فيضان</p>', '<p dir="rtl" lang="ar">فيضان</p>'],
  ])('%s', (html, kept) => expect(sanitiseToHtml(html)).toBe(kept));

  test('links open in a new tab without window.opener', () => {
    const link = sanitise('<a href="https://example.org/a">a</a>').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://example.org/a');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
  });

  test('mailto links open in the same tab', () => {
    const link = sanitise('<a href="mailto:im@example.org">a</a>').querySelector('a');
    expect(link?.getAttribute('href')).toBe('mailto:im@example.org');
    expect(link?.target).toBe('');
  });

  test('images from the web and small embedded ones', () => {
    const source = (html: string) => sanitise(html).querySelector('img')?.getAttribute('src') ?? null;
    expect(source('<img src="https://example.org/map.png" alt="">')).toBe('https://example.org/map.png');
    expect(source('<img src="data:image/png;base64,iVBORw0KGgo=">')).toBe('data:image/png;base64,iVBORw0KGgo=');
  });
});

describe('removed content', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', ''],
    [
      'a handler',
      '<img src="https://example.org/a.png" onerror="alert(1)">',
      '<img src="https://example.org/a.png" loading="lazy">',
    ],
    ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['an encoded javascript link', '<a href="jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'],
    ['a link to data', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['a link without scheme', '<a href="//example.org">a</a>', '<a>a</a>'],
    ['an embedded drawing', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img loading="lazy">'],
    ['a drawing', '<svg onload="alert(1)"><circle/></svg>', ''],
    [
      'a formula that hides a script',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
      '',
    ],
    ['a frame', '<iframe src="https://example.org"></iframe>', ''],
    ['a form', '<form action="https://example.org"><input name="a"><p>b</p></form>', '<p>b</p>'],
    ['a base address', '<base href="https://example.org/">', ''],
    ['a style sheet', '<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['a style that loads', '<p style="background:url(https://example.org/t.png)">a</p>', '<p>a</p>'],
    [
      'a style that covers the page',
      '<p style="position:fixed;inset:0;font-size:14px">a</p>',
      '<p style="font-size: 14px;">a</p>',
    ],
    ['sizes in other units', '<p style="font-size:400vw;padding:-4px">a</p>', '<p>a</p>'],
    ['sizes beyond reading', '<p style="font-size:11.9px">a</p><p style="font-size:36.5px">b</p>', '<p>a</p><p>b</p>'],
    ['a link with a password', '<a href="https://user:pw@example.org">a</a>', '<a>a</a>'],
    ['a size that hides the page', '<p style="font-size:9999px">a</p>', '<p>a</p>'],
    ['an id and a class', '<p id="root" class="modal" data-x="1">a</p>', '<p>a</p>'],
    ['a shadowed property', '<a id="attributes" name="firstChild">a</a>', '<a>a</a>'],
    ['a template', '<template><img src=x onerror=alert(1)></template>', ''],
  ])('%s', (_, html, left) => expect(sanitiseToHtml(html)).toBe(left));
});

describe('plainText', () => {
  test.each([
    ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['Fish &amp; water', 'Fish & water'],
    ['<p>a</p><script>alert(1)</script>', 'a'],
  ])('%s', (html, words) => expect(plainText(html)).toBe(words));

  test.each([null, undefined, '', '<p></p>', '<p>&nbsp;</p>', '<p><br></p>', '<div> </div>'])('%s is blank', (html) =>
    expect(isBlankHtml(html)).toBe(true),
  );
  test.each(['<p>a</p>', '<img src="https://example.org/a.png">'])('%s is not', (html) =>
    expect(isBlankHtml(html)).toBe(false),
  );
});
