import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// Small enough for a seed of many people, and still a real password hash.
const cost = { N: 4096, r: 8, p: 1 };

/** @returns `salt:hash`, hexadecimal */
export function hashed(password: string, salt = randomBytes(16)): string {
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, cost).toString('hex')}`;
}

export function matches(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const given = scryptSync(password, Buffer.from(salt, 'hex'), 32, cost);
  const kept = Buffer.from(hash, 'hex');
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** 40 hexadecimal characters, as the real server's tokens have. */
export const newToken = (): string => randomBytes(20).toString('hex');

/** 32 hexadecimal characters, for the links in mails. */
export const newLinkToken = (): string => randomBytes(16).toString('hex');
