import { describe, expect, test } from 'vitest';
import { hasAdditionalInfo, visibleSnippets } from './additionalInfo';
import { sovereignStateOf } from './sovereignState';

const blank = { additional_tab_name: null, contacts: [], links: [] };
const text = { snippet: '<p>Told</p>', image: null };
const picture = { snippet: null, image: 'https://example.org/a.png' };

test.each([
  ['nothing', blank, [], false],
  ['nothing while the texts are not known', blank, undefined, false],
  ['a name', { ...blank, additional_tab_name: 'More' }, [], true],
  ['a blank name', { ...blank, additional_tab_name: ' ' }, [], false],
  ['a contact', { ...blank, contacts: [{}] }, undefined, true],
  ['a link', { ...blank, links: [{}] }, [], true],
  ['a text', blank, [text], true],
  ['a picture alone', blank, [picture], true],
  ['an empty text', blank, [{ snippet: ' ', image: null }], false],
])('a country with %s', (_, country, snippets, has) => expect(hasAdditionalInfo(country, snippets)).toBe(has));

test('texts without words and picture are not shown', () =>
  expect(visibleSnippets([text, { snippet: '', image: '' }, picture])).toEqual([text, picture]));

describe('the state whose pages a record opens', () => {
  test.each([
    ['a territory', { id: 5, independent: false, sovereign_state_id: 9 }, 9],
    ['a disputed territory', { id: 5, independent: false, sovereign_state_id: null }, null],
    ['a country', { id: 5, independent: true, sovereign_state_id: null }, null],
    ['a country with a stray state', { id: 5, independent: true, sovereign_state_id: 9 }, null],
    ['a record that is neither', { id: 5, independent: null, sovereign_state_id: 9 }, null],
    ['a territory that names itself', { id: 5, independent: false, sovereign_state_id: 5 }, null],
  ])('%s', (_, country, state) => expect(sovereignStateOf(country)).toBe(state));
});
