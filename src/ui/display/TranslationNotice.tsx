import { Languages } from 'lucide-react';
import type { Language } from '#domain/language/language';
import { languageName } from '#domain/language/languageName';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import css from './TranslationNotice.module.css';

interface TranslationNoticeProps {
  /** The original language of the content; the notice is hidden when the page is in that language. */
  readonly original: Language | null | undefined;
}

/** A notice that the content of the page is machine-translated. @source reference/product.md, section 8 */
export function TranslationNotice({ original }: TranslationNoticeProps) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  if (!original || original === language) return null;
  return (
    <p className={css.notice} role="note">
      <Languages size={16} aria-hidden />
      {t.machineTranslated({ language: languageName(original, language) })}
    </p>
  );
}
