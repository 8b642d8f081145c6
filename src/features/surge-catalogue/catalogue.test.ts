import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language/language';
import { catalogueParams, catalogueSectors, catalogueSlug, catalogueSlugs } from '#domain/surge/catalogue';
import { catalogueIn } from './allPages';
import { linkFaults, recordFaults, textFaults, translationFaults } from './checkCatalogue';
import { documents } from './documents';
import { neighbours, sortedSectors } from './order';

const english = catalogueIn('en');

describe.each(languages)('the catalogue in %s', (language) => {
  const catalogue = catalogueIn(language);

  test('has all 80 pages, complete and of the same structure', () => {
    expect(Object.keys(catalogue.records)).toHaveLength(80);
    expect(recordFaults(catalogue, english)).toEqual([]);
  });

  test('says under every technical framework what it holds', () => {
    const silent = Object.entries(catalogue.records).flatMap(([slug, { blocks }]) =>
      blocks.some(({ kind, parts }) => kind === 'technicalFramework' && parts[0]?.type !== 'text') ? [slug] : [],
    );
    expect(silent).toEqual([]);
  });

  test('links to pages and documents that exist', () => {
    expect(linkFaults(catalogue)).toEqual([]);
  });

  test('keeps to the orthography of its language', () => {
    expect(textFaults(language, catalogue)).toEqual([]);
  });

  test('says what English says, with the same figures, and the same thing alike on every page', () => {
    expect(translationFaults(language, catalogue, english)).toEqual([]);
  });

  test('has no page of more than 12 kB', () => {
    const sizes = Object.values(catalogue.records).map((record) => gzipSync(JSON.stringify(record)).length);
    expect(Math.max(...sizes)).toBeLessThan(12_000);
  });
});

describe('the checks', () => {
  const slug = 'wash/kit-2';
  const withRecord = (record: object) => ({
    ...english,
    records: {
      ...english.records,
      [slug]: { ...english.records[slug], ...record } as (typeof english.records)[string],
    },
  });
  const block = (part: object) => withRecord({ blocks: [{ kind: 'capacity', parts: [part] }] });

  test.each([
    ['an empty text', { type: 'text', text: ' ' }, 'has an empty text or list'],
    ['an empty list', { type: 'list', items: [] }, 'has an empty text or list'],
    ['another structure', { type: 'list', items: ['One'] }, 'differs in structure from English'],
  ])('find %s', (_, part, fault) => {
    expect(recordFaults(block(part), english)).toContain(`${slug} ${fault}`);
  });

  test.each([
    ['a page that does not exist', { page: 'wash/kit-3' }, 'leads to wash/kit-3, which is no page'],
    ['an unknown document', { document: 'nothing', title: 'No' }, 'names the document nothing, which is not listed'],
  ])('find %s', (_, link, fault) => {
    expect(linkFaults(block({ type: 'links', links: [link] }))).toEqual([`${slug} ${fault}`]);
  });

  test('find a text that breaks a rule of its language', () => {
    const text = 'Pour quoi faire ?';
    expect(textFaults('fr', block({ type: 'text', text }))).toContain(
      `${slug} breaks before a mark: put U+00A0 for its space: ${text}`,
    );
  });

  test('find a service that its sector does not link to', () => {
    const wash = { reviewedOn: '2026-01-01', blocks: [] };
    expect(linkFaults({ ...english, records: { ...english.records, wash } })).toContain(
      `wash does not link to ${slug}`,
    );
  });

  test.each([
    [
      'fr',
      'Food for 1,200 people',
      'Vivres pour 1 200 personnes',
      'differs from English in 1\u202f200 and 1 and 200: ',
    ],
    ['es', 'Food for 40 people', 'Alimentos para 400 personas', 'differs from English in 40 and 400: '],
    ['ar', 'Food for 40 people', 'أغذية لأربعين شخصًا', 'differs from English in 40: '],
    ['es', 'Local network', 'Local network', 'is left in English: '],
  ] as const)('find that in %s “%s” is said as “%s”', (language, model, text, fault) => {
    const said = (each: string) => block({ type: 'text', text: each });
    expect(translationFaults(language, said(text), said(model))).toContain(`${slug} ${fault}${text}`);
  });

  test.each([
    ['fr', 'From 1,200 to 2,500 kg in 2026, 4x4', 'De 1\u202f200 à 2\u202f500 kg en 2026, 4x4'],
    ['es', '2,000 people, 3.5 t and 10,000 litres', '2000 personas, 3,5 t y 10.000 litros'],
    ['ar', '2 vehicles and 1 driver for M15', 'مركبتان وسائق لوحدة M15'],
  ] as const)('find nothing where in %s “%s” is said as “%s”', (language, model, text) => {
    const said = (each: string) => block({ type: 'text', text: each });
    const faults = translationFaults(language, said(text), said(model));
    expect(faults.filter((fault) => fault.endsWith(text))).toEqual([]);
  });

  test('find one English text that is translated in two ways', () => {
    const list = (...items: string[]) => block({ type: 'list', items });
    expect(translationFaults('es', list('Agua', 'El agua'), list('Water', 'Water'))).toContain(
      `${slug} says “El agua” for “Agua” of another page`,
    );
  });

  test('find a missing page', () => {
    const { [slug]: _, ...records } = english.records;
    expect(recordFaults({ ...english, records }, english)).toEqual([`${slug} has no record`]);
  });
});

test('every document is used by a page', () => {
  const used = JSON.stringify(english.records);
  expect(Object.keys(documents).filter((name) => !used.includes(`"${name}"`))).toEqual([]);
});

describe('addresses', () => {
  test.each([
    ['health', undefined, 'health'],
    ['health', 'eru-clinic', 'health/eru-clinic'],
    ['digital-systems', undefined, 'information-technology'],
    ['digital-systems', 'eru-it-telecom', 'information-technology/eru-it-telecom'],
    ['health', 'eru-chlorea-treatment', 'health/eru-cholera-treatment'],
    ['health', 'community-case-management-chlorea', 'health/community-case-management-cholera'],
    ['other', 'uav', 'other/uav'],
    ['other', undefined, null],
    ['health', 'kit-2', null],
    ['constructor', undefined, null],
  ])('%s %s is the page %s', (sector, service, slug) => {
    expect(catalogueSlug(sector, service)).toBe(slug);
  });

  test('resolve to their page', () => {
    const again = catalogueSlugs.map((slug) => {
      const { sectorId, serviceId } = catalogueParams(slug);
      return catalogueSlug(sectorId, serviceId);
    });
    expect(again).toEqual(catalogueSlugs);
  });
});

describe('the menu', () => {
  test('has 30 sectors by title, community engagement with its service', () => {
    const sectors = sortedSectors(english.titles, 'en');
    const titles = sectors.map(({ slug }) => english.titles[slug]?.title ?? '');
    expect(titles).toHaveLength(30);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(catalogueSectors.find(({ slug }) => slug === 'community-engagement')?.services).toEqual([
      'community/rapid-response',
    ]);
  });

  test.each([
    ['overview', undefined, 'administration'],
    ['cash', 'administration', 'cash/rapid-response'],
    ['nothing', undefined, undefined],
  ])('before and after %s stand %s and %s', (slug, previous, next) => {
    expect(neighbours(slug, sortedSectors(english.titles, 'en'))).toEqual({ previous, next });
  });
});
