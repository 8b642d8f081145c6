import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { renderStrings, type Strings, type StringsDefinition } from '#domain/language/strings';
import { useLanguage } from './LanguageContext';

/**
 * The texts of a namespace in the chosen language. Mounting asks for the namespace's translations; English shows meanwhile.
 *
 * @param definition - made by `defineStrings`, outside the component
 */
export function useStrings<D extends StringsDefinition>(definition: D): Strings<D['templates']> {
  const words = useLanguage();
  const { namespace } = definition;
  useEffect(() => words.request(namespace), [words, namespace]);
  const translations = useSyncExternalStore(words.subscribe, () => words.translations(namespace));
  return useMemo(
    () => renderStrings(definition, words.language, translations) as Strings<D['templates']>,
    [definition, words.language, translations],
  );
}
