import { describe, expect, test } from 'vitest';
import type { LocalUnitOptions } from '#contract/localUnit';
import { healthColumns, unitColumns } from '#sandbox/local-units/templateColumns';
import { compareImport, type ImportFile, readImportFile, readTextDate, type SheetCell } from './importFile';
import { normalisedName } from './unitNames';

const headers = [
  'Date of Update',
  'Local Unit Name (En)',
  'Local Unit Name (Local)',
  'Visibility',
  'Latitude',
  'Longitude',
  'Coverage',
];
const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, code: index + 1, name }));
const options: LocalUnitOptions = {
  affiliation: named('Red Cross', 'Private Facility'),
  blood_services: named('Blood Collection', 'None'),
  functionality: named('Fully Functional'),
  general_medical_services: named('Minor Trauma', 'Referral Capacity'),
  health_facility_type: [{ id: 1, code: 1, name: 'Hospital', image_url: '' }],
  hospital_type: named('General Hospital'),
  level: [
    { id: 1, level: 0, name: 'National' },
    { id: 2, level: 1, name: 'Local' },
  ],
  primary_health_care_center: named('Dental Practices'),
  professional_training_facilities: named('Nurses', 'Paramedics / EMT'),
  specialized_medical_beyond_primary_level: named('Oncology'),
  type: [],
};
const rules = {
  options,
  isHealth: false,
  isOutside: (longitude: number) => longitude > 40,
};
const sheet = (...rows: SheetCell[][]) => [['General'], headers, ['Hint'], ...rows];
const day = new Date('2026-03-01T00:00:00Z');
const depot: SheetCell[] = [day, 'North depot', null, 'Public', -0.2, 35.5, 'Local'];
const row = (changes: Readonly<Record<number, SheetCell>>): SheetCell[] =>
  depot.map((cell, index) => (index in changes ? changes[index] : cell));
const read = (...rows: SheetCell[][]) => readImportFile(sheet(...rows), rules) as ImportFile;

