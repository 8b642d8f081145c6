import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** Hash of the only style sheet that react-aria inserts into the page. */
const ariaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The Content-Security-Policy of the product. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${ariaStyle}`,
  "worker-src 'self' blob:",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
].join('; ');

// `runnerImport` sets another value, which would bundle React's slow development build
process.env.NODE_ENV = 'production';

/** Builds a bench page for production and serves it with the Content-Security-Policy. @param page - file name of the page */
export async function serveBench(page) {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), 'bench-'));
  await build({
    configFile: false,
    root: folder,
    publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(folder, page) },
    },
  });
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = await readFile(join(outDir, path));
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/${page}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
