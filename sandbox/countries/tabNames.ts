import type { Translated } from '../core/http/language';

/** The names of the additional tab, by ISO 2; other countries have none. */
export const tabNames: Readonly<Record<string, Translated>> = {
  KE: { en: 'Country resources', fr: 'Ressources du pays', es: 'Recursos del país', ar: 'موارد البلد' },
};
