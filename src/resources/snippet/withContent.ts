import { isBlankHtml } from '#ui/content/plainText';

/** A text that editors wrote for a page, with an image in some places. */
interface Snippet {
  /** HTML of the server. */
  readonly snippet: string | null;
  readonly image?: string | null;
}

/** The snippets with a text or an image. */
export const withContent = <Each extends Snippet>(snippets: readonly Each[] = []): Each[] =>
  snippets.filter(({ snippet, image }) => !isBlankHtml(snippet) || Boolean(image?.trim()));