describe('readImportFile', () => {
  test('a right file has its units, and nothing to tell', () => {
    const file = read(depot, [null, '', undefined], row({ 1: 'South  Depot', 2: ' Bohari ' }));
    expect(file).toEqual({
      units: [['north depot'], ['south depot', 'bohari']],
      headings: [],
      findings: [],
      textDates: [],
      emptied: [],
      repeated: [],
      widened: new Map(),
    });
  });

  test.each([
    ['no name', row({ 1: ' ' }), 'Local Unit Name (Local)', '', 'noName'],
    ['a level that does not exist', row({ 6: 'Galactic' }), 'Coverage', 'Galactic', 'unknownLevel'],
    ['no latitude', row({ 4: null }), 'Latitude', '', 'noPosition'],
    ['a longitude of 0, which counts as missing', row({ 5: 0 }), 'Longitude', '0', 'noPosition'],
    ['a latitude in words', row({ 4: '0° 12′ S' }), 'Latitude', '0° 12′ S', 'noNumber'],
    ['a position outside of the country', row({ 5: 45 }), 'Latitude', '-0.2', 'outside'],
  ])('%s', (_, cells, column, value, problem) => {
    expect(read(depot, cells).findings).toEqual([
      { row: 5, unit: problem === 'noName' ? '' : 'North depot', column, value, problem },
    ]);
  });

  test('texts that are too long, and addresses that are none, in the columns of either template', () => {
    const columns = [...headers, 'Local Unit Post Code', 'Local Unit Email', 'Focal Person Email'];
    const cells = (...more: SheetCell[]) => [...depot, ...more];
    const rows = [
      cells('0123456789', 'depot@example.org', ''),
      cells('01234567890', 'depot', 'x'),
      cells(1234567890123, `${'a'.repeat(250)}@b.org`, null),
    ];
    const file = readImportFile([[], columns, [], ...rows], rules) as ImportFile;
    expect(file.findings.map(({ row, column, problem, limit }) => [row, column, problem, limit])).toEqual([
      [5, 'Local Unit Post Code', 'tooLong', 10],
      [5, 'Local Unit Email', 'noEmail', undefined],
      [5, 'Focal Person Email', 'noEmail', undefined],
      [6, 'Local Unit Post Code', 'tooLong', 10],
      [6, 'Local Unit Email', 'tooLong', 255],
    ]);
  });

  test('a row with a name of an earlier row is told, with the first of them', () => {
    const file = read(
      row({ 1: 'North depot', 2: 'Bohari' }),
      row({ 1: 'South depot' }),
      row({ 1: 'bohari ' }),
      row({ 1: 'NORTH  DEPOT' }),
      row({ 1: '' }),
      row({ 1: '' }),
    );
    expect(file.repeated).toEqual([
      { row: 6, unit: 'bohari', first: 4 },
      { row: 7, unit: 'NORTH  DEPOT', first: 4 },
    ]);
  });

  test.each([
    ['an empty heading between others', 3, '', [['D', '', 'noHeading']]],
    ['a heading of blanks', 0, '  ', [['A', '', 'noHeading']]],
    ['an empty heading after the last one', 7, '', []],
    ['the heading of an earlier column', 3, 'Local Unit Name (En)', [['D', 'Local Unit Name (En)', 'headingTwice']]],
    ['a heading that the import does not know', 3, 'Visible for', [['D', 'Visible for', 'unknownHeading']]],
    ['a heading of health facilities', 3, 'Nurses', [['D', 'Nurses', 'unknownHeading']]],
    ['one of them over no cell', 7, 'Remarks', []],
  ])('%s is told', (_, place, heading, expected) => {
    const changed = Array.from({ length: 8 }, (_, index) => (index === place ? heading : (headers[index] ?? '')));
    const file = readImportFile([[], changed, [], depot], rules) as ImportFile;
    expect(file.headings.map(({ column, heading: text, problem }) => [column, text, problem])).toEqual(expected);
  });

  test('of two columns with the same heading the last one is read', () => {
    const changed = [...headers, 'Local Unit Name (En)'];
    const file = readImportFile([[], changed, [], [...depot, 'South depot']], rules) as ImportFile;
    expect(file.units).toEqual([['south depot']]);
  });

  test('every heading of either template is known', () => {
    for (const [columns, isHealth] of [
      [unitColumns, false],
      [healthColumns, true],
    ] as const) {
      const names = columns.map(({ header }) => header);
      const file = readImportFile([[], names, [], names.map(() => 'x')], { ...rules, isHealth }) as ImportFile;
      expect(file.headings).toEqual([]);
    }
  });

  test('a level may be empty, in any case, and does not count for health facilities, which need three answers', () => {
    expect(read(row({ 6: '' }), row({ 6: 'LOCAL' })).findings).toEqual([]);
    const facility = [...headers, 'Affiliation', 'Functionality', 'Health Facility Type'];
    const file = readImportFile([[], facility, [], [...row({ 6: 'Galactic' }), 'Private Facility', '', null]], {
      ...rules,
      isHealth: true,
    }) as ImportFile;
    expect(file.findings.map(({ column, problem }) => [column, problem])).toEqual([
      ['Functionality', 'required'],
      ['Health Facility Type', 'required'],
    ]);
  });

  const facility = (answers: Readonly<Record<string, SheetCell>>, known: LocalUnitOptions | null = options) => {
    const columns = healthColumns.map(({ header }) => header);
    const stored: Readonly<Record<string, SheetCell>> = {
      'Local Unit Name (En)': 'Clinic',
      Visibility: 'Public',
      Latitude: -0.2,
      Longitude: 35.5,
      Affiliation: 'Red Cross',
      Functionality: '1',
      'Health Facility Type': 'hospital (1)',
      ...answers,
    };
    const sheetOf = [[], columns, [], columns.map((column) => stored[column])];
    return readImportFile(sheetOf, { ...rules, options: known, isHealth: true }) as ImportFile;
  };

  test.each([
    ['an option', { Affiliation: 'Privat' }, 'Affiliation', 'unknownOptions', ['Privat']],
    ['one of several', { 'Blood Services': 'None, Storage' }, 'Blood Services', 'unknownOptions', ['Storage']],
    ['a stray comma', { 'Blood Services': 'None,' }, 'Blood Services', 'strayComma', undefined],
    ['half a nurse', { Nurses: 2.5 }, 'Nurses', 'noWholeNumber', undefined],
    ['a number in words', { 'Ambulance Type A': 'two' }, 'Ambulance Type A', 'noWholeNumber', undefined],
  ])('%s of a health facility that the server refuses', (_, answers, column, problem, names) => {
    expect(facility(answers).findings.map((each) => [each.row, each.column, each.problem, each.names])).toEqual([
      [4, column, problem, names],
    ]);
  });

  test('answers of a health facility that the server takes', () => {
    const { findings, emptied } = facility({
      'General Medical Services': 'minor trauma, 2',
      'Professional Training Facilities': 'Paramedics/EMT',
      'Hospital Type': 'general_hospital',
      Nurses: 12,
      Dentists: '3.0',
      Warehousing: 'YES',
    });
    expect([findings, emptied]).toEqual([[], []]);
  });

  test('answers of a health facility that the server silently leaves empty', () => {
    expect(facility({ 'Hospital Type': 'Specialised', 'Cold Chain': 'Oui' }).emptied).toEqual([
      { row: 4, column: 'Hospital Type', text: 'Specialised' },
      { row: 4, column: 'Cold Chain', text: 'Oui' },
    ]);
  });

  test('without the options every name passes', () => {
    expect(facility({ Affiliation: 'Privat', 'Blood Services': 'Storage' }, null).findings).toEqual([]);
    expect(facility({ Affiliation: 'Privat' }, { ...options, affiliation: [] }).findings).toEqual([]);
  });

  test.each(
    healthColumns.filter(({ kind }) => ['choice', 'optionalChoice', 'choices', 'count', 'yesNo'].includes(kind)),
  )('nonsense in the column $header of the template is told', ({ header }) => {
    const { findings, emptied } = facility({ [header]: 'nonsense' });
    expect([...findings, ...emptied].map(({ column }) => column)).toEqual([header]);
  });

  test('dates that are texts are told with the day that the server makes of them', () => {
    const file = read(
      ...['2026-03-01', '1-Mar-26', '03/04/2026', '25/12/2025', 'yesterday'].map((text) => row({ 0: text })),
      row({ 0: null }),
    );
    expect(file.textDates).toEqual([
      { row: 6, text: '03/04/2026', readAs: '2026-03-04' },
      { row: 7, text: '25/12/2025', readAs: null },
      { row: 8, text: 'yesterday', readAs: null },
    ]);
  });

  test('every visibility but two becomes that of the RCRC Movement', () => {
    const file = read(
      ...['Public', 'public', 'RCRC Movement', 'IFRC Secretariat', 'IFRC Secretariat', null].map((text) =>
        row({ 3: text }),
      ),
    );
    expect([...file.widened]).toEqual([
      ['IFRC Secretariat', 2],
      ['', 1],
    ]);
  });

  test.each([
    ['no rows of data', sheet(), 'empty'],
    ['no sheet at all', [], 'noTemplate'],
    ['other headers', [[], ['Name'], [], ['North']], 'noTemplate'],
    [
      'columns of health facilities for another type',
      [[], [...headers, 'Health Facility Type'], [], depot],
      'healthColumns',
    ],
  ])('%s', (_, rows, expected) => expect(readImportFile(rows, rules)).toBe(expected));
});

