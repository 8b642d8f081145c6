import { expect, test } from 'vitest';
import { optionName } from './optionName';

const options = [
  { key: 12, label: 'Flood' },
  { key: 'SCRT', label: 'Secretariat' },
];

test.each([
  [12, 'Flood'],
  ['SCRT', 'Secretariat'],
  [99, 'Not available'],
  ['NTLS', 'NTLS'],
])('%s is named %s', (key, name) => {
  expect(optionName(options, key, 'Not available')).toBe(name);
});
