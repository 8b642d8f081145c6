import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// A low cost, so that seeding and tests are fast.
const cost = { N: 4096, r: 8, p: 1 };

/** @returns `salt:hash`, hexadecimal */
export function hashPassword(password: string, salt = randomBytes(16)): string {
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, cost).toString('hex')}`;
}

export function matches(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const actual = scryptSync(password, Buffer.from(salt, 'hex'), 32, cost);
  const expected = Buffer.from(hash, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** 40 hexadecimal characters, like the tokens of the real server. */
export const newToken = (): string => randomBytes(20).toString('hex');

/** 32 hexadecimal characters, for the links in mails. */
export const newLinkToken = (): string => randomBytes(16).toString('hex');
