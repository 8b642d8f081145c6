import { useFormSelector } from '#app/form/useFormSelector';
import { countWords } from '#domain/eap/wordLimits';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { eapFormStrings } from './strings';

interface WordCountProps {
  readonly name: string;
  readonly limit: number;
}

/** How many words of its limit a text has, while it is typed. */
export function WordCount({ name, limit }: WordCountProps) {
  const t = useStrings(eapFormStrings);
  const count = useFormSelector((values: Readonly<Record<string, unknown>>) => {
    const text = values[name];
    return typeof text === 'string' ? countWords(text) : 0;
  });
  if (count > limit) return <Alert tone="danger" title={t.tooManyWords({ count, limit })} />;
  return <Note>{t.words({ count, limit })}</Note>;
}
