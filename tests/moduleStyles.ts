import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = resolve(import.meta.dirname, '../src');

/** The text of every style sheet of the product, by its path below `src`. */
export const readStyleSheets = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(source, { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.css'))
      .map((path) => [path, readFileSync(join(source, path), 'utf8')]),
  );

/** A rule of a style sheet. */
export interface StyleRule {
  /** With those of the rules around it: `@media print .list & li`. */
  readonly selector: string;
  /** The rules around it that say when it applies: `@media print`. */
  readonly condition: string;
  /** `property: value`, in alphabetical order. */
  readonly declarations: readonly string[];
}

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The rules of a style sheet that declare anything, nested ones among them. Strings and addresses with braces or semicolons are not read. */
export function readRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const open: { head: string; declarations: string[] }[] = [];
  let text = '';
  const addDeclaration = () => {
    if (text.includes(':')) open.at(-1)?.declarations.push(inOneLine(text));
    text = '';
  };
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      open.push({ head: inOneLine(text), declarations: [] });
      text = '';
    } else if (sign === ';') addDeclaration();
    else if (sign === '}') {
      addDeclaration();
      const closed = open.pop();
      if (!closed || closed.declarations.length === 0) continue;
      const heads = [...open.map(({ head }) => head), closed.head];
      rules.push({
        selector: heads.join(' '),
        condition: heads.filter((head) => head.startsWith('@')).join(' '),
        declarations: closed.declarations.sort(),
      });
    } else text += sign;
  }
  return rules;
}

/** The part of `ui/layout` that declares the same. */
function partFor(declarations: readonly string[]): string | undefined {
  const has = (start: string) => declarations.some((declaration) => declaration.startsWith(start));
  if (has('grid-template-columns: repeat(auto-')) return 'Columns';
  if (has('display: grid') && has('gap:') && !has('grid-template')) return 'Stack';
  if (has('display: grid') && has('grid-template-columns: minmax(0, 1fr)')) return 'Stack';
  if (has('display: grid') && has('grid-template-columns: minmax(0, 2fr)')) return 'Split';
  if (has('display: flex') && has('gap:')) return 'Row';
  if (has('color: var(--muted)') && has('font-size: var(--text-s)')) return 'Note';
  if (has('list-style: none')) return 'Stack or Row, as="ul"';
  return undefined;
}

const isLayout = (declarations: readonly string[]) =>
  declarations.some((declaration) => /^display: (inline-)?(grid|flex)$/.test(declaration)) &&
  declarations.some((declaration) => declaration.startsWith('gap:'));

/**
 * The rules of which the declarations stand in several style sheets: three or more, or those of a layout (`display` and `gap`).
 *
 * @param sheets - the text of each style sheet, by its path
 * @returns a sentence for each set of declarations, with what replaces it
 */
export function repeatedRules(sheets: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, { readonly declarations: readonly string[]; readonly at: Map<string, string> }>();
  for (const [path, css] of sheets) {
    for (const { selector, condition, declarations } of readRules(css)) {
      if (declarations.length < 3 && !isLayout(declarations)) continue;
      const key = [condition, ...declarations].join('; ');
      const place = places.get(key) ?? { declarations, at: new Map() };
      places.set(key, place);
      place.at.set(path, selector);
    }
  }
  return [...places.values()]
    .filter(({ at }) => at.size > 1)
    .map(({ declarations, at }) => {
      const part = partFor(declarations);
      const remedy = part ? `use ${part} of #ui/layout` : 'give both one component';
      return `${[...at].map(([path, selector]) => `${path} ${selector}`).join(' and ')}: ${declarations.join('; ')}. Instead, ${remedy}.`;
    });
}

const combinator = /\s*[>+~]\s*|\s+/;
/** A part of a selector in brackets, with up to two pairs of brackets in each other within it. */
const brackets = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Splits a selector outside its brackets. */
function splitOutside(selector: string, separator: RegExp): string[] {
  const inner: string[] = [];
  const outer = selector.replace(brackets, (part) => `§${inner.push(part) - 1}§`);
  return outer.split(separator).map((part) => part.replace(/§(\d+)§/g, (_, at) => inner[Number(at)] ?? ''));
}

const isNamed = (compound: string): boolean => {
  const [, list] = compound.match(/:(?:is|where)\((.*)\)/) ?? [];
  if (list && splitOutside(list, /\s*,\s*/).every((part) => isNamed(splitOutside(part, combinator).at(-1) ?? '')))
    return true;
  return /^[a-z]|[.#[]/i.test(compound.replace(brackets, ''));
};

/**
 * Selectors that choose by state or place, and whose last part has no name, class or attribute: `.a:hover > *`, `.a > * + *`. With each element
 * that changes, browsers then compute the styles of all elements beside and below it anew.
 *
 * @param css - the text of a style sheet
 */
export function broadSelectors(css: string): string[] {
  return readRules(css)
    .map(({ selector, condition }) => selector.replace(condition, '').trim())
    .flatMap((selector) => splitOutside(selector.replaceAll('&', '.nested'), /\s*,\s*/))
    .filter((selector) => {
      const subject = splitOutside(selector, combinator).at(-1) ?? '';
      const before = selector.slice(0, selector.length - subject.length);
      const byPlace = /[+~]\s*$/.test(before) || /:(has|hover|focus|empty|[a-z-]*-(child|of-type))/.test(before);
      return byPlace && !isNamed(subject);
    });
}
