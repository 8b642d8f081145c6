import { expect, test } from 'vitest';
import { resolveRedirects } from './routeAt';

test.each([
  ['/emergencies/29', '/emergencies/29/details'],
  ['/emergencies/29?from=mail#reports', '/emergencies/29/reports?from=mail'],
  ['/emergencies/29#my-tab', '/emergencies/29/additional-info#my-tab'],
  ['/emergencies/29/reports#part', '/emergencies/29/reports#part'],
  ['/countries/285', '/regions/0/operations'],
  ['/reports/7', '/field-reports/7'],
  ['/emergencies/abc', '/emergencies/abc'],
  ['/nowhere', '/nowhere'],
  ['?page=2', '?page=2'],
  ['https://elsewhere.example.org/emergencies/29', 'https://elsewhere.example.org/emergencies/29'],
])('%s leads to %s', (address, target) => {
  expect(resolveRedirects(address)).toBe(target);
});
