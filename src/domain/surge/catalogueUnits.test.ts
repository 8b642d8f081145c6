import { expect, test } from 'vitest';
import { catalogueSlugs } from './catalogue';
import { isPartOfType, unitOfPage, unitPages } from './catalogueUnits';

test('every page of an ERU is in the catalogue, and each type but that of basecamps has one page', () => {
  expect(unitPages.filter((slug) => !catalogueSlugs.includes(slug))).toEqual([]);
  const types = unitPages.flatMap((slug) => unitOfPage(slug) ?? []);
  const single = types.filter((type) => !isPartOfType(type));
  expect(new Set(single).size).toBe(single.length);
  expect(unitOfPage('wash/m15-eru')).toBe(6);
  expect(unitOfPage('shelter/technical-team')).toBeUndefined();
});

test('every page that is called an ERU says how ready it is, or that this is not given', () => {
  const named = catalogueSlugs.filter((slug) => /\beru\b/.test(slug.replaceAll('/', '-').replaceAll('-', ' ')));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((slug) => unitOfPage(slug) === undefined)).toEqual([]);
  expect(unitOfPage('basecamp/eru-large')).toBe(19);
  expect(unitOfPage('health/eru-surgical')).toBeNull();
});
