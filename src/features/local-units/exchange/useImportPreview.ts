import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#app/request/send';
import type { LocalUnitType } from '#contract/localUnit';
import { healthCareType } from '#domain/local-units/healthFields';
import {
  compareImport,
  type ImportComparison,
  type ImportFile,
  readImportFile,
  type SheetCell,
  type WrongSheet,
} from '#domain/local-units/importFile';
import { normalisedName } from '#domain/local-units/unitNames';
import { kilometresOutside, outlineTolerance } from '#domain/places/outline';
import { outlineIn, outlinesQuery } from '#resources/country/outlineQuery';
import { fillOptions } from '#resources/local-unit/queries';
import { replacedUnitsQuery } from './importQueries';

/** What is known of a file before it is sent. */
export interface ImportPreview {
  /** Null for a file that cannot be read in the browser. */
  readonly content: ImportFile | WrongSheet | null;
  /** Null when the stored units could not be read. */
  readonly comparison: ImportComparison | null;
  /** Whether the positions were compared with the outline of the country. */
  readonly hasOutline: boolean;
  /** The name of the sheet that was read, where the file has others: which one the server reads is not known. */
  readonly sheetOfSeveral: string | null;
}

interface FirstSheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  readonly isOnly: boolean;
}

/**
 * The first sheet. The server reads the active one, which the library does not tell.
 *
 * @throws when the file is no spreadsheet
 */
async function readSheet(file: File): Promise<FirstSheet> {
  const { default: readExcelFile } = await import('read-excel-file/universal');
  const sheets = await readExcelFile(await file.arrayBuffer());
  const rows = (sheets[0]?.data ?? []) as readonly (readonly SheetCell[])[];
  return { name: sheets[0]?.sheet ?? '', rows, isOnly: sheets.length <= 1 };
}

/** The options by their English names: the import reads those alone, whatever the language of the page. */
const importOptions = async () => fillOptions(await send('GET /api/v2/local-units-options/', {}, { language: 'en' }));

async function previewOf(file: File, type: LocalUnitType, iso3: string, client: QueryClient): Promise<ImportPreview> {
  const [sheet, options, outlines, stored] = await Promise.all([
    readSheet(file).catch(() => null),
    importOptions().catch(() => null),
    client.fetchQuery(outlinesQuery()).catch(() => null),
    client.fetchQuery(replacedUnitsQuery(iso3, type.code)).catch(() => null),
  ]);
  const outline = outlines && outlineIn(outlines, iso3);
  const content =
    sheet &&
    readImportFile(sheet.rows, {
      options,
      isHealth: type.code === healthCareType,
      isOutside: (lng, lat) => outline !== null && kilometresOutside(outline, [lng, lat]) > outlineTolerance,
    });
  const units = stored?.results.map((unit) =>
    [unit.english_branch_name, unit.local_branch_name].map(normalisedName).filter(Boolean),
  );
  const isRead = content !== null && typeof content !== 'string';
  return {
    content,
    comparison: isRead && units ? compareImport(units, content.units) : null,
    hasOutline: outline !== null,
    sheetOfSeveral: sheet && !sheet.isOnly ? sheet.name : null,
  };
}

/** Reads the file of an import in the browser, and compares it with the stored units. */
export function useImportPreview(file: File | null, type: LocalUnitType, iso3: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['preview of an import', file?.name, file?.size, file?.lastModified, type.id, iso3],
    queryFn: () => (file ? previewOf(file, type, iso3, client) : null),
    enabled: file !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
