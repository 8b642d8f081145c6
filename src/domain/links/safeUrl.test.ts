import { describe, expect, test } from 'vitest';
import { isPublicUrl, safeHref } from './safeUrl';

describe('safeHref', () => {
  test.each([
    ['https://example.org/a?b=1#c', 'https://example.org/a?b=1#c'],
    [' http://example.org ', 'http://example.org/'],
    ['mailto:desk@example.org', 'mailto:desk@example.org'],
    ['HTTPS://EXAMPLE.ORG/X', 'https://example.org/X'],
  ])('accepts %s', (value, href) => expect(safeHref(value)).toBe(href));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://user:pw@example.org',
    'https://ifrc.org@example.org/a',
    'http://:pw@example.org',
    '//example.org',
    'example.org',
    '',
    '   ',
    null,
    undefined,
  ])('rejects %s', (value) => expect(safeHref(value)).toBeNull());
});

describe('isPublicUrl', () => {
  test.each(['https://example.org', 'http://sub.example.org:8080/x', 'ftp://example.org/file', 'https://8.8.8.8/'])(
    'accepts %s',
    (value) => expect(isPublicUrl(value)).toBe(true),
  );

  test.each([
    'http://localhost',
    'http://localhost:3000',
    'http://app.localhost',
    'http://printer.local',
    'http://intranet',
    'http://127.0.0.1',
    'http://2130706433',
    'http://10.1.2.3',
    'http://172.16.0.1',
    'http://172.31.255.255',
    'http://192.168.1.1',
    'http://169.254.1.1',
    'http://0.0.0.0',
    'http://[::1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[::ffff:10.0.0.1]/',
    'mailto:desk@example.org',
    'javascript:alert(1)',
    'https://exam ple.org',
    'example.org',
    '',
  ])('rejects %s', (value) => expect(isPublicUrl(value)).toBe(false));
});
