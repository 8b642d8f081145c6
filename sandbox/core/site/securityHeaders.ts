import { createHash } from 'node:crypto';

/** The sources that the built product needs besides its own origin. */
export interface Allowances {
  /** API, map, and error-reporting addresses. */
  readonly connect?: readonly string[];
  /** Hashes of the inline scripts, from `inlineScriptHashes`. */
  readonly scriptHashes?: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The addresses in the settings of the built product. */
export function connectAddresses(settings: Environment): string[] {
  const named = ['VITE_API_ENDPOINT', 'VITE_RISK_API_ENDPOINT', 'VITE_ERROR_REPORTING_DSN'];
  return [
    ...named.flatMap((name) => settings[name] ?? []),
    ...(settings.VITE_MAP_ACCESS_TOKEN ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : []),
  ];
}

/**
 * The sources of a Content-Security-Policy that allow the inline scripts of a page.
 *
 * @param html - the built page
 */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const originOf = (address: string): string[] => {
  try {
    return [new URL(address).origin];
  } catch {
    return [];
  }
};

/** The headers of a built product's files. */
export interface SiteHeaders {
  /** Of the page, of the scripts of workers, which have a policy of their own, and of all else that `asset` does not name. */
  readonly page: Readonly<Record<string, string>>;
  /**
   * Of scripts, styles, fonts and data (`isPlainAsset`): what a browser reads on these. Those of a page would add half a kilobyte to
   * each of the twenty to forty files of a first view.
   */
  readonly asset: Readonly<Record<string, string>>;
}

/** Whether a file is read as a part of a page, by its address: all under `/assets/` but the scripts of workers. */
export const isPlainAsset = (pathname: string) =>
  pathname.startsWith('/assets/') && !pathname.startsWith('/assets/workers/');

/**
 * The headers of the product. Scripts are allowed from the product's own files, and inline scripts by the
 * given hashes only; no eval. Inline styles are allowed because maps and menus are positioned by style attributes.
 */
export function securityHeaders({ connect = [], scriptHashes = [] }: Allowances = {}): SiteHeaders {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
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
  const asset = { 'X-Content-Type-Options': 'nosniff' };
  const page = {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    ...asset,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // the nearest local units are found by the reader's own position
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  };
  return { page, asset };
}
