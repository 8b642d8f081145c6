import type { ReadOnlyReason } from '#domain/dref/drefRules';
import { languageName } from '#domain/language/languageName';
import { Alert } from '#ui/feedback/Alert';
import { useLanguage } from '#ui/language/LanguageContext';
import { useDrefStrings } from './useDrefStrings';

interface ReadOnlyNoticeProps {
  readonly reason: ReadOnlyReason;
  /** The language of the document. */
  readonly original: string;
}

/** The reason why a document is read-only. @source reference/dref.md, section 7 */
export function ReadOnlyNotice({ reason, original }: ReadOnlyNoticeProps) {
  const t = useDrefStrings();
  const { language } = useLanguage();
  const texts = {
    approved: t.readOnlyApproved,
    finalizing: t.readOnlyFinalizing,
    otherLanguage: t.readOnlyLanguage({ language: languageName(original, language) }),
  };
  return <Alert tone="warning" title={texts[reason]} />;
}
