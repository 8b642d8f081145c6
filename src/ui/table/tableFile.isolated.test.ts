import readExcelFile from 'read-excel-file/universal';
import { afterEach, expect, test, vi } from 'vitest';
import {
  dateColumn,
  type FileColumn,
  linkColumn,
  listColumn,
  momentColumn,
  numberColumn,
  progressColumn,
  textColumn,
} from './columns';
import { saveTable, type TableFile, tableCsv } from './tableFile';

interface Operation {
  readonly name: string | null;
  readonly start: string | null;
  readonly updated: string | null;
  readonly amount: number | null;
  readonly countries: readonly string[];
}

const columns: readonly FileColumn<Operation>[] = [
  linkColumn({ id: 'name', header: 'Name', hxl: '#event+name', value: ({ name }) => name, href: () => '/' }),
  dateColumn({ id: 'start', header: 'Start', hxl: '#date+start', value: ({ start }) => start }),
  momentColumn({ id: 'updated', header: 'Updated', value: ({ updated }) => updated }),
  numberColumn({ id: 'amount', header: 'Amount (CHF)', hxl: '#value+funding', value: ({ amount }) => amount }),
  listColumn({ id: 'countries', header: 'Countries', hxl: '#country+name', value: ({ countries }) => countries }),
  {
    ...textColumn<Operation>({ id: 'kind', header: 'Kind', value: () => 'sorted' }),
    fileValue: () => 'written\u00a0so',
  },
];
const rows: readonly Operation[] = [
  {
    name: '=HYPERLINK("http://evil")',
    start: '2026-10-02T22:30:00Z',
    updated: '2026-10-02T22:30:00+02:00',
    amount: 0,
    countries: ['Kenya', 'Chad'],
  },
  { name: 'Crue, "grave"', start: '2026-10-02', updated: null, amount: null, countries: [] },
];

test('CSV has the columns and titles of the screen, days of UTC, and no formula', () => {
  expect(tableCsv(columns, rows).split('\r\n')).toEqual([
    '\uFEFFName,Start,Updated,Amount (CHF),Countries,Kind',
    `"'=HYPERLINK(""http://evil"")",2026-10-02,2026-10-02T20:30:00.000Z,0,Kenya; Chad,written so`,
    '"Crue, ""grave""",2026-10-02,,,,written so',
  ]);
});

test('hashtags stand in the second row', () => {
  const lines = tableCsv(columns, rows, true).split('\r\n');
  expect(lines[1]).toBe('#event+name,#date+start,,#value+funding,#country+name,');
  expect(lines).toHaveLength(4);
});

const files: { content: Blob; name: string }[] = [];
vi.mock('../display/saveFile', () => ({
  saveFile: (content: Blob, name: string) => files.push({ content, name }),
}));
afterEach(() => files.splice(0));

const file: TableFile<Operation> = {
  name: 'operations',
  columns,
  rows,
  source: [['Address', 'http://localhost/appeals/all?dtype=12']],
  sheets: ['Table', 'Source'],
};

test.each([
  ['csv', 'operations.csv'],
  ['hxl', 'operations-hxl.csv'],
  ['xlsx', 'operations.xlsx'],
  ['hxlWorkbook', 'operations-hxl.xlsx'],
] as const)('%s is saved as %s', async (format, name) => {
  await saveTable(file, format);
  expect(files.map((saved) => saved.name)).toEqual([name]);
});

test('a workbook is read back with numbers, days, moments and texts, and says where it comes from', async () => {
  await saveTable(file, 'xlsx');
  const sheets = await readExcelFile(files[0]?.content as Blob);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Table', 'Source']);
  expect(sheets[0]?.data).toEqual([
    ['Name', 'Start', 'Updated', 'Amount (CHF)', 'Countries', 'Kind'],
    [
      '=HYPERLINK("http://evil")',
      new Date('2026-10-02'),
      new Date('2026-10-02T20:30:00Z'),
      0,
      'Kenya; Chad',
      'written so',
    ],
    ['Crue, "grave"', new Date('2026-10-02'), null, null, null, 'written so'],
  ]);
  expect(sheets[1]?.data).toEqual([
    [null, 'operations'],
    ['Address', 'http://localhost/appeals/all?dtype=12'],
  ]);
});

const reached: FileColumn<Operation> = {
  id: 'reached',
  header: 'Reached',
  cell: () => '4 people, 2 households',
  fileParts: [
    numberColumn({ id: 'people', header: 'People', hxl: '#reached+people', value: () => 4 }),
    numberColumn({ id: 'households', header: 'Households', value: () => 2 }),
  ],
};

test('amounts that a cell joins in words have columns of their own', async () => {
  expect(tableCsv([reached], rows.slice(0, 1), true)).toBe('\uFEFFPeople,Households\r\n#reached+people,\r\n4,2');
  await saveTable({ ...file, columns: [reached] }, 'xlsx');
  const [table] = await readExcelFile(files[0]?.content as Blob);
  expect(table?.data.slice(0, 2)).toEqual([
    ['People', 'Households'],
    [4, 2],
  ]);
});

test('a share is rounded, with its unit in the heading', async () => {
  const funded = progressColumn<Operation>({
    id: 'funded',
    header: 'Funding',
    hxl: '#value+funding+pct',
    value: ({ amount }) => (amount === null ? null : 100 / 3),
  });
  expect(tableCsv([funded], rows, true)).toBe('\uFEFFFunding (%)\r\n#value+funding+pct\r\n33.3\r\n');
  await saveTable({ ...file, columns: [funded] }, 'xlsx');
  const [table] = await readExcelFile(files[0]?.content as Blob);
  expect(table?.data.slice(0, 2)).toEqual([['Funding (%)'], [33.3]]);
});

test('a day is a day in a column with cells of its own', async () => {
  const closes: FileColumn<Operation> = {
    id: 'closes',
    header: 'Closes',
    cell: () => 'in 3 days',
    fileValue: () => '2026-10-02',
  };
  await saveTable({ ...file, columns: [closes] }, 'xlsx');
  const [table] = await readExcelFile(files[0]?.content as Blob);
  expect(table?.data[1]).toEqual([new Date('2026-10-02')]);
});

test('a text is as long as Excel accepts it', async () => {
  await saveTable({ ...file, rows: [{ ...(rows[0] as Operation), name: 'x'.repeat(40_000) }] }, 'xlsx');
  const [table] = await readExcelFile(files[0]?.content as Blob);
  expect(String(table?.data[1]?.[0])).toHaveLength(32_767);
});

test('a workbook with hashtags has them under its headings, and the same rows', async () => {
  await saveTable(file, 'hxlWorkbook');
  const [table] = await readExcelFile(files[0]?.content as Blob);
  expect(table?.data[1]).toEqual(['#event+name', '#date+start', null, '#value+funding', '#country+name', null]);
  expect(table?.data[2]?.[1]).toEqual(new Date('2026-10-02'));
  expect(table?.data).toHaveLength(4);
});
