import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRules } from './moduleStyles';

const source = resolve(import.meta.dirname, '../src');
const sheets = readdirSync(source, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, rules: readRules(readFileSync(join(source, path), 'utf8')) }));

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
