const allowedProtocols = new Set(['http:', 'https:', 'mailto:']);

/**
 * The URL for use in a link; null for an unsafe one.
 *
 * The URL is parsed: a pattern would miss forms such as `java\nscript:`. User names and passwords are rejected: they leak
 * credentials, and `https://ifrc.org@example.org` looks like another site.
 *
 * @param value - an absolute URL from the server or a user
 * @returns the normalised URL (http, https or mailto); null for other protocols and for text that is no URL
 */
export function safeHref(value: string | null | undefined): string | null {
  const text = value?.trim();
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href, username, password } = new URL(text);
  return allowedProtocols.has(protocol) && username === '' && password === '' ? href : null;
}

const isPrivateIpv4 = (host: string) => {
  const parts = host.split('.').map(Number);
  if (parts.length !== 4 || parts.some((part) => !Number.isInteger(part) || part < 0 || part > 255)) return false;
  const [first = 0, second = 0] = parts;
  return (
    first === 0 ||
    first === 10 ||
    first === 127 ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    first >= 224
  );
};

/** Loopback, link-local (fe80::/10), unique-local (fc00::/7) and IPv4-mapped addresses. */
const isPrivateIpv6 = (host: string) => /^\[(::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*|::ffff:.*)\]$/i.test(host);

/**
 * Whether a typed text is the URL of a public host.
 *
 * @returns true for http, https and ftp; false for private and local addresses
 * @source reference/product.md, section 5
 */
export function isPublicUrl(value: string): boolean {
  const text = value.trim();
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const { protocol, hostname } = new URL(text);
  if (!['http:', 'https:', 'ftp:'].includes(protocol)) return false;
  if (isPrivateIpv4(hostname) || isPrivateIpv6(hostname)) return false;
  if (/^\[.*\]$/.test(hostname) || /^[\d.]+$/.test(hostname)) return true;
  return hostname.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(hostname);
}
