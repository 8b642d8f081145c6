import { describe, expect, test } from 'vitest';
import { readRules, readStyleSheets } from './moduleStyles';

const sheets = [...readStyleSheets()].map(([path, css]) => ({ path, rules: readRules(css) }));

const declared = (property: string) =>
  sheets.flatMap(({ path, rules }) =>
    rules.flatMap(({ selector, condition, declarations }) =>
      declarations
        .filter((declaration) => declaration.startsWith(property))
        .map((declaration) => ({ path, selector, condition, declaration })),
    ),
  );

describe('motion', () => {
  test('of transitions has the duration of the tokens, which is none for who wants less', () => {
    const found = declared('transition');
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(({ declaration }) => !declaration.includes('var(--motion)'))).toEqual([]);
  });

  test('that goes on stops for who wants less', () => {
    const found = declared('animation');
    const moving = found.filter(({ declaration }) => !declaration.endsWith(': none'));
    const isStopped = ({ path }: { readonly path: string }) =>
      found.some((rule) => rule.path === path && rule.condition.includes('prefers-reduced-motion: reduce'));
    expect(moving.length).toBeGreaterThan(2);
    expect(moving.filter((rule) => !isStopped(rule))).toEqual([]);
  });
});

describe('hovering', () => {
  test('changes nothing where a finger touches: what was touched would keep that look', () => {
    const found = sheets.flatMap(({ path, rules }) =>
      rules.filter(({ selector }) => selector.includes(':hover')).map((rule) => ({ path, ...rule })),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ condition }) => !condition.includes('(hover: hover)'))).toEqual([]);
  });
});
