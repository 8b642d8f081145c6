/** An absolute URL as the product's own links write it, without a slash at the end: tabs and titles compare addresses with theirs. */
export function withoutLastSlash(href: string): string {
  const url = new URL(href);
  url.pathname = url.pathname.replace(/(.)\/+$/, '$1');
  return url.href;
}
