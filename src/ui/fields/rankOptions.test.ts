import { expect, test } from 'vitest';
import { rankOptions } from './rankOptions';

const options = [
  'Nepal',
  'Côte d’Ivoire',
  'Guinea',
  'Papua New Guinea',
  'Equatorial Guinea',
  'Österreich',
  'مُوريتانيا',
].map((label, key) => ({ key, label }));
const labels = (search: string) => rankOptions(options, search).map((option) => option.label);

test.each([
  ['cote', ['Côte d’Ivoire']],
  ['CÔTE', ['Côte d’Ivoire']],
  ['osterreich', ['Österreich']],
  ['موريتانيا', ['مُوريتانيا']],
  ['guinea', ['Guinea', 'Papua New Guinea', 'Equatorial Guinea']],
  ['xyz', []],
])('"%s" finds %j', (search, found) => expect(labels(search)).toEqual(found));

test('nothing typed leaves every option in its order', () => expect(rankOptions(options, '  ')).toBe(options));
