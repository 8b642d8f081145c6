/** Addresses that the product may connect to, besides its own origin. */
export interface AllowedAddresses {
  /** API, map, and error-reporting addresses. */
  readonly connect?: readonly string[];
}

const originOf = (address: string): string[] => {
  try {
    return [new URL(address).origin];
  } catch {
    return [];
  }
};

/**
 * The headers to send with every page of the product. Scripts come from the product's own files only: no inline scripts, no
 * eval. Inline styles are allowed because maps and menus are positioned by style attributes.
 */
export function securityHeaders({ connect = [] }: AllowedAddresses = {}): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connect.flatMap(originOf))],
    'frame-src': ['https://app.powerbi.com'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}
