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
const allowedStyles: readonly (readonly [property: string, value: RegExp])[] = [
  ['font-size', new RegExp(`^${pixels}$`)],
  ['padding', new RegExp(`^${pixels}(?: ${pixels}){0,3}$`)],
  ...['padding-top', 'padding-bottom', 'padding-inline-start', 'padding-inline-end'].map(
    (property) => [property, new RegExp(`^${pixels}$`)] as const,
  ),
];

const webAddress = /^https?:\/\//i;
const imageData = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i;

const purify = createDOMPurify(window);

/**
 * Keeps sizes and paddings in pixels and drops every other style. They are set one by one on the element, because a policy
 * that forbids inline styles forbids the attribute, not its properties.
 */
function keepPixelStyles(element: Element) {
  const written = element.getAttribute('style');
  if (written === null) return;
  element.removeAttribute('style');
  if (!(element instanceof HTMLElement)) return;
  for (const declaration of written.split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim().toLowerCase());
    if (allowedStyles.some(([name, form]) => name === property && form.test(value))) {
      element.style.setProperty(property, value);
    }
  }
}

purify.addHook('uponSanitizeElement', (node) => {
  if (node instanceof Element) keepPixelStyles(node);
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
 * Links go to http, https and mailto only, images to http and https or are data; sizes and paddings are in pixels; scripts, handlers, frames, forms
 * and all else are gone.
 *
 * @param html - untrusted
 * @returns nodes to append as they are; writing them out and parsing them again would undo the care for styles
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
