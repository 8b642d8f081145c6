import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPlainAsset, type SiteHeaders } from './securityHeaders';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const compressible = /text|json|javascript|svg|manifest/;

const encoders = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof encoders;
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false;

/** A cache of compressed files by path: built files do not change while the server runs. */
const cache = new Map<string, Promise<Buffer>>();

async function encode(file: string, encoding: Encoding): Promise<Buffer> {
  const ready = file + suffixes[encoding];
  if (await isFile(ready)) return readFile(ready);
  return encoders[encoding](await readFile(file));
}

function encodedFile(file: string, encoding: Encoding): Promise<Buffer> {
  const key = file + suffixes[encoding];
  const known = cache.get(key);
  if (known) return known;
  const made = encode(file, encoding);
  cache.set(key, made);
  return made;
}

function encodingFor(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** The file of a pathname inside the folder; null when there is none. */
async function fileFor(folder: string, pathname: string): Promise<string | null> {
  let path: string;
  try {
    path = resolve(join(folder, decodeURIComponent(pathname)));
  } catch {
    return null;
  }
  const isInside = path.startsWith(resolve(folder) + sep) && !path.includes('\0');
  return isInside && (await isFile(path)) ? path : null;
}

/**
 * Serves the built product: files under `/assets/` are immutable (their names contain a hash of their content), all others
 * are revalidated, and `index.html` is the response for every page.
 *
 * @returns null when the request is for neither a file nor a page
 */
export function siteHandler(folder: string, headers: SiteHeaders) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    const accepted = request.headers.get('Accept') ?? '*/*';
    // A browser accepts HTML; clients that accept anything get the page when the pathname has no file extension.
    const takesPage = accepted.includes('text/html') || (accepted.includes('*/*') && extname(pathname) === '');
    const isPage = takesPage && !pathname.startsWith('/assets/');
    const file = (await fileFor(folder, pathname)) ?? (isPage ? await fileFor(folder, '/index.html') : null);
    if (!file) return null;
    const type = types[extname(file)] ?? 'application/octet-stream';
    const sent: Record<string, string> = {
      ...(isPlainAsset(pathname) ? headers.asset : headers.page),
      'Content-Type': type,
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
    };
    const encoding = compressible.test(type) ? encodingFor(request.headers.get('Accept-Encoding') ?? '') : null;
    if (!encoding) {
      const { size } = await stat(file);
      return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
        headers: { ...sent, 'Content-Length': String(size) },
      });
    }
    const bytes = await encodedFile(file, encoding);
    return new Response(new Uint8Array(bytes), {
      headers: { ...sent, 'Content-Encoding': encoding, 'Content-Length': String(bytes.byteLength) },
    });
  };
}
