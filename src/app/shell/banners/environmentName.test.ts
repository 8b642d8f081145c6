import { expect, test } from 'vitest';
import { rootStrings } from '#app/page/strings';
import { renderStrings } from '#domain/language/strings';
import { environmentName } from './environmentName';

const t = renderStrings(rootStrings, 'en') as Parameters<typeof environmentName>[1];

// reference/product.md, section 2
test.each([
  ['production', null],
  ['development', 'Development'],
  ['staging', 'Staging'],
  ['testing', 'Testing Site'],
  ['alpha-3', 'alpha-3'],
])('%s is called %s', (environment, name) => {
  expect(environmentName(environment, t)).toBe(name);
});
