import { expect, test } from 'vitest';
import { carriedTranslations } from './carriedTranslations';

test.each([
  ['fr', 'Accueil', 'Opérations'],
  ['es', 'Inicio', 'Operaciones'],
  ['ar', 'الرئيسية', 'العمليات'],
] as const)('in %s the strings of the shell and of a feature are carried', async (language, home, operations) => {
  const { load, loaded } = carriedTranslations(language);
  expect(loaded('root')).toBeUndefined();
  expect((await load('root')).home).toBe(home);
  expect(Object.values(await load('region')).join()).toContain(operations);
  expect(await load('noSuchNamespace')).toEqual({});
  // what came with them
  expect(loaded('root')?.home).toBe(home);
  expect(loaded('activeOperations')).toBeDefined();
  expect(loaded('country')).toBeUndefined();
  await load('countryContext');
  expect(loaded('country')).toBeDefined();
});

test('English has no translations', async () => {
  expect(await carriedTranslations('en').load('root')).toEqual({});
});
