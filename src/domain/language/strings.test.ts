import { describe, expect, expectTypeOf, test } from 'vitest';
import { defineStrings, renderStrings } from './strings';

const definition = defineStrings('sample', {
  title: 'Emergencies',
  shown: '{shown} of {total}',
  reports: { one: '{count} report', other: '{count} reports' },
});

describe('renderStrings', () => {
  test('types texts by their slots', () => {
    const t = renderStrings(definition, 'en');
    expectTypeOf(t.title).toEqualTypeOf<string>();
    expectTypeOf(t.shown)
      .parameter(0)
      .toEqualTypeOf<{ readonly shown: string | number; readonly total: string | number }>();
  });

  test('formats numbers in the language', () => {
    expect(renderStrings(definition, 'en').shown({ shown: 10, total: 3412 })).toBe('10 of 3,412');
    expect(renderStrings(definition, 'fr').shown({ shown: 10, total: 3412 })).toBe('10 of 3\u202f412');
  });

  test('isolates ISO days in a right-to-left language, whose words would turn them around', () => {
    const ar = renderStrings(definition, 'ar', { shown: '{shown} من {total}' });
    expect(ar.shown({ shown: '2026-08-26', total: 'Kenya' })).toBe('\u20662026-08-26\u2069 من Kenya');
    expect(renderStrings(definition, 'en').shown({ shown: '2026-08', total: '1' })).toBe('2026-08 of 1');
  });

  test('chooses the plural form of the language', () => {
    const t = renderStrings(definition, 'en');
    expect(t.reports({ count: 1 })).toBe('1 report');
    expect(t.reports({ count: 2 })).toBe('2 reports');
    const ar = renderStrings(definition, 'ar', { 'reports.few': '{count} تقارير', 'reports.other': '{count} تقرير' });
    expect(ar.reports({ count: 3 })).toContain('تقارير');
    expect(ar.reports({ count: 100 })).toContain('تقرير');
  });

  test('lets a form that stands for one number leave the number out', () => {
    const forms = {
      'reports.zero': 'لا تقارير',
      'reports.two': 'تقريران',
      'reports.few': 'تقارير',
      'reports.other': '{count} تقرير',
    };
    const ar = renderStrings(definition, 'ar', forms);
    expect([0, 2].map((count) => ar.reports({ count }))).toEqual(['لا تقارير', 'تقريران']);
    expect(ar.reports({ count: 3 })).toBe('3 تقرير');
    // the French form of one is that of 0 as well
    expect(renderStrings(definition, 'fr', { 'reports.one': 'un rapport' }).reports({ count: 1 })).toBe('1 report');
  });

  test('falls back to English per key, also when a translation lacks a slot', () => {
    const t = renderStrings(definition, 'es', { title: ' Emergencias ', shown: 'de {total}' });
    expect(t.title).toBe('Emergencias');
    expect(t.shown({ shown: 1, total: 2 })).toBe('1 of 2');
    expect(renderStrings(definition, 'es', { title: '  ' }).title).toBe('Emergencies');
  });

  test('uses the first translation that has the slots of the English text', () => {
    const bundled = {
      title: 'Urgences',
      shown: '{shown} sur {total}',
      'reports.one': '{count} rapport',
      'reports.other': '{count} rapports',
    };
    const own = renderStrings(definition, 'fr', {}, bundled);
    expect(own.title).toBe('Urgences');
    const server = {
      title: 'Situations d’urgence',
      shown: '{shown} sur {all}',
      'reports.other': '{number} comptes rendus',
    };
    const t = renderStrings(definition, 'fr', server, bundled);
    expect(t.title).toBe('Situations d’urgence');
    expect(t.shown({ shown: 1, total: 2 })).toBe('1 sur 2');
    expect(t.reports({ count: 1 })).toBe('1 rapport');
    expect(t.reports({ count: 2 })).toBe('2 rapports');
    expect(renderStrings(definition, 'fr', { ...server, title: ' ' }, bundled).title).toBe('Urgences');
  });
});
