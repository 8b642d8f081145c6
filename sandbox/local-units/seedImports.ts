import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import { workbook } from '../core/workbook';
import { imports, unitFiles } from './tables';
import { headRows, unitColumns } from './templateColumns';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Earlier imports of one country: in turn a successful one, one with wrong rows, and one whose file was empty. */
export function seedImports(country: number, user: number, { store, now, scaled }: SeedContext): void {
  const content = workbook({ name: 'local units', rows: headRows(unitColumns) }).toString('base64');
  const fileNamed = (name: string, key: string) => store.insert(unitFiles, { name, key, type: sheetType, content }).id;
  const count = scaled(6);
  for (let index = 0; index < count; index += 1) {
    const kind = index % 3;
    const file = fileNamed(`depots-${index + 1}.xlsx`, `seeded-${index}`);
    store.insert(imports, {
      country,
      local_unit_type: 6,
      file,
      file_size: 18_000 + index * 700,
      error_file: kind === 1 ? fileNamed(`errors-depots-${index + 1}.xlsx`, `errors-${index}`) : null,
      error_message: kind === 2 ? 'The file has no rows of data.' : null,
      status: kind === 0 ? 1 : 2,
      success_count: kind === 0 ? 60 : kind === 1 ? 57 : 0,
      failed_count: kind === 1 ? 3 : 0,
      triggered_at: daysBefore(now, 20 + index * 15),
      triggered_by: user,
    });
  }
}
