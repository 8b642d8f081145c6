import { afterEach, expect, test, vi } from 'vitest';
import { onStoredChange, readStored, writeStored } from './storage';

afterEach(() => localStorage.clear());

test.each([
  ['{"a":1}', { a: 1 }],
  ['not JSON', null],
])('%s is read as %j', (text, value) => {
  localStorage.setItem('some', text);
  expect(readStored('some')).toEqual(value);
});

test('changes of a value are told, in this tab and in another one, those of others are not', () => {
  const told = vi.fn();
  const stop = onStoredChange('some', told);
  writeStored('other', 1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(told).not.toHaveBeenCalled();
  writeStored('some', 1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'some' }));
  // all of the storage was cleared
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(told).toHaveBeenCalledTimes(3);
  stop();
  writeStored('some', 2);
  expect(told).toHaveBeenCalledTimes(3);
});
