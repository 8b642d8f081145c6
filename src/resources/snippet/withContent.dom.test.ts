import { expect, test } from 'vitest';
import { withContent } from './withContent';

const image = 'https://example.org/a.png';

test.each([
  ['a text', { snippet: '<p>Told</p>' }, true],
  ['an image in the text', { snippet: `<p><img src="${image}"></p>` }, true],
  ['an image alone', { snippet: null, image }, true],
  ['an emptied text with an image', { snippet: '<p><br></p>', image }, true],
  ['an emptied text', { snippet: '<p><br></p>', image: null }, false],
  ['spaces', { snippet: '<p>&nbsp;</p>', image: ' ' }, false],
  ['nothing', { snippet: null, image: '' }, false],
])('a snippet with %s', (_, snippet, has) => expect(withContent([snippet])).toEqual(has ? [snippet] : []));

test('none while they are on their way', () => expect(withContent(undefined)).toEqual([]));
