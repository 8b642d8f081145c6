import type { Translations } from '#domain/language/strings';

export const shared = import.meta.glob<Translations>('/translations/ar/shared/*.json', {
  eager: true,
  import: 'default',
});
export const areas = import.meta.glob<Translations>(['/translations/ar/*/*.json', '!/translations/ar/shared/*.json'], {
  import: 'default',
});
