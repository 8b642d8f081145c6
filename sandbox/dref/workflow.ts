import { type Context, requireMember } from '../core/http/context';
import { forbidden, requestError, serverError } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { jsonResponse } from '../core/http/route';
import { sql } from '../core/store/sql';
import type { Table } from '../core/store/table';
import { isCoordinatorOf } from './access';
import { mapTexts } from './answers';
import { phraseInEnglish } from './phrases';
import type { Stage } from './stages';
import { applications, reports, type SharedAnswers, type StageRow, updates } from './tables';

/** The duration of a translation, in milliseconds. */
const translationMs = 4_000;

/** The path of the translation service: a failure that is injected for it makes translations fail. */
const translator = ['POST', '/sandbox/translation'] as const;

/** A document after its translation: in English, with the original texts stored for readers of that language; or failed. */
function translated(row: StageRow<SharedAnswers>): Partial<StageRow<SharedAnswers>> {
  const done = { finalizes_at: null, finalizing_fails: false };
  if (row.finalizing_fails) return { ...done, status: 5 };
  return {
    ...done,
    status: 3,
    original_language: 'en',
    answers: mapTexts(row.answers, phraseInEnglish),
    translated_from: { [row.original_language]: row.answers },
  };
}

function completeTranslationsOf<Row extends StageRow<SharedAnswers>>(table: Table<Row>, { store, now }: Context): void {
  for (const row of store.select(table, { where: sql`status = 2` })) {
    const isDue = row.finalizes_at !== null && row.finalizes_at <= now.toISOString();
    // the translated answers are of the row's own kind
    if (isDue) store.update(table, row.id, translated(row) as Partial<Row>);
  }
}

/** Completes the translations that are due. @returns the context, so that reads can be chained */
export function completeTranslations(context: Context): Context {
  completeTranslationsOf(applications, context);
  completeTranslationsOf(updates, context);
  completeTranslationsOf(reports, context);
  return context;
}

/** `POST …/{id}/finalize/`: anyone who may read the document. @source reference/dref.md, section 3.1 */
export const finalize =
  <Row extends StageRow<SharedAnswers>>({ table, visible, item }: Stage<Row>) =>
  (context: Context): unknown => {
    completeTranslations(context);
    const row = rowOf(context, table, visible(context));
    if (row.status === 3 || row.status === 4) {
      throw requestError(`Cannot be finalized because it is already ${row.status === 3 ? 'FINALIZED' : 'APPROVED'}.`);
    }
    const { store, now, faultInjector } = context;
    if (row.original_language === 'en') {
      return item(store.update(table, row.id, { status: 3 } as Partial<Row>), context);
    }
    const finalizes_at = new Date(now.getTime() + translationMs).toISOString();
    const finalizing_fails = faultInjector.failureFor(...translator) !== undefined;
    store.update(table, row.id, { status: 2, finalizes_at, finalizing_fails } as Partial<Row>);
    return jsonResponse(202, { detail: 'The translation is in progress. The document is finalized once it is done.' });
  };

/** `POST …/{id}/approve/`: coordinators of the region and superusers. @source reference/dref.md, section 3.1 */
export const approve =
  <Row extends StageRow<SharedAnswers>>({ name, table, visible, item }: Stage<Row>) =>
  (context: Context): unknown => {
    const user = requireMember(context);
    completeTranslations(context);
    const row = rowOf(context, table, visible(context));
    if (row.answers.country === null) throw serverError("'NoneType' object has no attribute 'region'");
    if (!isCoordinatorOf(user, row.region)) throw forbidden();
    if (row.status === 4) throw requestError('It is already approved.');
    if (row.status !== 3) throw requestError('It must be finalized before it is approved.');
    const { store } = context;
    return store.transaction(() => {
      if (name === 'report') store.update(applications, row.dref, { is_active: false });
      return item(store.update(table, row.id, { status: 4 } as Partial<Row>), context);
    });
  };
