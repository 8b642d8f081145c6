import { expect, test } from 'vitest';
import { catalogueSlugs } from './catalogue';
import { unitOfPage, unitPages } from './catalogueUnits';

test('every page of a type of ERU is in the catalogue, and each type has one page', () => {
  expect(unitPages.filter((slug) => !catalogueSlugs.includes(slug))).toEqual([]);
  expect(new Set(unitPages.map(unitOfPage)).size).toBe(unitPages.length);
  expect(unitOfPage('wash/m15-eru')).toBe(6);
  expect(unitOfPage('shelter/technical-team')).toBeUndefined();
});
