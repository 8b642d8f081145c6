import { expect, test } from 'vitest';
import { carriedTranslations } from './carriedTranslations';

test.each([
  ['fr', 'Accueil', 'Opérations'],
  ['es', 'Inicio', 'Operaciones'],
  ['ar', 'الرئيسية', 'العمليات'],
] as const)('in %s the strings of the shell and of a feature are carried', async (language, home, operations) => {
  const load = carriedTranslations(language);
  expect((await load('root')).home).toBe(home);
  expect(Object.values(await load('region')).join()).toContain(operations);
  expect(await load('noSuchNamespace')).toEqual({});
});

test('English has no translations', async () => {
  expect(await carriedTranslations('en')('root')).toEqual({});
});
