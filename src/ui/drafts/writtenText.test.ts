import { expect, test } from 'vitest';
import { writtenText } from './writtenText';

test('what was written is a text, blanks and ids left out, rows below each other', () => {
  const values = {
    title: 'Floods',
    summary: null,
    people: 0,
    is_done: false,
    context: 'Rain.\nMore rain.',
    sectors: [1, 2],
    none: [],
    sources: [
      { client_id: 'a', spec: 'Radio', about: [{ id: 3, note: 'Daily' }], former: 3 },
      { client_id: 'b', spec: '' },
    ],
    contacts: { Media: { name: 'Amara' }, Other: { name: '' } },
  };
  const labels: Readonly<Record<string, string>> = {
    title: 'Title',
    sources: 'Sources',
    'sources.0': 'Sources 1',
    'sources.0.spec': 'Sources 1: Name of the source',
    'sources.0.former': 'Sources 1',
    people: 'people',
  };
  expect(writtenText('en', values, String, (path) => labels[path])).toBe(
    [
      'Title: Floods',
      'people: 0',
      'is_done: false',
      'context:',
      '  Rain.',
      '  More rain.',
      'sectors: 1,2',
      'Sources:',
      '  Sources 1:',
      '    Name of the source: Radio',
      '    about:',
      '      1:',
      '        note: Daily',
      '    former: 3',
      '  2:',
      'contacts:',
      '  Media:',
      '    name: Amara',
    ].join('\n'),
  );
});

test('French has a space before the colon, also before the rows of a list', () => {
  const labelOf = (path: string) =>
    ({ sources: 'Sources', 'sources.0': 'Source 1', 'sources.0.spec': 'Source 1\u00a0: Nom' })[path];
  expect(writtenText('fr', { sources: [{ client_id: 'a', spec: 'Radio' }] }, String, labelOf)).toBe(
    'Sources\u00a0:\n  Source 1\u00a0:\n    Nom\u00a0: Radio',
  );
});
