import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/language/language';
import { renderStrings } from '#domain/language/strings';
import { catalogueIn } from './allPages';
import { factText } from './factText';
import { normalised, searchCatalogue } from './search';
import { catalogueStrings } from './strings';

const pagesIn = (language: Language) => {
  const { titles, records } = catalogueIn(language);
  return Object.entries(records).map(([slug, record]) => ({
    slug,
    title: titles[slug]?.title ?? '',
    keywords: titles[slug]?.keywords ?? '',
    record,
  }));
};

describe('search', () => {
  test.each<[Language, string, string]>([
    ['en', 'cholera ERU', 'health/eru-cholera-treatment'],
    ['en', '  CHOLERA outbreak ', 'health/eru-cholera-treatment'],
    ['fr', 'cholera', 'health/eru-cholera-treatment'],
    ['es', 'tratamiento del colera', 'health/eru-cholera-treatment'],
    ['ar', 'علاج الكوليرا', 'health/eru-cholera-treatment'],
    ['ar', 'طائرات مسيره', 'other/uav'],
    ['en', 'drone', 'other/uav'],
    ['en', 'autoclave', 'health/eru-hospital'],
  ])('in %s, %s finds %s among the first', (language, text, slug) => {
    const hits = searchCatalogue(pagesIn(language), text).slice(0, 3);
    expect(hits.map((hit) => hit.slug)).toContain(slug);
  });

  test('services against cholera come first, and pages without the word are not found', () => {
    const hits = searchCatalogue(pagesIn('en'), 'cholera');
    expect(new Set(hits.slice(0, 2).map(({ slug }) => slug))).toEqual(
      new Set(['health/eru-cholera-treatment', 'health/community-case-management-cholera']),
    );
    expect(hits.map(({ slug }) => slug)).not.toContain('cash');
    expect(hits.length).toBeGreaterThan(3);
  });

  test('every word must be on the page, and an empty search has no hits', () => {
    expect(searchCatalogue(pagesIn('en'), 'cholera submarine')).toEqual([]);
    expect(searchCatalogue(pagesIn('en'), '  ')).toEqual([]);
  });

  test('the excerpt is the first text with a word of the search', () => {
    const [hit] = searchCatalogue(pagesIn('en'), 'autoclave traceability');
    expect(hit?.excerpt).toMatch(/^Sterilization module: autoclave/);
  });

  test.each([
    ['Équipe', 'equipe'],
    ['إماهة', 'اماهه'],
    ['كُولِيرا', 'كوليرا'],
    ['مستشفى', 'مستشفي'],
  ])('%s is compared as %s', (text, compared) => expect(normalised(text)).toBe(compared));
});

const t = renderStrings(catalogueStrings, 'en');

test.each([
  [{ label: 'total', from: 2, limit: 'minimum' }, '2 or more'],
  [{ label: 'reusable', from: 70, limit: 'maximum', unit: 'percent' }, 'up to 70%'],
  [{ label: 'lifespan', from: 4, to: 6, unit: 'weeks' }, '4–6 weeks'],
  [{ label: 'cost', from: 25_500, unit: 'CHF', per: 'month' }, 'CHF 25,500 per month'],
  [{ label: 'volume', from: 2.5, unit: 'm3' }, '2.5 m³'],
  [{ label: 'volume', text: 'Carry-on baggage' }, 'Carry-on baggage'],
] as const)('%j reads %s', (fact, text) => expect(factText(fact, t, 'en')).toBe(text));
