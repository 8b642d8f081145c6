import { safeHref } from '#domain/links/safeUrl';
import { isBlankHtml } from './plainText';
import { RichContent } from './RichContent';
import styles from './TextsWithImages.module.css';

interface TextWithImage {
  readonly id: number;
  /** HTML of the server. */
  readonly snippet: string | null;
  readonly image: string | null;
}

/** Texts of an additional tab, each with an optional image. Images are decorative: the server has no alternative text. */
export function TextsWithImages({ texts }: { readonly texts: readonly TextWithImage[] }) {
  return (
    <div className={styles.texts}>
      {texts.map(({ id, snippet, image }) => (
        <Text key={id} html={snippet} image={safeHref(image)} />
      ))}
    </div>
  );
}

function Text({ html, image }: { readonly html: string | null; readonly image: string | null }) {
  return (
    <div className={styles.text}>
      {!isBlankHtml(html) && <RichContent html={html} />}
      {image && <img className={styles.image} src={image} alt="" loading="lazy" />}
    </div>
  );
}
