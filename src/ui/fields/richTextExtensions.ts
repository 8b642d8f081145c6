import { Extension, Mark, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { safeHref } from '#domain/links/safeUrl';
import { sanitise } from '../content/sanitise';

function sanitisedElement(html: string) {
  const element = sanitise(html).firstElementChild;
  return element instanceof HTMLElement ? element : null;
}

/** Removes the attributes that the sanitiser adds for display. */
function storedElement(html: string) {
  const element = sanitisedElement(html);
  for (const part of element ? [element, ...element.querySelectorAll('a, img')] : []) {
    for (const attribute of ['target', 'rel', 'loading']) part.removeAttribute(attribute);
  }
  return element;
}

/** An element that the editor stores unchanged: it can be moved and deleted, but not edited. */
const preservedNode = (name: string, tags: readonly string[], isInline: boolean) =>
  Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    addAttributes: () => ({
      html: {
        default: '',
        rendered: false,
        parseHTML: (element: HTMLElement) => storedElement(element.outerHTML)?.outerHTML,
      },
    }),
    parseHTML: () =>
      tags.map((tag) => ({
        tag,
        getAttrs: (element) => (sanitisedElement(element.outerHTML)?.matches(tag) ? null : false),
      })),
    renderHTML: ({ node }) => storedElement(String(node.attrs.html)) ?? ['span'],
    addNodeView:
      () =>
      ({ node }) => ({ dom: sanitisedElement(String(node.attrs.html)) ?? document.createElement('span') }),
  });

const preservedMark = (name: string) =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** Font sizes and paddings in pixels, as the sanitiser returns them. */
const pixelStyles = (element: HTMLElement) => {
  const shell = element.cloneNode(false) as HTMLElement;
  shell.dir = element.closest<HTMLElement>('[dir]')?.dir ?? '';
  return sanitisedElement(shell.outerHTML)?.getAttribute('style') ?? null;
};

const styleAttribute = { default: null, parseHTML: pixelStyles };

const fontSizeMark = Mark.create({
  name: 'fontSizeMark',
  addAttributes: () => ({ style: styleAttribute }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (pixelStyles(element) === null ? false : null) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const preservedAttributes = Extension.create({
  name: 'preservedAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: { dir: { default: null }, lang: { default: null }, style: styleAttribute },
    },
  ],
});

/**
 * The extensions of the editor. Its toolbar writes paragraphs, two levels of headings, lists, quotations, bold, italic, underline and
 * links. Other elements that the sanitiser allows are preserved; tables, figures and images as elements that cannot be edited.
 * Not preserved outside those: `div` elements (their paragraphs are), font sizes on elements other than `span`, direction and language of
 * parts of a paragraph, and titles of elements other than links.
 */
export const richTextExtensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (address) => safeHref(address) !== null,
      // only the address is stored; the sanitiser adds the other attributes for display
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  preservedNode('preservedBlock', ['table', 'figure'], false),
  preservedNode('preservedImage', ['img[src]'], true),
  preservedMark('sub'),
  preservedMark('sup'),
  fontSizeMark,
  preservedAttributes,
];
