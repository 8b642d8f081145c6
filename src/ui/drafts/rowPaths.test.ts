import { expect, test } from 'vitest';
import { fieldAtPath, keyedPath } from './rowPaths';

const values = {
  map: null,
  references: [{ client_id: 'radio', document: null }, { id: 7, document: null }, { document: null }],
};

test.each([
  ['map', 'map'],
  ['references.0.document', 'references.radio.document'],
  ['references.1.document', 'references.7.document'],
  ['absent.part', 'absent.part'],
])('%s is kept as %s, and found again', (field, path) => {
  expect(keyedPath(values, field)).toBe(path);
  expect(fieldAtPath(values, path)).toBe(field);
});

test('a row is found where it stands after another one was removed', () => {
  const shorter = { references: values.references.slice(1) };
  expect(fieldAtPath(shorter, 'references.7.document')).toBe('references.0.document');
  expect(fieldAtPath(shorter, 'references.radio.document')).toBeNull();
});

test('a row without a key is found no more', () => {
  expect(keyedPath(values, 'references.2.document')).toBe('references.2.document');
  expect(fieldAtPath(values, 'references.2.document')).toBeNull();
});
