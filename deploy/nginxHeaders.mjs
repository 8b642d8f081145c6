// Prints the headers of a build's pages or assets as lines for nginx: node deploy/nginxHeaders.mjs dist/headers.json page > page-headers.conf
import { readFileSync } from 'node:fs';

const [file, kind] = process.argv.slice(2);
if (!file || (kind !== 'page' && kind !== 'asset')) {
  console.error('usage: node deploy/nginxHeaders.mjs dist/headers.json page|asset');
  process.exit(2);
}
const quoted = (value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
for (const [name, value] of Object.entries(JSON.parse(readFileSync(file, 'utf8'))[kind]))
  console.log(`add_header ${name} ${quoted(value)} always;`);
