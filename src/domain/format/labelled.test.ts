import { expect, test } from 'vitest';
import { orthographyFaults } from '#domain/language/orthography';
import { labelled } from './labelled';

test.each([
  ['en', 'Contact 2: Name'],
  ['fr', 'Contact 2\u00a0: Name'],
  ['es', 'Contact 2: Name'],
  ['ar', 'Contact 2: Name'],
] as const)('labels are joined as %s writes them', (language, text) => {
  expect(labelled(language, 'Contact 2', 'Name')).toBe(text);
  expect(orthographyFaults(language, text)).toEqual([]);
});

test('a label alone has no colon', () => {
  expect(labelled('fr', 'Name')).toBe('Name');
});
