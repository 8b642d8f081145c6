import { isApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import type { DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import { isPlainObject, rowsIn } from '#ui/drafts/rows';
import { findField } from '../fields/fieldTable';

type Body = Readonly<Record<string, unknown>>;

/** Whether a stage before holds the row of an id, by the path of its list: `planned_interventions.indicators`. */
export type IsOfEarlierStage = (path: string, id: number) => boolean;

/** The lists of a document or body whose rows the server links to several stages. */
const sharedLists = (body: object) =>
  Object.entries(body).filter(([name]) => findField(name)?.kind === 'rows' || name === 'images_file');

const idsIn = (path: string, rows: readonly Body[]): readonly string[] =>
  rows.flatMap((row) => [
    `${path} ${row.id}`,
    ...Object.entries(row).flatMap(([name, value]) => idsIn(`${path}.${name}`, rowsIn(value))),
  ]);

/** The rows that any of the documents holds. */
export function rowsOfDocuments(documents: readonly object[]): IsOfEarlierStage {
  const ids = documents.flatMap((document) =>
    sharedLists(document).flatMap(([name, value]) => idsIn(name, rowsIn(value))),
  );
  const known = new Set(ids);
  return (path, id) => known.has(`${path} ${id}`);
}

function readStages(
  { dref, ...stored }: DrefOperationalUpdate | DrefFinalReport,
  signal: AbortSignal,
): Promise<readonly object[]> {
  const number = 'operational_update_number' in stored ? stored.operational_update_number : null;
  return send('GET /api/v2/dref/{id}/', { path: { id: dref } }, { signal }).then(async (application) => {
    const updates = (application.operational_update_details ?? []).filter(
      (each) => number === null || (each.operational_update_number ?? 0) < number,
    );
    const read = updates.map(({ id }) => send('GET /api/v2/dref-op-update/{id}/', { path: { id } }, { signal }));
    return [application, ...(await Promise.all(read))];
  });
}

/**
 * Reads the stages before an update or a report. The server links their rows to the stages that follow: a save that named one by its
 * id would change the approved document.
 *
 * @returns true for every row where a stage may not be read
 * @throws ApiError when a stage cannot be read for another reason
 * @source reference/real-server.md, DREF B2
 */
export async function readEarlierStages(
  stored: DrefOperationalUpdate | DrefFinalReport,
  signal: AbortSignal,
): Promise<IsOfEarlierStage> {
  try {
    return rowsOfDocuments(await readStages(stored, signal));
  } catch (error) {
    if (isApiError(error) && (error.status === 403 || error.status === 404)) return () => true;
    throw error;
  }
}

/** A row without its id where an earlier stage holds it, rows within it likewise: the server then makes a new one. */
function ownRow(path: string, { id, ...row }: Body, isEarlier: IsOfEarlierStage): Body {
  const inner = Object.entries(row).map(([name, value]) => [
    name,
    Array.isArray(value) && value.every(isPlainObject)
      ? value.map((each) => ownRow(`${path}.${name}`, each, isEarlier))
      : value,
  ]);
  const isOwn = typeof id === 'number' && !isEarlier(path, id);
  return { ...(isOwn && { id }), ...Object.fromEntries(inner) };
}

/** A body whose rows leave the rows of earlier stages alone. Pictures are `pictureLinks`' concern. */
export const withOwnRows = (body: Body, isEarlier: IsOfEarlierStage): Body => ({
  ...body,
  ...Object.fromEntries(
    sharedLists(body)
      .filter(([name]) => name !== 'images_file')
      .map(([name, value]) => [name, rowsIn(value).map((row) => ownRow(name, row, isEarlier))]),
  ),
});
