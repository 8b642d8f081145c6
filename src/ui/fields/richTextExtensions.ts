import { Extension, Mark, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { safeHref } from '#domain/safeUrl';
import { sanitise, sanitiseToHtml } from '../content/sanitise';

/** Kept as it is, as one piece: it can be moved and deleted, but what is in it cannot be changed here. */
const keptPiece = (name: string, tags: readonly string[], isInline: boolean) =>
  Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    addAttributes: () => ({ html: { default: '', rendered: false } }),
    parseHTML: () =>
      tags.map((tag) => ({
        tag,
        getAttrs: (element) => {
          const html = sanitiseToHtml(element.outerHTML);
          return html !== '' && { html };
        },
      })),
    renderHTML: ({ node }) => sanitise(String(node.attrs.html)).firstElementChild ?? ['span'],
  });

const keptMark = (name: string) => Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

const keptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: { dir: { default: null }, lang: { default: null } },
    },
  ],
});

/**
 * What the editor knows. Its toolbar writes paragraphs, two levels of headings, lists, quotations, bold, italic, underline and
 * links; what else the sanitiser allows may be stored already, or be pasted, and is kept.
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
  keptAttributes,
];
