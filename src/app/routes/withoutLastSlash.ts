/** Removes trailing slashes from the path of an absolute URL: tabs and titles compare URLs. */
export function withoutLastSlash(href: string): string {
  const url = new URL(href);
  url.pathname = url.pathname.replace(/(.)\/+$/, '$1');
  return url.href;
}
