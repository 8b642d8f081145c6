import { storeLanguage } from '#app/language/chosenLanguage';
import type { ReadOnlyReason } from '#domain/dref/drefRules';
import { isLanguage } from '#domain/language/language';
import { languageName } from '#domain/language/languageName';
import { Button } from '#ui/actions/Button';
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
  const canSwitch = reason === 'otherLanguage' && isLanguage(original);
  const switchLanguage = () => {
    if (!isLanguage(original)) return;
    storeLanguage(original);
    // the strings of another language come with a new load of the page
    window.location.reload();
  };
  return (
    <Alert
      tone="warning"
      title={texts[reason]}
      description={
        canSwitch && (
          <Button onPress={switchLanguage}>{t.switchAndEdit({ language: languageName(original, language) })}</Button>
        )
      }
    />
  );
}
