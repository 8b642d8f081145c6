import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

/** What React reports of defects in what was rendered: keys, nesting, attributes, updates during a render, fields without a value. */
const defects = [
  /two children with the same key/,
  /Each child in a list should have a unique/,
  /cannot be a descendant of|cannot contain a nested|cannot be a child of/,
  /React does not recognize the|Invalid DOM property|for a non-boolean attribute/,
  /Cannot update a component .* while rendering/,
  /changing an? (un)?controlled input/,
  /without an? `onChange` handler/,
  /Rendered (more|fewer) hooks|change in the order of Hooks/,
];

/** Fails a test in which React reported a defect. A test that replaces `console.error` itself is left alone. */
export function failOnReactWarnings() {
  const report = console.error;
  const found: string[] = [];
  console.error = (...parts: readonly unknown[]) => {
    const text = format(...parts);
    if (defects.some((defect) => defect.test(text))) found.push(text);
    report(...parts);
  };
  beforeEach(() => {
    found.length = 0;
  });
  afterEach(() => {
    expect(found).toEqual([]);
  });
  afterAll(() => {
    console.error = report;
  });
}
