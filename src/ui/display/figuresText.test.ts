import { expect, test } from 'vitest';
import { renderStrings } from '#domain/language/strings';
import { displayStrings } from '../displayStrings';
import { figuresText } from './figuresText';

const t = renderStrings(displayStrings, 'en');

test('figures to copy are in full, each with its source and day, and zero is told from what is not known', () => {
  const figures = [
    { id: 'people', label: 'People targeted', value: 210_000, source: 'Appeal MDRKE001', date: '2026-11-25' },
    { id: 'money', label: 'Funding', value: 0, total: 1_500_000, currency: 'CHF' },
    { id: 'share', label: 'Coverage', value: 12, kind: 'percent' as const },
    { id: 'dead', label: 'Dead', value: null },
    { id: 'text', label: 'Cases', value: '3 to 5', source: 'Ministry' },
  ];
  expect(figuresText(figures, t, 'en').split('\n')).toEqual([
    'People targeted: 210,000 (Source: Appeal MDRKE001 · As of 2026-11-25)',
    'Funding: CHF\u00a00 of 1,500,000',
    'Coverage: 12%',
    'Dead: Not available',
    'Cases: 3 to 5 (Source: Ministry)',
  ]);
});
