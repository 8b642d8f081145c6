import { RichContent } from '#ui/content/RichContent';
import styles from './ReportText.module.css';

const hasMarkup = (text: string) => /<\/?[a-z][^>]*>/i.test(text);

/** A text of a report: rich text, or plain text with its line breaks. */
export function ReportText({ text }: { readonly text: string }) {
  if (hasMarkup(text)) return <RichContent html={text} />;
  return (
    <p dir="auto" className={styles.plain}>
      {text}
    </p>
  );
}
