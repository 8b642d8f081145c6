import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { sql } from '../core/store/sql';
import { type Sheet, sheetType } from '../core/workbook';
import { errorSheet } from './errorSheet';
import { imports, localUnits, unitFiles } from './tables';
import { headRows, unitColumns } from './templateColumns';

const rowsOfFile = 60;
const headers = unitColumns.map(({ header }) => header);

/** The invalid rows of the seeded file, by index: their cells and the errors of those. */
const wrongRows: Readonly<
  Record<number, { readonly cells: object; readonly errors: Readonly<Record<string, string>> }>
> = {
  7: {
    cells: { Latitude: -4, Longitude: 45 },
    errors: { location: 'Input coordinates is outside country Kenya boundary' },
  },
  23: { cells: { Coverage: 'Galactic' }, errors: { Coverage: 'Level is not valid' } },
  41: {
    cells: { 'Local Unit Name (En)': '', Latitude: 0 },
    errors: { non_field_errors: 'Branch Name Combination is required.' },
  },
};

const depotRow = (index: number, cells: object): (string | number)[] => {
  const row: Readonly<Record<string, string | number>> = {
    'Date of Update': '2026-01-15',
    'Local Unit Name (En)': `Depot ${index + 1}`,
    Visibility: 'Public',
    Coverage: 'Local',
    Latitude: -0.2,
    Longitude: 35.5,
    ...cells,
  };
  return headers.map((header) => row[header] ?? '');
};

/** Earlier imports of one country: in turn a successful one, one with wrong rows, and one whose file was empty. */
export function seedImports(country: number, user: number, { store, now, scaled }: SeedContext): void {
  const fileOf = (name: string, key: string, rows: Sheet['rows']) =>
    store.insert(unitFiles, {
      name,
      key,
      type: sheetType,
      content: null,
      sheet: { name: 'local units', rows },
    }).id;
  const count = scaled(6);
  for (let index = 0; index < count; index += 1) {
    const kind = index % 3;
    const wrong = kind === 1 ? wrongRows : {};
    const data = kind === 2 ? [] : Array.from({ length: rowsOfFile }, (_, at) => depotRow(at, wrong[at]?.cells ?? {}));
    const errors = data.map((_, at) => wrong[at]?.errors ?? {});
    const name = `depots-${index + 1}.xlsx`;
    const file = fileOf(name, `seeded-${index}`, [...headRows(unitColumns), ...data]);
    const failed = Object.keys(wrong).length;
    const { id } = store.insert(imports, {
      country,
      local_unit_type: 6,
      file,
      file_size: 18_000 + index * 700,
      error_file: failed > 0 ? fileOf(`errors-${name}`, `errors-${index}`, errorSheet(headers, data, errors)) : null,
      error_message: kind === 2 ? 'The uploaded file is empty. Please provide at least one data row.' : null,
      status: kind === 0 ? 1 : 2,
      success_count: data.length - failed,
      failed_count: failed,
      triggered_at: daysBefore(now, 20 + index * 15),
      triggered_by: user,
    });
    // the newest import that succeeded is the one that the units came with
    if (index > 0) continue;
    for (const unit of store.ids(localUnits, sql`country = ${country} AND type = 6`))
      store.update(localUnits, unit, { bulk_upload: id });
  }
}
