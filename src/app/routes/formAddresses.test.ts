import { expect, test } from 'vitest';
import { newFormAddresses } from './formAddresses';

test('all forms that begin a record have an address, those of countries and owners one for each', () => {
  expect(newFormAddresses({ countries: [107, 12], owners: [3] })).toEqual([
    '/field-reports/new',
    '/flash-updates/new',
    '/dref-applications/new',
    '/eap-registration/new',
    '/three-w/activities/new',
    '/three-w/projects/new',
    '/per-process/new',
    '/countries/107/local-units/new',
    '/countries/12/local-units/new',
    '/eru-readiness?owner=3',
  ]);
});