test.each([
  ['2026-03-01', '2026-03-01'],
  ['01-Mar-26', '2026-03-01'],
  ['1-dec-26', '2026-12-01'],
  ['1-Foo-26', null],
  ['1-anf-26', null],
  ['3/4/2026', '2026-03-04'],
  ['13/04/2026', null],
  // no day of the calendar
  ['2026-02-30', null],
  ['2/30/2026', null],
  ['31-Jun-26', null],
  ['', null],
])('the server reads %j as %s', (text, expected) => expect(readTextDate(text)).toBe(expected));

test.each([
  [' North  Depot ', 'north depot'],
  [null, ''],
  [undefined, ''],
])('%j is compared as %j', (name, expected) => expect(normalisedName(name)).toBe(expected));

test.each([
  ['the same units', [['a'], ['b']], [['b'], ['a']], { stay: 2, go: 0, added: 0 }],
  ['either name counts', [['a', 'x']], [['x']], { stay: 1, go: 0, added: 0 }],
  ['each unit once', [['a']], [['a'], ['a']], { stay: 1, go: 0, added: 1 }],
  ['two of one name', [['a'], ['a']], [['a'], ['a']], { stay: 2, go: 0, added: 0 }],
  ['nothing stored', [], [['a']], { stay: 0, go: 0, added: 1 }],
  ['rows without names', [['a']], [[]], { stay: 0, go: 1, added: 1 }],
])('compareImport: %s', (_, stored, rows, expected) => expect(compareImport(stored, rows)).toEqual(expected));
