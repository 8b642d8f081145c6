import { expect, test } from 'vitest';
import { accountName, displayName } from './displayName';

/** @source reference/product.md, section 3 */
test.each([
  [{ first_name: ' Ada ', last_name: 'Lovelace', username: 'ada@example.org' }, 'Ada Lovelace', 'Ada Lovelace'],
  [{ first_name: 'Ada', last_name: ' ', username: 'ada@example.org' }, 'Ada', 'Ada'],
  [{ first_name: null, last_name: 'Lovelace', username: 'ada@example.org' }, 'Lovelace', 'Lovelace'],
  [{ first_name: '', last_name: null, username: ' ada @example.org' }, 'ada', 'ada'],
  [{ username: 'ada' }, 'ada', 'ada'],
  [{ username: '@example.org' }, null, '@example.org'],
])('%j is called %j', (person, name, account) => {
  expect(displayName(person)).toBe(name);
  expect(accountName(person)).toBe(account);
});

test('a person without any name is called nothing', () => expect(displayName({ username: null })).toBeNull());
