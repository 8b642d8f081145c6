import { describe, expect, test } from 'vitest';
import { hasAllowedDomain, isEmail } from './email';

describe('isEmail', () => {
  test.each(['amara@example.org', 'first.last+go@sub.example.org', ' desk@example.org '])('accepts %s', (value) =>
    expect(isEmail(value)).toBe(true),
  );
  test.each([
    '',
    'amara',
    'amara@',
    '@example.org',
    'amara@example',
    'a b@example.org',
    'a@b@example.org',
    '.amara@example.org',
    'ama..ra@example.org',
    'amara@-example.org',
    'amara@example..org',
    `${'a'.repeat(65)}@example.org`,
  ])('rejects %s', (value) => expect(isEmail(value)).toBe(false));
});

describe('hasAllowedDomain', () => {
  const domains = [
    { domain_name: 'Example.org', is_active: true },
    { domain_name: 'closed.example.org', is_active: false },
  ];
  test.each([
    ['amara@example.org', true],
    ['amara@EXAMPLE.ORG', true],
    ['amara@sub.example.org', false],
    ['amara@closed.example.org', false],
    ['amara@notexample.org', false],
    ['amara', false],
  ])('%s: %s', (email, allowed) => expect(hasAllowedDomain(email, domains)).toBe(allowed));
});
