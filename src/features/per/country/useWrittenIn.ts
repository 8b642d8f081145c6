import type { PerOverview } from '#contract/perOverview';
import { languageName } from '#domain/language/languageName';
import { writtenLanguage } from '#resources/per/queries';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { countryPerStrings } from './strings';

/** Says the language of a cycle and, where it is another one, that of its assessment. @source reference/real-server.md, section 4.1 */
export function useWrittenIn(): (original: PerOverview['translation_module_original_language']) => string {
  const t = useStrings(countryPerStrings);
  const { language } = useLanguage();
  return (original) => {
    const cycle = t.writtenIn({ language: languageName(original, language) });
    return original === writtenLanguage ? cycle : `${cycle} ${t.notesAsEnglish}`;
  };
}
