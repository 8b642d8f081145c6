import { basename } from 'node:path';
import { parseAst } from 'vite';

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** The names and literals in a source file through which it may read texts. */
export interface Usage {
  readonly file: string;
  /** Imported names: local name → exported name and the module's file name without extension. */
  readonly imports: ReadonlyMap<string, { readonly name: string; readonly module: string }>;
  /** Variables initialised by a call, with the identifiers among its arguments: `const t = useStrings(strings)`. */
  readonly calls: readonly { readonly variable: string; readonly given: readonly string[] }[];
  /** Names read from any object: `x.name`, `const { name } = x`. */
  readonly members: ReadonlySet<string>;
  /** Objects read by a computed key: `x[key]`. */
  readonly computed: ReadonlySet<string>;
  /** Identifiers used as values outside these calls. */
  readonly passed: ReadonlySet<string>;
  /** String literals and keys of object literals. */
  readonly literals: ReadonlySet<string>;
  /** The first quasi of each template literal. */
  readonly prefixes: ReadonlySet<string>;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nameOf = (node: unknown) =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'JSXIdentifier') ? String(node.name) : undefined;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** Reads the usage from the syntax tree of a source file. */
export function usageOf({ file, text }: Source): Usage {
  const imports = new Map<string, { name: string; module: string }>();
  const calls: { variable: string; given: string[] }[] = [];
  const members = new Set<string>();
  const computed = new Set<string>();
  const passed = new Set<string>();
  const literals = new Set<string>();
  const prefixes = new Set<string>();

  const visitChildren = (node: Node, except: readonly string[] = []) => {
    for (const [field, value] of Object.entries(node)) if (!except.includes(field)) nodesIn(value).forEach(visit);
  };
  const add = (set: Set<string>, name: string | undefined) => {
    if (name !== undefined) set.add(name);
  };
  const visitCall = (declarator: Node, call: Node): boolean => {
    const given = nodesIn(call.arguments).map(nameOf);
    if (given.length === 0 || given.some((name) => name === undefined)) return false;
    const names = given.filter((name) => name !== undefined);
    const variable = nameOf(declarator.id);
    if (variable === undefined) visitChildren(declarator, ['init']);
    if (!nameOf(call.callee)) nodesIn(call.callee).forEach(visit);
    calls.push({ variable: variable ?? '', given: names });
    return true;
  };

  const visitors: Readonly<Record<string, (node: Node) => void>> = {
    ImportDeclaration: (node) => {
      const module = basename(String((node.source as Node).value));
      for (const specifier of nodesIn(node.specifiers)) {
        const local = nameOf(specifier.local);
        if (local) imports.set(local, { name: nameOf(specifier.imported) ?? 'default', module });
      }
    },
    VariableDeclarator: (node) => {
      const init = node.init;
      if (isNode(init) && init.type === 'CallExpression' && visitCall(node, init)) return;
      visitChildren(node, nameOf(node.id) ? ['id'] : []);
    },
    MemberExpression: (node) => {
      const object = nameOf(node.object);
      if (node.computed) add(computed, object);
      else add(members, nameOf(node.property));
      visitChildren(node, [...(object ? ['object'] : []), ...(node.computed ? [] : ['property'])]);
    },
    ObjectPattern: (node) => {
      for (const property of nodesIn(node.properties)) add(members, nameOf(property.key));
      visitChildren(node);
    },
    Property: (node) => {
      if (!node.computed) add(literals, nameOf(node.key));
      visitChildren(node, node.computed ? [] : ['key']);
    },
    JSXAttribute: (node) => visitChildren(node, ['name']),
    Literal: (node) => add(literals, typeof node.value === 'string' ? node.value : undefined),
    TemplateLiteral: (node) => {
      const first = nodesIn(node.quasis)[0]?.value as { readonly cooked?: string } | undefined;
      add(prefixes, first?.cooked || undefined);
      visitChildren(node);
    },
    Identifier: (node) => {
      add(passed, nameOf(node));
      visitChildren(node);
    },
  };
  function visit(node: Node) {
    (visitors[node.type] ?? visitChildren)(node);
  }
  visit(parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node);
  return { file, imports, calls, members, computed, passed, literals, prefixes };
}

/**
 * The unused keys of a definition.
 *
 * A key is used if a file that imports the definition reads a member of that name. If the texts are read by a computed key or passed
 * on, members, string literals and object keys of that name in any other file count too, and for numbered keys (`strength1`) a
 * template literal that starts with the name without its number. A prefix that ends in an underscore (`hint_`) is read likewise, with a
 * name that other files have.
 *
 * @param file - the file of the definition, which exports it as `name`
 * @param usages - the usages of all source files
 */
export function unusedKeys(file: string, name: string, keys: readonly string[], usages: readonly Usage[]): string[] {
  const module = basename(file).replace(/\.tsx?$/, '');
  const readers: Usage[] = [];
  let isReadByKey = false;
  let isPassedOn = false;
  for (const usage of usages) {
    const locals = [...usage.imports].filter(([, from]) => from.name === name && from.module === module);
    if (usage.file === file || locals.length === 0) continue;
    readers.push(usage);
    for (const [local] of locals) {
      const variables = usage.calls.filter(({ given }) => given.includes(local)).map(({ variable }) => variable);
      isReadByKey ||= variables.some((variable) => usage.computed.has(variable));
      isPassedOn ||= [local, ...variables].some((identifier) => usage.passed.has(identifier));
    }
  }
  const others = usages.filter((usage) => usage.file !== file && !/trings\.ts$/.test(usage.file));
  const isRead = (key: string) => {
    const family = /^(\w*?)\d+$/.exec(key)?.[1];
    if (readers.some(({ members }) => members.has(key))) return true;
    if (isPassedOn && others.some(({ members }) => members.has(key))) return true;
    if (!isReadByKey && !isPassedOn) return false;
    const [prefix = ''] = /^[a-z]+_/.exec(key) ?? [];
    const isPrefixed = prefix !== '' && others.some(({ prefixes }) => prefixes.has(prefix));
    const isNamed = (named: string) => others.some(({ literals }) => literals.has(named));
    if (isPrefixed && isNamed(key.slice(prefix.length))) return true;
    return isNamed(key) || others.some(({ prefixes }) => family && prefixes.has(family));
  };
  return keys.filter((key) => !isRead(key));
}
