import type { Translated } from '../core/http/language';

/** What editors called the additional tab of a country, by ISO 2; it has no name elsewhere. */
export const tabNames: Readonly<Record<string, Translated>> = {
  KE: { en: 'Country resources', fr: 'Ressources du pays', es: 'Recursos del país', ar: 'موارد البلد' },
};
