import { expect, test } from 'vitest';
import { definitions } from '../scripts/strings/definitions';
import { stringProblems, translationProblems } from '../scripts/strings/problems';
import { hashOf, planPush, pushedStrings } from '../scripts/strings/push';
import { unusedKeys, usageOf } from '../scripts/stringUsage';

// parses every source file of the product
test('every text is used, defined once, and translated with the same slots', { timeout: 20_000 }, () => {
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
])('unusedKeys recognises %s', (_, text, left) => expect(unused(text)).toEqual(left));

test('unusedKeys recognises texts passed to a component in another file', () => {
  const reader = `${imported} const words = useStrings(strings); const a = <Part texts={words} />;`;
  expect(unused(reader, 'const Part = ({ texts }) => texts.empty;')).toEqual(['title', 'level1']);
});

test('unusedKeys recognises keys of a prefix and a name that another file has', () => {
  const reader = `${imported} const words = useStrings(strings); const a = <Part texts={words} />;`;
  const left = unusedKeys(
    'src/features/home/strings.ts',
    'strings',
    ['hint_title', 'hint_other'],
    [reader, `const textOf = (name) => texts[\`hint_\${name}\`]; textOf('title');`].map((text, index) =>
      usageOf({ file: `src/features/home/file${index}.tsx`, text }),
    ),
  );
  expect(left).toEqual(['hint_other']);
});

test('translationProblems finds missing, misplaced and unknown translations and missing slots', () => {
  const strings = new Map([
    ['title', 'Emergencies'],
    ['shown', '{shown} of {total}'],
    ['reports.one', '{count} report'],
    ['reports.other', '{count} reports'],
  ]);
  const english = new Map([['home', { area: 'home', strings }]]);
  const complete = {
    title: 'Urgences',
    shown: '{shown} sur {total}',
    'reports.one': '{count} rapport',
    'reports.many': '{count} de rapports',
    'reports.other': '{count} rapports',
  };
  const problems = (translated: Readonly<Record<string, string>>, area = 'home') =>
    translationProblems('fr', [{ namespace: 'home', area, strings: translated }], english);
  expect(problems(complete)).toEqual([]);
  expect(problems({ ...complete, title: '' })).toEqual(['missing fr home.title']);
  expect(problems({ ...complete, shown: '{shown}' })).toEqual([
    'values differ in fr home.shown: {shown,total} and {shown}',
  ]);
  expect(problems({ ...complete, extra: 'x' })).toEqual(['unknown fr home.extra']);
  expect(problems(complete, 'shared')).toEqual(['misplaced fr/shared/home.json: it belongs to fr/home']);
});

test.each([
  ['ar', 'one', 'تقرير واحد', false],
  ['ar', 'few', 'تقارير', true],
  ['fr', 'one', 'un rapport', true],
])('a form that stands for one number may leave it out: %s %s', (language, form, text, isWrong) => {
  const english = new Map([['home', { area: 'home', strings: new Map([['reports.other', '{count} reports']]) }]]);
  const forms = { 'reports.zero': 'لا تقارير', 'reports.other': '{count}' };
  const all = Object.fromEntries(['one', 'two', 'few', 'many'].map((each) => [`reports.${each}`, '{count}']));
  const strings = { ...forms, ...all, [`reports.${form}`]: text };
  const problems = translationProblems(language, [{ namespace: 'home', area: 'home', strings }], english);
  const expected = isWrong ? [`values differ in ${language} home.reports.${form}: {count} and {}`] : [];
  expect(problems.filter((problem) => problem.includes(form))).toEqual(expected);
});

test.each([
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other'], []],
  ['ar', ['one', 'other'], ['few', 'many', 'two', 'zero']],
  ['es', ['one', 'other'], ['many']],
  ['es', ['one', 'many', 'other'], []],
  ['fr', ['one', 'other'], ['many']],
])('a text that depends on a number has every form of its language: %s %s', (language, forms, missing) => {
  const english = new Map([['home', { area: 'home', strings: new Map([['reports.other', '{count} reports']]) }]]);
  const strings = Object.fromEntries(forms.map((form) => [`reports.${form}`, '{count}']));
  const problems = translationProblems(language, [{ namespace: 'home', area: 'home', strings }], english);
  expect(problems.toSorted()).toEqual(missing.map((form) => `missing ${language} home.reports.${form}`));
});

