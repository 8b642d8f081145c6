import { expect, test } from 'vitest';
import { directionOf, isLanguage, languageNames, languages } from './language';
import { languageName } from './languageName';
import { originalLanguage } from './originalLanguage';

test.each([
  ['en', true],
  ['ar', true],
  ['de', false],
  ['EN', false],
  [null, false],
])('%j is a language of the product: %s', (value, expected) => expect(isLanguage(value)).toBe(expected));

test.each([
  ['ar', 'ar'],
  ['de', 'en'],
  ['', 'en'],
  [null, 'en'],
])('a document in %j is edited in %s', (value, expected) => expect(originalLanguage(value)).toBe(expected));

test('Arabic alone is written from the right, and each language has its own name', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  expect(languages.map((language) => languageNames[language])).toEqual(['English', 'Français', 'Español', 'عربي']);
});

test.each([
  ['fr', 'en', 'French'],
  ['en', 'fr', 'anglais'],
] as const)('%s in %s is %s', (code, language, name) => expect(languageName(code, language)).toBe(name));
