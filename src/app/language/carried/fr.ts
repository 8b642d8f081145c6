import type { Translations } from '#domain/language/strings';

export const shared = import.meta.glob<Translations>('/translations/fr/shared/*.json', {
  eager: true,
  import: 'default',
});
export const areas = import.meta.glob<Translations>(['/translations/fr/*/*.json', '!/translations/fr/shared/*.json'], {
  import: 'default',
});
