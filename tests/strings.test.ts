import { expect, test } from 'vitest';
import { definitions, stringProblems } from '../scripts/strings';
import { unusedKeys, usageOf } from '../scripts/stringUsage';

test('every text is used, defined once, and translated with the same values', () => {
  expect(definitions.length).toBeGreaterThan(10);
  expect(stringProblems()).toEqual([]);
});

const definition = 'src/features/home/strings.ts';
const keys = ['title', 'empty', 'level1'];
const unused = (...texts: string[]) =>
  unusedKeys(
    definition,
    'strings',
    keys,
    texts.map((text, index) => usageOf({ file: `src/features/home/file${index}.tsx`, text })),
  );
const imported = "import { strings } from './strings';";

test.each([
  [
    'a member of any variable',
    `${imported} const texts = useStrings(strings); show(texts.title);`,
    ['empty', 'level1'],
  ],
  [
    'a renamed import',
    "import { strings as own } from './strings'; const w = useStrings(own); w.empty;",
    ['title', 'level1'],
  ],
  ['a destructured text', `${imported} const { title } = useStrings(strings);`, ['empty', 'level1']],
  [
    'a computed key',
    `${imported} const w = useStrings(strings); w[name]; const names = ['title', 'empty'];`,
    ['level1'],
  ],
  ['a numbered family', `${imported} const w = useStrings(strings); w[\`level\${n}\`];`, ['title', 'empty']],
  ['a variable of another definition', `${imported} const w = useStrings(others); const names = ['title'];`, keys],
  [
    'another file of that name',
    "import { strings } from './otherStrings'; const t = useStrings(strings); t.title;",
    keys,
  ],
])('keys in use are found by %s', (_, text, left) => expect(unused(text)).toEqual(left));

test('texts that are passed on are read in other files', () => {
  const reader = `${imported} const words = useStrings(strings); const a = <Part texts={words} />;`;
  expect(unused(reader, 'const Part = ({ texts }) => texts.empty;')).toEqual(['title', 'level1']);
});
