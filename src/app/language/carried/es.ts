import type { Translations } from '#domain/language/strings';

export const shared = import.meta.glob<Translations>('/translations/es/shared/*.json', {
  eager: true,
  import: 'default',
});
export const areas = import.meta.glob<Translations>(['/translations/es/*/*.json', '!/translations/es/shared/*.json'], {
  import: 'default',
});
