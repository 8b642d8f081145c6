import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '#domain/language/language';
import { renderStrings, type Strings, type StringsDefinition, type Translations } from '#domain/language/strings';
import { useLanguage } from './LanguageContext';

interface RenderedStrings {
  readonly language: Language;
  readonly translations: readonly Translations[];
  readonly strings: unknown;
}

/** A cache of the rendered texts of each namespace, shared by all components. */
const rendered = new WeakMap<StringsDefinition, RenderedStrings>();

function stringsOf(definition: StringsDefinition, language: Language, translations: readonly Translations[]) {
  const last = rendered.get(definition);
  if (last && last.language === language && last.translations === translations) return last.strings;
  const strings = renderStrings(definition, language, ...translations);
  rendered.set(definition, { language, translations, strings });
  return strings;
}

/**
 * The texts of a namespace in the chosen language. Mounting requests the namespace's translations; until they arrive the component
 * suspends for a limited time, then its texts are English.
 *
 * @param definition - made by `defineStrings`, outside the component
 */
export function useStrings<D extends StringsDefinition>(definition: D): Strings<D['templates']> {
  const source = useLanguage();
  const { namespace } = definition;
  const awaited = source.awaited?.(namespace);
  // thrown: with `use`, a test would have to await every render
  if (awaited) throw awaited;
  useEffect(() => source.request(namespace), [source, namespace]);
  const translations = useSyncExternalStore(source.subscribe, () => source.translations(namespace));
  return stringsOf(definition, source.language, translations) as Strings<D['templates']>;
}
