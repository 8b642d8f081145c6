import { expect, test } from 'vitest';
import { rowErrors, uploadedRows } from './rowErrors';

const heads = [
  'Upload Status',
  'Local Unit Name (En)',
  'Local Unit Name (Local)',
  'Coverage',
  'Coverage_error',
  'General Error_error',
];

test.each([
  ['rows that are right', ['SUCCESS', 'North', '', 'Local', '', ''], []],
  [
    'an error beside its cell, in the row of the uploaded file',
    ['FAILED', null, 'Kaskazini', 'Galactic', 'Invalid level: Galactic', null],
    [{ row: 4, unit: 'Kaskazini', column: 'Coverage', value: 'Galactic', message: 'Invalid level: Galactic' }],
  ],
  [
    'an error of the whole row, and one of a cell',
    ['FAILED', '', '', 5, 'Invalid level: 5', 'A name is required.'],
    [
      { row: 4, unit: '', column: 'Coverage', value: '5', message: 'Invalid level: 5' },
      { row: 4, unit: '', column: '', value: '', message: 'A name is required.' },
    ],
  ],
  [
    'a row that failed without a reason',
    ['FAILED', 'North', '', '', '', ''],
    [{ row: 4, unit: 'North', column: '', value: '', message: '' }],
  ],
])('of an errors file are listed %s', (_, row, expected) => {
  expect(rowErrors([heads, row], null)).toEqual(expected);
});

test('errors of the whole unit have no column, those of its position the latitude', () => {
  const headers = ['Upload Status', 'Latitude', 'non_field_errors_error', 'location_error'];
  expect(rowErrors([headers, ['FAILED', -4, 'A name is required.', 'Outside of the country']], null)).toEqual([
    { row: 4, unit: '', column: '', value: '', message: 'A name is required.' },
    { row: 4, unit: '', column: 'Latitude', value: '-4', message: 'Outside of the country' },
  ]);
});

test('the next row of the errors file is the next row of the upload', () => {
  const rows = rowErrors([heads, ['SUCCESS'], ['FAILED', 'South', '', 'x', 'Invalid level: x']], null);
  expect(rows?.map(({ row }) => row)).toEqual([5]);
});

test.each([
  ['an empty sheet', []],
  ['another sheet', [['Name'], ['North']]],
])('%s is no errors file', (_, sheet) => {
  expect(rowErrors(sheet, null)).toBeNull();
});

test('rows are numbered as in the uploaded file, whose empty rows the errors file lacks', () => {
  const upload = [['General'], ['Name'], ['Hint'], ['North'], [null], ['South'], ['', undefined]];
  expect(uploadedRows(upload, 2)).toEqual([4, 6]);
  expect(uploadedRows(upload, 3)).toBeNull();
  const failed = ['FAILED', 'South', '', 'x', 'Invalid level: x'];
  expect(rowErrors([heads, ['SUCCESS'], failed], uploadedRows(upload, 2))?.map(({ row }) => row)).toEqual([6]);
});
