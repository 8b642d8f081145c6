import { Extension, Mark, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { safeHref } from '#domain/links/safeUrl';
import { sanitise } from '../content/sanitise';

function sanitisedPiece(html: string) {
  const piece = sanitise(html).firstElementChild;
  return piece instanceof HTMLElement ? piece : null;
}

/** Without what the sanitiser adds for showing: whoever shows the text adds it again. */
function storedPiece(html: string) {
  const piece = sanitisedPiece(html);
  for (const part of piece ? [piece, ...piece.querySelectorAll('a, img')] : []) {
    for (const attribute of ['target', 'rel', 'loading']) part.removeAttribute(attribute);
  }
  return piece;
}

/** Kept as it is, as one piece: it can be moved and deleted, but what is in it cannot be changed here. */
const keptPiece = (name: string, tags: readonly string[], isInline: boolean) =>
  Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    addAttributes: () => ({
      html: {
        default: '',
        rendered: false,
        parseHTML: (element: HTMLElement) => storedPiece(element.outerHTML)?.outerHTML,
      },
    }),
    parseHTML: () =>
      tags.map((tag) => ({
        tag,
        getAttrs: (element) => (sanitisedPiece(element.outerHTML)?.matches(tag) ? null : false),
      })),
    renderHTML: ({ node }) => storedPiece(String(node.attrs.html)) ?? ['span'],
    addNodeView:
      () =>
      ({ node }) => ({ dom: sanitisedPiece(String(node.attrs.html)) ?? document.createElement('span') }),
  });

const keptMark = (name: string) => Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** Sizes and paddings in pixels, as the sanitiser leaves them. */
const pixelStyles = (element: HTMLElement) => {
  const shell = element.cloneNode(false) as HTMLElement;
  shell.dir = element.closest<HTMLElement>('[dir]')?.dir ?? '';
  return sanitisedPiece(shell.outerHTML)?.getAttribute('style') ?? null;
};

const keptStyle = { default: null, parseHTML: pixelStyles };

const sizedWords = Mark.create({
  name: 'sizedWords',
  addAttributes: () => ({ style: keptStyle }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (pixelStyles(element) === null ? false : null) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const keptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: { dir: { default: null }, lang: { default: null }, style: keptStyle },
    },
  ],
});

/**
 * What the editor knows. Its toolbar writes paragraphs, two levels of headings, lists, quotations, bold, italic, underline and
 * links. What else the sanitiser allows may be stored already, or be pasted, and is kept, tables, figures and pictures whole.
 * Lost outside those: a `div`, which leaves its paragraphs; sizes of words that no `span` gives; the direction and language of
 * words within a paragraph; and titles, but for those of links.
 */
export const richTextExtensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (address) => safeHref(address) !== null,
      // Whoever shows the text adds what a link needs; stored is the address alone.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  keptPiece('keptBlock', ['table', 'figure'], false),
  keptPiece('keptImage', ['img[src]'], true),
  keptMark('sub'),
  keptMark('sup'),
  sizedWords,
  keptAttributes,
];
