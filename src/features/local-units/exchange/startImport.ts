import { send } from '#app/request/send';
import { upload } from '#app/request/upload';
import type { LocalUnitImport } from '#contract/localUnitImport';

const imports = 'POST /api/v2/bulk-upload-local-unit/';
/** Rows read to find an import among those that others start at the same time. */
const readRows = 20;

interface ImportStart {
  readonly country: number;
  /** Id of the type of the units. */
  readonly type: number;
  readonly file: File;
}

/** The newest imports of a country. */
const newestOf = async (country__id: number) => {
  const query = { country__id, limit: readRows };
  return (await send('GET /api/v2/bulk-upload-local-unit/', { query })).results;
};

/**
 * Starts an import, which replaces all units of a type. When the response is lost, the import is looked for: its id was not listed before,
 * and its type and size are those of the file (the server may store the file under another name).
 *
 * @throws ApiError like `upload`; also when the earlier imports cannot be read, in which case nothing is sent
 */
export async function startImport({ country, type, file }: ImportStart): Promise<LocalUnitImport> {
  const before = new Set((await newestOf(country)).map(({ id }) => id));
  return upload(
    imports,
    { body: { country, local_unit_type: type, file } },
    {
      findDone: async () => {
        const stored = (await newestOf(country)).find(
          ({ id, local_unit_type_details, file_size }) =>
            !before.has(id) && local_unit_type_details.id === type && file_size === file.size,
        );
        return stored ? { answer: stored } : null;
      },
    },
  );
}
