import type { Language } from '../core/http/language';
import { type EnumName, enumLabels } from './enumLabels';
import { labelTranslations } from './labelTranslations';

/** A label in a language, the English one where there is no translation. */
export function translateLabel(label: string, language: Language): string {
  return language === 'en' ? label : (labelTranslations[label]?.[language] ?? label);
}

/** The label of an enumeration's key; an empty text for a key that the enumeration does not have. */
export function display(name: EnumName, key: string | number, language: Language): string {
  const choices: readonly (readonly [string | number, string])[] = enumLabels[name];
  const label = choices.find(([each]) => each === key)?.[1];
  return label === undefined ? '' : translateLabel(label, language);
}

/** What `GET /api/v2/global-enums/` answers. */
export function globalEnums(language: Language): Record<string, { key: string | number; value: string }[]> {
  return Object.fromEntries(
    Object.entries(enumLabels).map(([name, choices]) => [
      name,
      choices.map(([key, label]) => ({ key, value: translateLabel(label, language) })),
    ]),
  );
}
