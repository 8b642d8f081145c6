import { describe, expect, test } from 'vitest';
import { hasAdditionalInfo, visibleSnippets } from './additionalInfo';
import { sovereignStateOf } from './sovereignState';

const blank = { additional_tab_name: null, contacts: [], links: [] };
const text = { snippet: '<p>Told</p>', image: null };
const picture = { snippet: null, image: 'https://example.org/a.png' };

test.each([
  ['no content', blank, [], false],
  ['no content while the snippets are loading', blank, undefined, false],
  ['a name', { ...blank, additional_tab_name: 'More' }, [], true],
  ['a blank name', { ...blank, additional_tab_name: ' ' }, [], false],
  ['a contact', { ...blank, contacts: [{}] }, undefined, true],
  ['a link', { ...blank, links: [{}] }, [], true],
  ['a text', blank, [text], true],
  ['a picture alone', blank, [picture], true],
  ['an empty text', blank, [{ snippet: ' ', image: null }], false],
])('hasAdditionalInfo of a country with %s', (_, country, snippets, has) =>
  expect(hasAdditionalInfo(country, snippets)).toBe(has),
);

test('visibleSnippets leaves out snippets without a text and an image', () =>
  expect(visibleSnippets([text, { snippet: '', image: '' }, picture])).toEqual([text, picture]));

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
