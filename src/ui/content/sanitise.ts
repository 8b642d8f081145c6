import createDOMPurify from 'dompurify';
import { safeHref } from '#domain/links/safeUrl';
import { allowedTags } from './allowedTags';

const allowedAttributes = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'start',
  'dir',
  'lang',
];

const pixels = String.raw`\d{1,3}(?:\.\d{1,2})?px`;
const isPixels = (value: string) => new RegExp(`^${pixels}$`).test(value);

/** In CSS px: smaller text cannot be read, larger text takes over the page. */
const fontSizes = { min: 12, max: 36 };
const isFontSize = (value: string) =>
  isPixels(value) && Number.parseFloat(value) >= fontSizes.min && Number.parseFloat(value) <= fontSizes.max;

const allowedStyles: Readonly<Record<string, (value: string) => boolean>> = {
  'font-size': isFontSize,
  padding: (value) => new RegExp(`^${pixels}(?: ${pixels}){0,3}$`).test(value),
  'padding-top': isPixels,
  'padding-bottom': isPixels,
  'padding-inline-start': isPixels,
  'padding-inline-end': isPixels,
};

/** The logical property of a side: other editors write `padding-left` for the start of left-to-right text. */
function logicalProperty(property: string, element: Element): string {
  const isRtl = element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl';
  if (property === 'padding-left') return isRtl ? 'padding-inline-end' : 'padding-inline-start';
  if (property === 'padding-right') return isRtl ? 'padding-inline-start' : 'padding-inline-end';
  return property;
}

const webAddress = /^https?:\/\//i;
const imageData = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i;

const purify = createDOMPurify(window);

/**
 * Keeps sizes and paddings in pixels and drops every other style. They are set one by one on the element, because a policy
 * that forbids inline styles forbids the attribute, not its properties.
 */
function filterStyles(element: Element) {
  const style = element.getAttribute('style');
  if (style === null) return;
  element.removeAttribute('style');
  if (!(element instanceof HTMLElement)) return;
  for (const declaration of style.split(';')) {
    const [written = '', value = ''] = declaration.split(':').map((part) => part.trim().toLowerCase());
    const property = logicalProperty(written, element);
    if (Object.hasOwn(allowedStyles, property) && allowedStyles[property]?.(value)) {
      element.style.setProperty(property, value);
    }
  }
}

purify.addHook('uponSanitizeElement', (node) => {
  if (node instanceof Element) filterStyles(node);
});

purify.addHook('uponSanitizeAttribute', (node, data) => {
  if (data.attrName === 'style') data.forceKeepAttr = true;
  if (data.attrName === 'href') data.keepAttr = safeHref(data.attrValue) !== null;
  if (data.attrName === 'src') {
    const value = data.attrValue.trim();
    data.keepAttr = node.nodeName === 'IMG' && (webAddress.test(value) || imageData.test(value));
  }
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A' && webAddress.test(node.getAttribute('href')?.trim() ?? '')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
  if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy');
});

/**
 * Makes HTML from the server, or from a paste, safe to put on the page.
 *
 * Kept are links to http, https and mailto, images from http, https and data addresses, font sizes from 12 to 36 px, and paddings
 * in px on logical sides. Scripts, handlers, frames, forms and all else are removed.
 *
 * @param html - untrusted
 * @returns nodes to append as they are: a policy against inline styles would drop their styles if they were parsed again
 */
export function sanitise(html: string): DocumentFragment {
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes, 'style', 'target', 'rel', 'loading'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** The same as text, for what is sent to the server. */
export function sanitiseToHtml(html: string): string {
  const holder = document.createElement('div');
  holder.append(sanitise(html));
  return holder.innerHTML;
}
