/** A node of a JSON Schema, of the dumped contract or of an OpenAPI document. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly nullable?: boolean;
  readonly readOnly?: boolean;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly allOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
}

/** The properties of a schema, with references and alternatives resolved. */
export interface Described {
  /** Empty for a schema without a type. */
  readonly types: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, SchemaNode>;
  readonly required: ReadonlySet<string>;
  readonly items: SchemaNode | null;
  readonly isNullable: boolean;
  readonly isReadOnly: boolean;
  /** Whether additional properties are allowed. */
  readonly isOpen: boolean;
}

/** Maximum depth: schemas may be recursive. */
const deepest = 12;

const jsonPointer = (root: unknown, ref: string): unknown =>
  ref
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      root,
    );

/** Follows a chain of references; undefined for an unresolved one. */
export function resolved<Node extends { readonly $ref?: string }>(node: Node, root: unknown): Node | undefined {
  let current: Node | undefined = node;
  for (let steps = 0; current?.$ref !== undefined && steps < deepest; steps += 1) {
    current = jsonPointer(root, current.$ref) as Node | undefined;
  }
  return current;
}

const typeOfValue = (value: unknown) => (value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value);

function ownTypes({ type, enum: values = [], properties, additionalProperties, ...node }: SchemaNode): string[] {
  const named = typeof type === 'string' ? [type] : (type ?? []);
  const constant = 'const' in node ? [typeOfValue(node.const)] : [];
  const isObject = properties !== undefined || Boolean(additionalProperties);
  return [...named, ...constant, ...values.map(typeOfValue), ...(isObject ? ['object'] : [])];
}

/** Describes a schema. @param root - the document in which references are resolved */
export function describe(schema: SchemaNode | undefined, root: unknown, depth = 0): Described {
  const node = resolved(schema ?? {}, root) ?? {};
  if (depth > deepest) return { ...describe({}, root), isOpen: true };
  const parts = [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])].map((part) =>
    describe(part, root, depth + 1),
  );
  const all = [...ownTypes(node), ...parts.flatMap(({ types }) => [...types])];
  const types = new Set(all.filter((type) => type !== 'null'));
  return {
    types,
    properties: new Map([
      ...Object.entries(node.properties ?? {}),
      ...parts.flatMap(({ properties }) => [...properties]),
    ]),
    required: new Set([...(node.required ?? []), ...parts.flatMap(({ required }) => [...required])]),
    items: node.items ?? parts.find(({ items }) => items)?.items ?? null,
    isNullable: node.nullable === true || all.includes('null') || parts.some(({ isNullable }) => isNullable),
    isReadOnly: node.readOnly === true || parts.some(({ isReadOnly }) => isReadOnly),
    isOpen: Boolean(node.additionalProperties) || parts.some(({ isOpen }) => isOpen) || types.size === 0,
  };
}
