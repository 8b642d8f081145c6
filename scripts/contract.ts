import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import reasons from '../src/contract/contract-exceptions.json';
import { compareWith, type OpenApiDocument } from './contract/compare';
import { dumpContract } from './contract/dump';
import { readServer, type ServerToRead } from './contract/readServer';

/** An error while reading a schema; its message is shown to the user. */
class SchemaError extends Error {}

async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, { headers: { Accept: 'application/vnd.oai.openapi+json, application/json' } });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.text();
}

/** Reads an OpenAPI document from a file or a URL. @throws SchemaError */
async function readDocument(source: string): Promise<OpenApiDocument> {
  const text = await textOf(source).catch((error: Error) => {
    throw new SchemaError(`${source} cannot be read: ${error.message}`);
  });
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new SchemaError(`${source} is not JSON. Servers publish it so with ?format=json or an Accept header.`);
  }
  if (typeof document !== 'object' || document === null || !('paths' in document))
    throw new SchemaError(`${source} is not an OpenAPI document: it has no paths.`);
  return document as OpenApiDocument;
}

async function compare(source: string): Promise<number> {
  const { differences, unusedReasons, compared, skipped } = compareWith(
    await readDocument(source),
    dumpContract().endpoints,
    reasons,
  );
  for (const line of differences) console.error(line);
  for (const line of unusedReasons) console.error(`no longer a difference, but has a reason: ${line}`);
  console.log(
    `${compared} endpoints compared (${skipped} of the risk API are not in the document): ${differences.length} differences, ${unusedReasons.length} reasons without one`,
  );
  return differences.length + unusedReasons.length > 0 ? 1 : 0;
}

async function readAll(options: ServerToRead): Promise<number> {
  const { responses, misfits, notRead } = await readServer(options);
  for (const line of misfits) console.error(line);
  for (const line of notRead) console.log(`not read: ${line}`);
  console.log(`${responses} responses of ${options.server} compared: ${misfits.length} misfits`);
  return misfits.length > 0 || responses === 0 ? 1 : 0;
}

function list(): void {
  const { endpoints } = dumpContract();
  for (const { method, path, query, body, response, api } of endpoints) {
    const parts = [query && 'query', body && 'body', response && 'response'].filter(Boolean);
    console.log(`${method.padEnd(6)} ${path.padEnd(48)} ${api === 'main' ? '' : `[${api}] `}${parts.join(', ')}`);
  }
  console.log(`${endpoints.length} endpoints`);
}

/**
 * npm run contract -- --schema FILE_OR_ADDRESS compares the contract with a server's OpenAPI document, `--list` lists the endpoints,
 * `--json` prints them as JSON Schema. `--server BASE [--token T] [--risk BASE]` reads every GET endpoint of a running server and says
 * which responses do not fit.
 */
export async function main(args: string[]): Promise<number> {
  const options = {
    schema: { type: 'string' },
    json: { type: 'boolean' },
    list: { type: 'boolean' },
    server: { type: 'string' },
    token: { type: 'string' },
    risk: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  if (values.json) {
    process.stdout.write(`${JSON.stringify(dumpContract(), null, 1)}\n`);
    return 0;
  }
  if (values.list) {
    list();
    return 0;
  }
  if (values.server) return readAll({ server: values.server, token: values.token, risk: values.risk });
  if (!values.schema) {
    console.error(
      'Not compared: name the OpenAPI document of a server by --schema FILE_OR_ADDRESS, or a running server by --server BASE.',
    );
    return 1;
  }
  try {
    return await compare(values.schema);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    console.error(error.message);
    return 1;
  }
}
