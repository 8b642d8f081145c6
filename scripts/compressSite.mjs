import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|json|svg|webmanifest)$/;
/** Minimum size in bytes: compression of smaller files saves less than the additional headers. */
const smallest = 500;

const encoders = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Adds Brotli and gzip versions (`name.js.br`, `name.js.gz`) of the text files in a folder, for servers that send precompressed files. */
export async function compressSite(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      if (bytes.byteLength < smallest) return;
      await Promise.all(
        Object.entries(encoders).map(async ([suffix, encode]) =>
          writeFile(join(folder, `${name}${suffix}`), await encode(bytes)),
        ),
      );
    }),
  );
}
