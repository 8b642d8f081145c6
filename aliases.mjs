import { fileURLToPath } from 'node:url';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The `#room/…` import prefixes, shared by the build, the tests and the scripts (tsconfig.json repeats them for the compiler). */
export const aliases = [
  { find: /^#(app|contract|domain|resources|ui|features)\//, replacement: `${folder('./src')}/$1/` },
  { find: /^#(sandbox|tests)\//, replacement: `${folder('.').replace(/\/$/, '')}/$1/` },
];
