import { expect, test } from 'vitest';
import { draftTarget } from './draftTarget';

const to = (kind: string, id: string | null, address: string) => ({ kind, id, address: `${address}?draft=me` });

test.each([
  ['field-report/new', to('field-report', null, '/field-reports/new')],
  ['field-report/12', to('field-report', '12', '/field-reports/12/edit')],
  ['flash-update/new', to('flash-update', null, '/flash-updates/new')],
  ['flash-update/3', to('flash-update', '3', '/flash-updates/3/edit')],
  ['local-unit-107/new', to('local-unit', null, '/countries/107/local-units/new')],
  ['local-unit-107/4', to('local-unit', '4', '/countries/107/local-units/4/edit')],
  ['eru-readiness-12/new', { kind: 'eru-readiness', id: null, address: '/eru-readiness?owner=12&draft=me' }],
  ['eru-readiness/12', null],
  ['local-unit/4', null],
  ['dref-final-report/new', null],
  ['constructor/3', null],
  ['', null],
])('a draft of %s is taken up in its form, by the name of its writer', (documentKey, target) => {
  expect(draftTarget({ documentKey, writerId: 'me' })).toEqual(target);
});
