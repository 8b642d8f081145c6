import { expect, test } from 'vitest';
import { brokenPasswordRules, type PasswordRule, type PasswordStrength, passwordStrength } from './password';

test.each<[string, PasswordRule[], PasswordStrength]>([
  ['', ['length', 'common', 'numeric', 'digit', 'upper', 'lower', 'symbol'], 0],
  ['Ab1!', ['length'], 2],
  ['12345678', ['common', 'numeric', 'upper', 'lower', 'symbol'], 1],
  ['P@ssw0rd', ['common'], 2],
  ['monsoon-7-River', [], 4],
  ['Delta-7x', [], 3],
  ['delta-river7', ['upper'], 2],
  ['DELTA-RIVER7', ['lower'], 2],
  ['Delta-river', ['digit'], 2],
  ['Deltariver7', ['symbol'], 2],
])('%s breaks the rules %j and has strength %d', (password, broken, strength) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
  expect(passwordStrength(password)).toBe(strength);
});
