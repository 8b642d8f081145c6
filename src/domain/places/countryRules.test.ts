import { describe, expect, test } from 'vitest';
import { hasAdditionalInfo } from './additionalInfo';
import { sovereignStateOf } from './sovereignState';

const blank = { additional_tab_name: null, contacts: [], links: [] };

test.each([
  ['no content', blank, [], false],
  ['a name', { ...blank, additional_tab_name: 'More' }, [], true],
  ['a blank name', { ...blank, additional_tab_name: ' ' }, [], false],
  ['a contact', { ...blank, contacts: [{}] }, [], true],
  ['a link', { ...blank, links: [{}] }, [], true],
  ['a text', blank, [{}], true],
])('hasAdditionalInfo of a country with %s', (_, country, snippets, has) =>
  expect(hasAdditionalInfo(country, snippets)).toBe(has),
);

describe('sovereignStateOf', () => {
  test.each([
    ['a territory', { id: 5, independent: false, sovereign_state_id: 9 }, 9],
    ['a disputed territory', { id: 5, independent: false, sovereign_state_id: null }, null],
    ['a country', { id: 5, independent: true, sovereign_state_id: null }, null],
    ['a country with a sovereign state', { id: 5, independent: true, sovereign_state_id: 9 }, null],
    ['a record with unknown independence', { id: 5, independent: null, sovereign_state_id: 9 }, null],
    ['a territory that is its own sovereign state', { id: 5, independent: false, sovereign_state_id: 5 }, null],
  ])('%s', (_, country, state) => expect(sovereignStateOf(country)).toBe(state));
});
