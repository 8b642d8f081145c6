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

/** Limits in CSS px: smaller text is illegible, larger text dominates the page. */
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

/** The logical property of a side: other editors write `padding-left` for the inline start. */
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
 * Allows font sizes and paddings in pixels and drops every other style. They are set as properties, because a content policy
 * against inline styles forbids the attribute only.
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
 * Sanitises HTML from the server or the clipboard.
 *
 * Allowed are links to http, https and mailto, images from http, https and data addresses, font sizes from 12 to 36 px, and paddings
 * in px on logical sides. Everything else is removed.
 *
 * @param html - untrusted
 * @returns nodes to append without parsing them again: a policy against inline styles would drop their styles
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

/** Like `sanitise`, as a string for requests. */
export function sanitiseToHtml(html: string): string {
  const holder = document.createElement('div');
  holder.append(sanitise(html));
  return holder.innerHTML;
}
