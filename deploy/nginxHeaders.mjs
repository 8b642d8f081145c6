// Prints the headers of a build as lines for nginx: node deploy/nginxHeaders.mjs dist/headers.json > site-headers.conf
import { readFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node deploy/nginxHeaders.mjs dist/headers.json');
  process.exit(2);
}
const quoted = (value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
for (const [name, value] of Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
  console.log(`add_header ${name} ${quoted(value)} always;`);
