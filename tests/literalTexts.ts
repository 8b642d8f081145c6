import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Attributes with visible or announced text. */
const textAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
  'heading',
  'description',
  'message',
  'caption',
  'disabledReason',
]);

const hasLetters = (text: unknown) => typeof text === 'string' && /\p{L}{2,}/u.test(text);

/**
 * The literal values of text attributes in the JSX of a file, in source order. The linter reports literal text between tags
 * (`noJsxLiterals`); its option for attributes would also report class names and keys.
 */
export function literalTexts(source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if (node.type === 'JSXAttribute') {
      const { name } = node.name as { name: string };
      const value = node.value as Node | null;
      const literal = value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value;
      if (textAttributes.has(name) && literal?.type === 'Literal' && hasLetters(literal.value))
        found.push(`${name}="${literal.value}"`);
    }
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.filter(isNode).forEach(visit);
      else if (isNode(child)) visit(child);
    }
  };
  visit(parseAst(source, { lang: 'tsx' }) as unknown as Node);
  return found;
}
