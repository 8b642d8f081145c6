import type { Context } from '../core/http/context';
import { sql } from '../core/store/sql';
import type { Table } from '../core/store/table';
import { mapRowTexts } from './answers';
import {
  type ApplicationRow,
  applications,
  type DrefLists,
  drefFiles,
  type ReportRow,
  type RowLists,
  reports,
  rowLists,
  type SharedAnswers,
  type StageRow,
  type UpdateRow,
  updates,
} from './tables';

/*
 * The rows of a DREF's lists. The server links the same rows to every stage that follows, so that a save which names a row by its id
 * changes it in the stages before too, approved ones included.
 */

type AnyStage = ApplicationRow | UpdateRow | ReportRow;
type StoreOnly = Pick<Context, 'store'>;

const tables = [applications, updates, reports] as readonly Table<AnyStage>[];

const stagesOf = (dref: number, { store }: StoreOnly) =>
  tables.flatMap((table) => store.select(table, { where: sql`dref = ${dref}` }).map((row) => ({ table, row })));

/** The lists of a new stage: the same rows and pictures as those of the stage before; map and cover are copies. */
export function linkedLists(lists: DrefLists, { store }: StoreOnly): DrefLists {
  const copied = (id: number | null) => {
    const file = id === null ? undefined : store.get(drefFiles, id);
    if (!file) return null;
    const { id: _, ...content } = file;
    return store.insert(drefFiles, content).id;
  };
  const linked = Object.fromEntries(rowLists.map((name) => [name, lists[name]]));
  return {
    ...(linked as unknown as RowLists),
    images_file: lists.images_file,
    photos_file: lists.photos_file,
    event_map_file: copied(lists.event_map_file),
    cover_image_file: copied(lists.cover_image_file),
  };
}

/** The rows of all stages of a DREF that a body may name by their ids. */
export function rowsOfStages(dref: number, context: StoreOnly): RowLists {
  const stages = stagesOf(dref, context);
  return Object.fromEntries(
    rowLists.map((name) => [name, stages.flatMap(({ row }): readonly object[] => row.answers[name])]),
  ) as unknown as RowLists;
}

type SavedRow = Readonly<Record<string, unknown>> & { readonly id: number };

const isRow = (value: unknown): value is SavedRow => typeof value === 'object' && value !== null && 'id' in value;

/** Rows of one stage with those that another one saved in their place, rows within rows included. */
function replaced(rows: readonly SavedRow[], saved: ReadonlyMap<number, SavedRow>): readonly SavedRow[] {
  return rows.map((row) => {
    const newer = saved.get(row.id);
    if (newer) return newer;
    const inner = Object.entries(row).map(([name, value]) => [
      name,
      Array.isArray(value) ? replaced(value.filter(isRow), saved) : value,
    ]);
    return Object.fromEntries(inner) as SavedRow;
  });
}

/** All rows with those within them, by their ids, which no two rows of the stand-in share. */
const byId = (rows: readonly SavedRow[]): ReadonlyMap<number, SavedRow> =>
  new Map(
    rows.flatMap((row) => {
      const inner = Object.values(row).flatMap((value) => (Array.isArray(value) ? value.filter(isRow) : []));
      return [row, ...inner].map((each): [number, SavedRow] => [each.id, each]);
    }),
  );

function withRows<Answers extends RowLists>(
  answers: Answers,
  saved: Partial<RowLists>,
  isSameLanguage: boolean,
): Answers {
  const lists = rowLists.map((name) => {
    const rows = (saved[name] ?? []).map((row) => (isSameLanguage ? row : mapRowTexts<object>(row, () => '')));
    return [name, replaced(answers[name].filter(isRow), byId(rows.filter(isRow)))];
  });
  return { ...answers, ...Object.fromEntries(lists) };
}

interface SavedStage {
  /** The document that was saved. */
  readonly row: Pick<StageRow<SharedAnswers>, 'id' | 'dref'>;
  /** The name of its table. */
  readonly table: string;
  /** The lists that the body named. */
  readonly saved: Partial<RowLists>;
}

/**
 * Writes saved rows into the other stages that share them. In a stage of another language their texts become blank, as the server
 * keeps the text of the language of the save alone.
 *
 * @source reference/real-server.md, DREF B2
 */
export function updateSharedRows({ row: own, table: ownTable, saved }: SavedStage, context: Context): void {
  const { store, language } = context;
  for (const { table, row } of stagesOf(own.dref, context)) {
    if (table.name === ownTable && row.id === own.id) continue;
    const others = Object.entries(row.translated_from).map(([code, answers]) => [
      code,
      withRows(answers, saved, code === language),
    ]);
    store.update(table, row.id, {
      answers: withRows(row.answers, saved, row.original_language === language),
      translated_from: Object.fromEntries(others),
    } as Partial<AnyStage>);
  }
}
