import { textDirection } from '#domain/language/textDirection';
import styles from './FreeText.module.css';

/** Days and months in digits, also in the order of titles: `2026-11-05`, `2026-11`, `11-2026`. */
const datesInDigits = /\b(\d{4}-\d\d(?:-\d\d)?|\d\d-\d{4})\b/;

/**
 * A text that a person wrote, in whichever language and its own direction (`textDirection`). Dates in digits neither wrap nor turn
 * around: after an Arabic letter the browser would draw 11-2026 as 2026-11.
 */
export function FreeText({ value }: { readonly value: string }) {
  const parts = value.split(datesInDigits);
  return (
    <span dir={textDirection(value)} className={styles.text}>
      {parts.map((part, index) =>
        index % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
          <bdi key={index} dir="ltr" className={styles.date}>
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </span>
  );
}
