import { createHash } from 'node:crypto';
import type { OpsLearningSection, OpsLearningSummary } from '#contract/opsLearning';
import type { Context } from '../core/http/context';
import { sql } from '../core/store/sql';
import type { Store } from '../core/store/store';
import { learningFilters, unknownChoices } from './filters';
import { finishSummary } from './generate';
import { componentTitles, sectorTitles } from './names';
import { validatedExtracts } from './stats';
import { type SectionRow, type SummaryRow, sections, summaries } from './tables';

/** The path of the language model: a failure injected for it makes jobs fail. */
const model = ['POST', '/sandbox/language-model'] as const;

/** Milliseconds after which a queued job starts, and after which it has ended. */
const startsAfter = 3000;
const endsAfter = 8000;

const statusNames = { 1: 'Pending', 2: 'Started', 3: 'Success', 4: 'No extract available', 5: 'Failed' } as const;

/** The filters among the parameters, by name: the order of values matters, so that `1,2` is another summary than `2,1`. */
const filtersOf = (query: URLSearchParams): string =>
  new URLSearchParams(
    [...query].filter(([name, value]) => name in learningFilters && value !== '').sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString();

/** A summary that nothing was written for yet, queued now. */
export function queueSummary(store: Store, filters: string, now: Date): SummaryRow {
  return store.insert(summaries, {
    hash: createHash('md5').update(filters).digest('hex'),
    filters,
    status: 1,
    queued_at: now.toISOString(),
    extracts: [],
    total_extracts_count: 0,
    earliest_appeal_date: null,
    latest_appeal_date: null,
    insights1_title: null,
    insights1_content: null,
    insights2_title: null,
    insights2_content: null,
    insights3_title: null,
    insights3_content: null,
  });
}

/** The state of a running job at the current time. */
function advanced(row: SummaryRow, { store, now, faultInjector }: Context): SummaryRow {
  if (row.queued_at === null) return row;
  const age = now.getTime() - new Date(row.queued_at).getTime();
  if (age < startsAfter) return row;
  if (age < endsAfter) return row.status === 2 ? row : store.update(summaries, row.id, { status: 2 });
  if (faultInjector.failureFor(...model)) return store.update(summaries, row.id, { status: 5, queued_at: null });
  return store.transaction(() => finishSummary(store, row));
}

function item(row: SummaryRow, context: Context): OpsLearningSummary {
  const rows = context.store.select(sections, { where: sql`summary = ${row.id}` });
  const titles = { sector: sectorTitles(context), component: componentTitles(context) };
  const ofKind = (kind: SectionRow['kind']): OpsLearningSection[] =>
    rows
      .filter((section) => section.kind === kind)
      .map(({ id, subject, content, extracts }) => ({
        id,
        content,
        extracts_count: extracts.length,
        title: titles[kind].get(subject) ?? '',
      }));
  const { hash: _, filters: __, queued_at: ___, extracts, ...texts } = row;
  return {
    ...texts,
    components: ofKind('component'),
    sectors: ofKind('sector'),
    status_display: statusNames[row.status],
    used_extracts_count: extracts.length,
  };
}

/**
 * The stored summary of the filters. A failed one is returned as it is, and its job is queued again unless it is running.
 *
 * @source reference/preparedness.md, section 3
 */
export function readSummary(context: Context): OpsLearningSummary {
  const { store, now, url } = context;
  // an id that does not exist applies no filter
  const unknown = unknownChoices(context);
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !(name in unknown)));
  // invalid values are refused before anything is stored
  validatedExtracts(query);
  const filters = filtersOf(query);
  const hash = createHash('md5').update(filters).digest('hex');
  const found = store.first(summaries, sql`hash = ${hash}`);
  if (!found) return item(queueSummary(store, filters, now), context);
  const row = advanced(found, context);
  if (row.status !== 3 && row.queued_at === null) store.update(summaries, row.id, { queued_at: now.toISOString() });
  return item(row, context);
}
