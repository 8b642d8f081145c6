import { describe, expect, test } from 'vitest';
import { broadSelectors, readRules, readStyleSheets, repeatedRules } from './moduleStyles';

const sheets = readStyleSheets();

const inBoth = (first: string, second = first) =>
  repeatedRules(
    new Map([
      ['a.module.css', first],
      ['b.module.css', second],
    ]),
  );

describe('rules of style sheets', () => {
  test('are read with those around them, without comments', () => {
    const css = '/* { } */ .list { gap: 1px;\n  & li {\n display: flex } }\n@media print { .list, .row { gap: 0; } }';
    expect(readRules(css)).toEqual([
      { selector: '.list & li', condition: '', declarations: ['display: flex'] },
      { selector: '.list', condition: '', declarations: ['gap: 1px'] },
      { selector: '@media print .list, .row', condition: '@media print', declarations: ['gap: 0'] },
    ]);
  });

  test.each([
    ['Stack', '.a { display: grid; gap: var(--s4); }'],
    ['Stack', '.a { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s4); }'],
    ['Columns', '.a { display: grid; grid-template-columns: repeat(auto-fit, minmax(10px, 1fr)); gap: var(--s4); }'],
    ['Row', '.a { display: flex; gap: var(--s4); }'],
    ['Split', '.a { display: grid; gap: 1px; grid-template-columns: minmax(0, 2fr) 1fr; }'],
    ['Note', '.a { color: var(--muted); font-size: var(--text-s); margin: 0; }'],
    ['as="ul"', '.a { list-style: none; margin: 0; padding: 0; }'],
    ['one component', '.a { & svg { color: red; inline-size: 1rem; block-size: 1rem; } }'],
  ])('that repeat are found in any order, with what replaces them: %s', (part, css) => {
    const [declarations = ''] = css.match(/(?<=\{ )[^{}]*(?= \})/) ?? [];
    const reordered = css.replace(
      declarations,
      declarations
        .split(/(?<=;) /)
        .reverse()
        .join(' '),
    );
    expect(inBoth(css, reordered)).toEqual([expect.stringContaining(part)]);
  });

  test.each([
    ['two declarations', '.a { color: var(--muted); font-size: var(--text-s); }'],
    ['other values', '.a { display: grid; gap: var(--s4); }', '.a { display: grid; gap: var(--s5); }'],
    ['another condition', '.a { display: grid; gap: 0; }', '@media print { .a { display: grid; gap: 0; } }'],
  ])('that do not repeat are left: %s', (_, first, second = first) => {
    expect(inBoth(first, second)).toEqual([]);
  });

  test('stand once in features and resources', () => {
    const own = new Map([...sheets].filter(([path]) => /^(features|resources)\/.*\.module\.css$/.test(path)));
    expect(own.size).toBeGreaterThan(50);
    expect(repeatedRules(own)).toEqual([]);
  });
});

describe('selectors that choose by state or place', () => {
  test.each([
    ['.a > * + *', false],
    ['.a:has(> b) > :not([c])', false],
    ['.a:hover > *', false],
    ['.a:has(> :nth-child(3)) > :not(a, i) :is(a, :hover)', false],
    ['.a > li + li', true],
    ['.a > :first-child', true],
    ['.a:has(> .b:only-child) > [role="cell"]:not([c])', true],
    ['.a:hover :is(a, .b > i)', true],
    ['.a:first-child ~ .a, .a > *', true],
  ])('have a name, class or attribute at their end: %s %s', (selector, isFine) => {
    expect(broadSelectors(`${selector} { color: red; }`)).toHaveLength(isFine ? 0 : 1);
    expect(broadSelectors(`@media print { ${selector.replace(/^\.a/, '.a { &')} { color: red; } } }`)).toHaveLength(
      isFine ? 0 : 1,
    );
  });

  test('have them in all style sheets', () => {
    const found = [...sheets].flatMap(([path, css]) => broadSelectors(css).map((selector) => `${path}: ${selector}`));
    expect(found).toEqual([]);
  });
});
