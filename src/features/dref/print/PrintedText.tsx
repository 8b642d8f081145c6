import { FreeText } from '#ui/display/FreeText';
import styles from './PrintedText.module.css';

/** A long answer as it was typed, in its paragraphs; the forms of DREFs hold plain text. */
export function PrintedText({ value }: { readonly value: string | null | undefined }) {
  const paragraphs = (value ?? '').trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text have no other identity
    <p key={index} className={styles.paragraph}>
      <FreeText value={paragraph} />
    </p>
  ));
}
