import { useFormSelector } from '#app/form/useFormSelector';
import { countWords } from '#domain/eap/wordLimits';
import { useStrings } from '#ui/language/useStrings';
import { eapFormStrings } from './strings';
import styles from './WordCount.module.css';

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
  const isOver = count > limit;
  return (
    <p className={styles.count} data-over={isOver || undefined} role={isOver ? 'status' : undefined}>
      {isOver ? t.tooManyWords({ count, limit }) : t.words({ count, limit })}
    </p>
  );
}