const beforeMark = 'breaks before a mark: put U+00A0 for its space';
const withinFigure = 'breaks within a figure: put U+202F or U+00A0 for its space';
const fromLeft = 'begins from the left: put U+200F before';
const otherMarks = 'has marks of another script';
const joined = 'joins two values by marks alone: put a word between them';

test.each([
  ['ar', '3W: من يفعل ماذا', fromLeft],
  ['ar', '\u200f3W: من يفعل ماذا', undefined],
  ['ar', '{amount} CHF للشخص', fromLeft],
  ['ar', 'من {amount} CHF', undefined],
  ['ar', 'PDF', undefined],
  ['ar', 'أولاً', otherMarks],
  ['ar', 'أولًا', undefined],
  ['ar', 'من, إلى', otherMarks],
  ['ar', 'من؟ إلى', undefined],
  ['ar', 'متى?', otherMarks],
  ['ar', 'رابط https://example.org?a=1', undefined],
  ['ar', '“مسودة”', otherMarks],
  ['ar', '«مسودة»', undefined],
  ['ar', 'العمود {column}: «{heading}» زائد', joined],
  ['ar', 'العمود {column}، وعنوانه «{heading}»، زائد', undefined],
  ['ar', 'احذف «{name}»', undefined],
  ['fr', 'Finaliser ce document ?', beforeMark],
  ['fr', 'Finaliser ce document\u00a0?', undefined],
  ['fr', 'Tapez « {society}\u00a0» pour confirmer', beforeMark],
  ['fr', 'Tapez «\u00a0{society}\u00a0» pour confirmer', undefined],
  ['fr', 'Au plus 500 000\u00a0CHF', withinFigure],
  ['fr', 'Au plus 500\u202f000\u00a0CHF', undefined],
  ['fr', 'Il reste {amount} CHF à planifier', withinFigure],
  ['fr', 'Il reste {amount}\u00a0CHF à planifier', undefined],
  ['fr', 'Part\u00a0: {share} %', withinFigure],
  ['fr', 'Mise à jour n° {number}', withinFigure],
  ['fr', '{count} ménages, {count} heures, en 2024 300 familles', undefined],
  ['es', 'El archivo « {name} » :', undefined],
  ['es', 'Como máximo 500 000 CHF', undefined],
  ['es', '¿Aprobar este documento?', undefined],
  ['es', 'Aprobar este documento?', 'lacks an opening ¿ or ¡'],
  ['es', 'No disponible!', 'lacks an opening ¿ or ¡'],
  ['es', 'El borrador «{name}»', undefined],
  ['es', 'El borrador “{name}”', 'has other quotation marks than « »'],
  ['es', '{share}\u00a0%', undefined],
  ['es', 'Más del 100 %', 'breaks before %: put U+00A0 for its space'],
])('a text keeps to the orthography of its language: %s %s', (language, title, fault) => {
  const english = new Map([['home', { area: 'home', strings: new Map([['title', title]]) }]]);
  const problems = translationProblems(language, [{ namespace: 'home', area: 'home', strings: { title } }], english);
  expect(problems).toEqual(fault ? [`${language} home.title: ${fault}`] : []);
});

test('planPush selects missing and outdated strings', () => {
  const translated = [{ namespace: 'home', area: 'home', strings: { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' } }];
  const own = pushedStrings(translated, (_, key) => (key === 'e' ? undefined : `English ${key}`));
  const stored = (key: string, value: string, hash: string | null) => ({
    id: 1,
    language: 'fr' as const,
    page_name: 'home',
    key,
    value,
    hash,
  });
  const plan = planPush(own, [
    stored('b', 'B of another text', hashOf('older English b')),
    stored('c', 'C in the words of an editor', hashOf('English c')),
    stored('d', 'D', null),
    { ...stored('a', 'A', null), page_name: 'homeOther' },
  ]);
  expect(plan).toEqual({
    missing: [{ page_name: 'home', key: 'a', value: 'A', hash: hashOf('English a') }],
    outdated: [{ page_name: 'home', key: 'b', value: 'B', hash: hashOf('English b') }],
    different: 1,
    same: 1,
  });
});
