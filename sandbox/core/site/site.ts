import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

const packers = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Packing = keyof typeof packers;
const suffixes: Record<Packing, string> = { br: '.br', gzip: '.gz' };

const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false;

/** Packed files, kept: built files do not change while they are served. */
const packed = new Map<string, Promise<Buffer>>();

async function pack(file: string, packing: Packing): Promise<Buffer> {
  const ready = file + suffixes[packing];
  if (await isFile(ready)) return readFile(ready);
  return packers[packing](await readFile(file));
}

function packedFile(file: string, packing: Packing): Promise<Buffer> {
  const key = file + suffixes[packing];
  const known = packed.get(key);
  if (known) return known;
  const made = pack(file, packing);
  packed.set(key, made);
  return made;
}

function packingFor(accepted: string): Packing | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** The file that an address names, or null: never one outside the folder. */
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
 * Serves the built product: files under `/assets/` for ever (their names change with their content), everything else
 * asked for anew, and `index.html` for any address that a person can open.
 *
 * @returns null for what is neither a file nor a page
 */
export function siteHandler(folder: string, headers: Readonly<Record<string, string>>) {
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    const accepted = request.headers.get('Accept') ?? '*/*';
    // a browser names pages; what takes anything (a preview of a link, a script) gets one where the address names no file
    const takesPage = accepted.includes('text/html') || (accepted.includes('*/*') && extname(pathname) === '');
    const isPage = takesPage && !pathname.startsWith('/assets/');
    const file = (await fileFor(folder, pathname)) ?? (isPage ? await fileFor(folder, '/index.html') : null);
    if (!file) return null;
    const type = types[extname(file)] ?? 'application/octet-stream';
    const sent: Record<string, string> = {
      ...headers,
      'Content-Type': type,
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
    };
    const packing = compressible.test(type) ? packingFor(request.headers.get('Accept-Encoding') ?? '') : null;
    if (!packing) {
      const { size } = await stat(file);
      return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
        headers: { ...sent, 'Content-Length': String(size) },
      });
    }
    const bytes = await packedFile(file, packing);
    return new Response(new Uint8Array(bytes), {
      headers: { ...sent, 'Content-Encoding': packing, 'Content-Length': String(bytes.byteLength) },
    });
  };
}
