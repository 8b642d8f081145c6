import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('the scheduler whose slices are set is that of React DOM', () => {
  const ours = createRequire(import.meta.url);
  const reactDom = createRequire(ours.resolve('react-dom/client'));
  expect(ours.resolve('scheduler')).toBe(reactDom.resolve('scheduler'));
});
