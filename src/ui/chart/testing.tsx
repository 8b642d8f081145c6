import type { ReactElement } from 'react';
import { englishOnly, LanguageContext } from '../language/LanguageContext';
import { BarChart } from './BarChart';

/** In the direction and the language of Arabic, with English words. */
export const inArabic = (content: ReactElement) => (
  <LanguageContext value={{ ...englishOnly, language: 'ar', direction: 'rtl' }}>{content}</LanguageContext>
);

export const categories = [
  { key: 'fl', label: 'Flood' },
  { key: 'ep', label: 'Epidemic' },
];
export const series = [
  { key: 'dref', label: 'DREF', values: [12, 3] },
  { key: 'ea', label: 'Appeal', values: [-2, null] },
];
const emergencies = { title: 'Emergencies', unit: 'number', categories, series } as const;

/** Emergencies by hazard and kind of appeal, one of them negative and one not counted. */
export const bars = (props: object = {}) => <BarChart {...emergencies} {...props} />;
