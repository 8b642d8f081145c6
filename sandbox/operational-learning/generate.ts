import { groupBy } from '#domain/lists/groupBy';
import { sql } from '../core/store/sql';
import type { Store } from '../core/store/store';
import { validatedExtracts } from './stats';
import { type OpsLearningRow, opsLearnings, type SectionRow, type SummaryRow, sections, summaries } from './tables';
import { componentThemes, sectorThemes, type Theme } from './themes';

/** Maximum number of characters in the prompt of a summary: about 3,000 tokens. */
const letterBudget = 12_000;
/** Maximum number of extracts in the prompt of a section. */
const sectionExtracts = 20;
const insightCount = 3;

/** Component 14, whose extracts are summarised by sector. @source reference/preparedness.md, section 4.3 */
export const interventions = 14;

/** The newest extracts of each operation in turn, so that none dominates. */
function interleaved(rows: readonly OpsLearningRow[]): OpsLearningRow[] {
  const byAppeal = groupBy(rows, ({ appeal_code }) => appeal_code ?? '');
  const queues = [...byAppeal.values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat();
}

function withinBudget(rows: readonly OpsLearningRow[]): OpsLearningRow[] {
  let left = letterBudget;
  return rows.filter(({ learning_validated }) => {
    left -= learning_validated?.length ?? 0;
    return left >= 0;
  });
}

/** The extracts by each subject that they are tagged with. */
function bySubject(rows: readonly OpsLearningRow[], link: 'sector_validated' | 'per_component_validated') {
  const groups = new Map<number, OpsLearningRow[]>();
  for (const row of rows) {
    for (const subject of row[link]) groups.set(subject, [...(groups.get(subject) ?? []), row]);
  }
  return [...groups].sort(([a, rowsOfA], [b, rowsOfB]) => rowsOfB.length - rowsOfA.length || a - b);
}

const differentTexts = (rows: readonly OpsLearningRow[], count: number) =>
  [...new Set(rows.map(({ learning_validated }) => learning_validated))].slice(0, count).join(' ');

/** A stand-in for the model's text: the number of sources, and some of the extracts. */
function textOf(rows: readonly OpsLearningRow[]): string {
  const operations = new Set(rows.map(({ appeal_code }) => appeal_code)).size;
  const places = new Set(rows.map(({ appeal_country }) => appeal_country)).size;
  const scope = `Reported by ${operations} ${operations === 1 ? 'operation' : 'operations'} in ${places} ${places === 1 ? 'country' : 'countries'}.`;
  return `${scope} ${differentTexts(rows, 3)}`;
}

const headlineOf = (themes: readonly Theme[], subject: number) =>
  themes.find((each) => each.subject === subject)?.headline ?? null;

/** Up to three insights, on the subjects with the most extracts. */
function insights(rows: readonly OpsLearningRow[]) {
  const isOfSectors = ({ per_component_validated }: OpsLearningRow) => per_component_validated.includes(interventions);
  const subjects = [
    ...bySubject(
      rows.filter((row) => !isOfSectors(row)),
      'per_component_validated',
    ).map(([subject, own]) => [headlineOf(componentThemes, subject), own] as const),
    ...bySubject(rows.filter(isOfSectors), 'sector_validated').map(
      ([subject, own]) => [headlineOf(sectorThemes, subject), own] as const,
    ),
  ];
  const found = subjects
    .flatMap(([title, own]) => (title === null ? [] : [{ title, content: textOf(own), size: own.length }]))
    .sort((a, b) => b.size - a.size)
    .slice(0, insightCount);
  const at = (index: number) => found[index] ?? null;
  return {
    insights1_title: at(0)?.title ?? null,
    insights1_content: at(0)?.content ?? null,
    insights2_title: at(1)?.title ?? null,
    insights2_content: at(1)?.content ?? null,
    insights3_title: at(2)?.title ?? null,
    insights3_content: at(2)?.content ?? null,
  };
}

/** A section for each sector or component: sectors from the extracts of component 14, components from all others. */
function sectionRows(summary: number, rows: readonly OpsLearningRow[]): Omit<SectionRow, 'id'>[] {
  const isOfSectors = ({ per_component_validated }: OpsLearningRow) => per_component_validated.includes(interventions);
  const kinds = [
    ['sector', bySubject(rows.filter(isOfSectors), 'sector_validated')],
    [
      'component',
      bySubject(
        rows.filter((row) => !isOfSectors(row)),
        'per_component_validated',
      ),
    ],
  ] as const;
  return kinds.flatMap(([kind, groups]) =>
    groups.map(([subject, own]) => {
      const used = own.slice(0, sectionExtracts);
      return { summary, kind, subject, content: textOf(used), extracts: used.map(({ id }) => id) };
    }),
  );
}

/** Finishes the job of a summary with its texts, or with the status that no extract matches. */
export function finishSummary(store: Store, row: SummaryRow): SummaryRow {
  const rows = store.select(opsLearnings, {
    where: validatedExtracts(new URLSearchParams(row.filters)),
    order: sql`appeal_start_date DESC, id`,
  });
  store.delete(sections, sql`summary = ${row.id}`);
  if (rows.length === 0) {
    return store.update(summaries, row.id, { status: 4, queued_at: null, total_extracts_count: 0 });
  }
  const used = withinBudget(interleaved(rows));
  const dates = used.flatMap(({ appeal_start_date }) => appeal_start_date ?? []).sort();
  for (const section of sectionRows(row.id, rows)) store.insert(sections, section);
  return store.update(summaries, row.id, {
    ...insights(used),
    status: 3,
    queued_at: null,
    extracts: used.map(({ id }) => id),
    total_extracts_count: rows.length,
    earliest_appeal_date: dates[0]?.slice(0, 10) ?? null,
    latest_appeal_date: dates.at(-1)?.slice(0, 10) ?? null,
  });
}
