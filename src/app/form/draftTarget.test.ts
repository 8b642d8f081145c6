import { expect, test } from 'vitest';
import { draftTarget } from './draftTarget';

test.each([
  ['field-report/new', { kind: 'field-report', id: null, address: '/field-reports/new' }],
  ['field-report/12', { kind: 'field-report', id: '12', address: '/field-reports/12/edit' }],
  ['flash-update/new', { kind: 'flash-update', id: null, address: '/flash-updates/new' }],
  ['flash-update/3', { kind: 'flash-update', id: '3', address: '/flash-updates/3/edit' }],
  ['constructor/3', null],
  ['', null],
])('a draft of %s is taken up in its form', (documentKey, target) => {
  expect(draftTarget({ documentKey })).toEqual(target);
});
