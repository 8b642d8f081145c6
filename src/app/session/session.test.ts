import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentSession, endSession, parseSession, resetCachedSession, type Session, startSession } from './session';

const stored: Session = {
  id: 3,
  username: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Diaz',
  displayName: 'Ana Diaz',
  token: 'secret',
  expires: '2026-10-08T00:00:00Z',
};
const before = new Date('2026-10-01T00:00:00Z');
const after = new Date('2026-10-09T00:00:00Z');

afterEach(() => {
  vi.useRealTimers();
  endSession();
});

describe('a stored session', () => {
  test.each([
    ['as earlier versions stored it', stored, before, stored],
    ['expired', stored, after, null],
    ['without an expiry', { ...stored, expires: '' }, after, { ...stored, expires: '' }],
    ['without a token', { ...stored, token: undefined }, before, null],
    ['without an id', { ...stored, id: 'three' }, before, null],
    ['of another kind', 'ana', before, null],
    ['nothing', null, before, null],
  ])('%s', (_, value, now, expected) => {
    expect(parseSession(value, now)).toEqual(expected);
  });

  test('is restored at the next visit', () => {
    vi.useFakeTimers({ now: before });
    startSession(stored);
    resetCachedSession();
    expect(currentSession()).toEqual(stored);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(stored);
  });

  test('ends when it expires and is removed from the device', () => {
    vi.useFakeTimers({ now: before });
    startSession(stored);
    vi.setSystemTime(after);
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('an invalid value is ignored', () => {
    localStorage.setItem('user', '{"token":');
    resetCachedSession();
    expect(currentSession()).toBeNull();
  });
});
