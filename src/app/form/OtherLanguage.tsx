import { storeLanguage } from '#app/language/chosenLanguage';
import { type Language, languageNames } from '#domain/language/language';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { longFormStrings } from './strings';

interface OtherLanguageProps {
  /** Why the document cannot be changed in the chosen language. */
  readonly title: string;
  /** The language in which it can. */
  readonly language: Language;
}

/** A document that can be changed in another language alone, with a button that chooses that language. Drafts stay on the device. */
export function OtherLanguage({ title, language }: OtherLanguageProps) {
  const t = useStrings(longFormStrings);
  const choose = () => {
    storeLanguage(language);
    location.reload();
  };
  return (
    <Alert
      tone="warning"
      title={title}
      description={
        <Button lang={language} onPress={choose}>
          {t.continueIn({ language: languageNames[language] })}
        </Button>
      }
    />
  );
}
