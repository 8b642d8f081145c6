import { expect, test } from 'vitest';
import { catalogueParams, catalogueSectors, catalogueSlug, catalogueSlugs, sectorOf } from './catalogue';

const servicesOf = (slug: string) => catalogueSectors.find((sector) => sector.slug === slug)?.services;

test('a sector is listed with its services, a sector without a page by its services or under another', () => {
  expect(servicesOf('wash')).toContain('wash/kit-2');
  expect(servicesOf('administration')).toEqual([]);
  expect(servicesOf('community')).toBeUndefined();
  expect(servicesOf('community-engagement')).toEqual(['community/rapid-response']);
  expect(servicesOf('other')).toBeUndefined();
  expect(servicesOf('other/uav')).toEqual([]);
});

test('every page is listed once', () => {
  expect(new Set(catalogueSlugs).size).toBe(catalogueSlugs.length);
  expect(catalogueSlugs).toEqual(expect.arrayContaining(['cash', 'cash/rapid-response', 'other/uav']));
  expect(catalogueSlugs).not.toContain('other');
});

/** @source reference/surge.md, section 1.10 */
test.each([
  ['wash', undefined, 'wash'],
  ['wash', 'kit-2', 'wash/kit-2'],
  ['wash', 'kit-3', null],
  ['digital-systems', undefined, 'information-technology'],
  ['digital-systems', 'eru-it-telecom', 'information-technology/eru-it-telecom'],
  ['health', 'eru-chlorea-treatment', 'health/eru-cholera-treatment'],
  ['health', 'community-case-management-chlorea', 'health/community-case-management-cholera'],
  ['community', 'rapid-response', 'community/rapid-response'],
  ['community', undefined, null],
  ['other', undefined, null],
  ['constructor', undefined, null],
  ['', undefined, null],
])('%s and %s lead to %s', (sector, service, slug) => expect(catalogueSlug(sector, service)).toBe(slug));

test.each([
  ['wash', 'wash'],
  ['wash/kit-2', 'wash'],
  ['community/rapid-response', 'community-engagement'],
  ['other/uav', 'other/uav'],
  ['other', undefined],
])('%s is found under %s', (slug, sector) => expect(sectorOf(slug)?.slug).toBe(sector));

test.each([
  ['wash', { sectorId: 'wash' }],
  ['wash/kit-2', { sectorId: 'wash', serviceId: 'kit-2' }],
])('%s has its parameters', (slug, parameters) => expect(catalogueParams(slug)).toStrictEqual(parameters));
