import { type Described, describe, resolved, type SchemaNode } from './schemas';

/** An endpoint of the contract with its schemas as JSON Schema. */
export interface ContractEndpoint {
  readonly method: string;
  readonly path: string;
  readonly api: string;
  readonly query: SchemaNode | null;
  readonly body: SchemaNode | null;
  readonly response: SchemaNode | null;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: SchemaNode }>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: Content & { readonly $ref?: string };
  readonly responses?: Readonly<Record<string, Content>>;
}

/** The parts of an OpenAPI document that the comparison reads. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Comparison {
  /** Unexplained differences, one line each. */
  readonly differences: readonly string[];
  /** Reasons without a difference. */
  readonly unusedReasons: readonly string[];
  readonly compared: number;
  /** Number of endpoints of the risk API, which publishes no document. */
  readonly skipped: number;
}

/** Maximum depth of the comparison: schemas may be recursive. */
const deepest = 8;
/** Parameters of every list, which the document names for some lists only. */
const listParameters = ['limit', 'offset', 'ordering', 'search', 'format'];

/** The documents in which references are resolved. */
interface Roots {
  readonly own: SchemaNode;
  readonly document: OpenApiDocument;
}

const names = ({ types }: Described) => [...types].sort().join();

/** Treats integers as numbers. */
const family = (type: string) => (type === 'integer' ? 'number' : type);
const families = ({ types }: Described) => new Set([...types].map(family));

const disagree = (own: Described, theirs: Described) =>
  !own.isOpen &&
  !theirs.isOpen &&
  own.types.size > 0 &&
  theirs.types.size > 0 &&
  ![...families(own)].some((type) => families(theirs).has(type));

/** Differences in a response: fields the server does not send, types that cannot match, null that the contract excludes. */
function* responseDifferences(
  place: string,
  ownNode: SchemaNode,
  theirNode: SchemaNode | undefined,
  roots: Roots,
  depth = 0,
): Generator<string> {
  const own = describe(ownNode, roots.own);
  const theirs = describe(theirNode, roots.document);
  if (disagree(own, theirs)) {
    yield `${place}: response type ${names(own)} but the server sends ${names(theirs)}`;
    return;
  }
  if (depth > 0 && theirs.isNullable && !own.isNullable && !own.isOpen) yield `${place}: the server may send null`;
  if (depth > deepest) return;
  if (own.items && theirs.items) yield* responseDifferences(`${place}[]`, own.items, theirs.items, roots, depth + 1);
  for (const [key, field] of own.properties) {
    const theirField = theirs.properties.get(key);
    if (theirField) yield* responseDifferences(`${place}.${key}`, field, theirField, roots, depth + 1);
    else if (!theirs.isOpen) yield `${place}.${key}: the server does not send it`;
  }
}

/** Differences in a body: fields the server does not accept, types that cannot match, missing required fields. */
function* bodyDifferences(
  place: string,
  ownNode: SchemaNode,
  theirNode: SchemaNode | undefined,
  roots: Roots,
  isPartial: boolean,
  depth = 0,
): Generator<string> {
  const own = describe(ownNode, roots.own);
  const theirs = describe(theirNode, roots.document);
  if (disagree(own, theirs)) {
    yield `${place}: body type ${names(own)} but the server takes ${names(theirs)}`;
    return;
  }
  if (depth > deepest) return;
  if (own.items && theirs.items)
    yield* bodyDifferences(`${place}[]`, own.items, theirs.items, roots, isPartial, depth + 1);
  const isReadOnly = (node: SchemaNode | undefined) => describe(node, roots.document).isReadOnly;
  for (const [key, field] of own.properties) {
    const theirField = theirs.properties.get(key);
    if (!theirField) {
      if (!theirs.isOpen) yield `${place}.${key}: the server does not take it`;
    } else if (isReadOnly(theirField) && key !== 'id') yield `${place}.${key}: the server only sends it`;
    else yield* bodyDifferences(`${place}.${key}`, field, theirField, roots, isPartial, depth + 1);
  }
  if (isPartial || own.properties.size === 0) return;
  for (const key of theirs.required) {
    const field = theirs.properties.get(key);
    if (field && !isReadOnly(field) && !own.properties.has(key)) yield `${place}.${key}: the server requires it`;
  }
}

function schemaIn({ content = {} }: Content): SchemaNode | undefined {
  const preferred = content['application/json'] ?? content['multipart/form-data'] ?? Object.values(content)[0];
  return preferred?.schema;
}

function* endpointDifferences(
  { method, path, query, body, response }: ContractEndpoint,
  operation: Operation | undefined,
  document: OpenApiDocument,
): Generator<string> {
  const name = `${method} ${path}`;
  if (!operation) {
    yield `${name}: path: no such operation`;
    return;
  }
  if (query) {
    const known = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const taken = new Set([...listParameters, ...known.map((parameter) => parameter.name)]);
    for (const key of describe(query, query).properties.keys())
      if (!taken.has(key)) yield `${name} query.${key}: the endpoint does not take it`;
  }
  if (body && operation.requestBody) {
    const content = resolved(operation.requestBody, document) ?? {};
    yield* bodyDifferences(`${name} body`, body, schemaIn(content), { own: body, document }, method === 'PATCH');
  }
  const answer = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
  const answered = answer?.content?.['application/json']?.schema;
  if (response && answered)
    yield* responseDifferences(`${name} response`, response, answered, { own: response, document });
}

const withoutSlotNames = (path: string) => path.replace(/\{[^}]+\}/g, '{}');

/**
 * Compares the contract with the OpenAPI document that a server publishes.
 *
 * @param reasons - accepted differences, as printed, with the reason for each
 */
export function compareWith(
  document: OpenApiDocument,
  endpoints: readonly ContractEndpoint[],
  reasons: Readonly<Record<string, string>>,
): Comparison {
  const operations = new Map(Object.entries(document.paths).map(([path, each]) => [withoutSlotNames(path), each]));
  const compared = endpoints.filter(({ api }) => api === 'main');
  const found = compared.flatMap((endpoint) => {
    const operation = operations.get(withoutSlotNames(endpoint.path))?.[endpoint.method.toLowerCase()];
    return [...endpointDifferences(endpoint, operation, document)];
  });
  const lines = new Set(found);
  return {
    differences: [...lines].filter((line) => !(line in reasons)),
    unusedReasons: Object.keys(reasons).filter((line) => !lines.has(line)),
    compared: compared.length,
    skipped: endpoints.length - compared.length,
  };
}
