import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { FieldReportBody, GenerateTitleBody } from '#contract/fieldReport';
import { type Context, requireMember } from '../core/http/context';
import { originalLanguageOnly, validationError } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { pick } from '../core/store/lookups';
import { sql } from '../core/store/sql';
import { indexWords, removeWords } from '../core/store/wordIndex';
import { events } from '../emergencies/tables';
import { visibleRecords } from '../emergencies/visibility';
import { countries } from '../places/tables';
import { disasterTypes } from '../reference/tables';
import { blankFieldReport } from './blankFieldReport';
import { checkedReport } from './checks';
import { emergencyFrom } from './emergencyFromReport';
import { fieldReportItems } from './serialise';
import { type FieldReportRow, fieldReports } from './tables';
import { nextNumber, reportTitle, reportTitles } from './title';

type Body = z.output<typeof FieldReportBody>;
type Given = Partial<Body>;

const figures = [
  ['num_potentially_affected', 'num_affected'],
  ['gov_num_potentially_affected', 'gov_num_affected'],
  ['other_num_potentially_affected', 'other_num_affected'],
] as const;

/** The figure that counts as the current one: the first whose key is present, even when it is null. @source reference/emergencies.md, section 4.5 */
function recentAffected(given: Given): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const isEarly = given.status === 8;
  const found = figures.findIndex(([potentially, affected]) => (isEarly ? potentially : affected) in given);
  return found < 0 ? 0 : ((found + (isEarly ? 4 : 1)) as 1 | 2 | 3 | 4 | 5 | 6);
}

/** New rows get an id; known rows keep theirs. */
const withIds = <Part extends { id?: number | undefined }>(parts: Part[], stored: readonly { id: number }[]) =>
  parts.map((part) => {
    const isKnown = stored.some(({ id }) => id === part.id);
    return { ...part, id: isKnown && part.id !== undefined ? part.id : randomInt(1_000_000, 2 ** 31) };
  });

/** The server stores lists of ids as sets: a repeated id counts once. */
const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** A list that is absent from the body stays as it is stored; one that is present replaces it. */
function nestedParts(given: Given, stored: Pick<FieldReportRow, 'contacts' | 'sources' | 'actions_taken'>) {
  return {
    contacts: given.contacts
      ? withIds(given.contacts, stored.contacts).map((each) => ({
          ...each,
          ctype: each.ctype ?? '',
          phone: each.phone ?? '',
        }))
      : stored.contacts,
    sources: given.sources
      ? withIds(given.sources, stored.sources).map((each) => ({ ...each, spec: each.spec ?? null }))
      : stored.sources,
    actions_taken: given.actions_taken
      ? withIds(given.actions_taken, stored.actions_taken).map((each) => ({
          ...each,
          actions: unique(each.actions ?? []),
          summary: each.summary ?? null,
        }))
      : stored.actions_taken,
  };
}

const toIso = (text: string) => new Date(text).toISOString();
const moments = ['start_date', 'sit_fields_date', 'previous_update'] as const;

const idLists = ['countries', 'districts', 'regions', 'external_partners', 'supported_activities'] as const;

/** The fields in their stored form: moments as ISO, lists of ids as sets, without fields that the server computes. */
function storedFields(given: Given): Partial<FieldReportRow> {
  const { summary: _, user: __, fr_num: ___, recent_affected: ____, ...fields } = given;
  const dates = moments.flatMap((field) => {
    const value = given[field];
    return typeof value === 'string' ? [[field, toIso(value)] as const] : [];
  });
  const lists = idLists.flatMap((field) => {
    const ids = given[field];
    return ids ? [[field, unique(ids)] as const] : [];
  });
  // The server reads a title without a value as an empty text.
  const titles = given.title === null ? [['title', ''] as const] : [];
  const present = Object.entries({ ...fields, ...Object.fromEntries([...dates, ...lists, ...titles]) }).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(present);
}

/** The fields that every save computes: number, title, and the names for sorting and searching. */
function computedFields(row: Omit<FieldReportRow, 'id'>, number: number | null, context: Context) {
  const { lookups, store } = context;
  const names = pick(lookups.rows(countries), row.countries).map(({ name }) => name.en ?? '');
  const summaries = reportTitles({ ...row, number }, context);
  return {
    fr_num: number,
    summaries,
    summary: summaries.en ?? null,
    dtype_name: lookups.rows(disasterTypes).get(row.dtype)?.name.en ?? '',
    event_name: row.event === null ? '' : (store.get(events, row.event)?.name ?? ''),
    country_names: names.join(' '),
  };
}

function reindexed(row: FieldReportRow, context: Context): FieldReportRow {
  removeWords(context.store, fieldReports, row.id);
  indexWords(context.store, fieldReports, row.id, row.summary ?? '', row.country_names);
  return row;
}

/** `POST /api/v2/field-report/`: adds the report to an emergency, or creates one. */
async function create(context: Context): Promise<Response> {
  const user = requireMember(context);
  const { store, lookups, now, language } = context;
  const given = await checkedReport(FieldReportBody, context);
  const made = store.transaction(() => {
    const at = now.toISOString();
    const blank = blankFieldReport(at);
    const regions = pick(lookups.rows(countries), given.countries).flatMap(({ region }) => region ?? []);
    const row = {
      ...blank,
      ...storedFields(given),
      ...nestedParts(given, blank),
      regions: [...new Set([...(given.regions ?? []), ...regions])],
      start_date: given.start_date ? toIso(given.start_date) : at,
      user: user.id,
      recent_affected: recentAffected(given),
      translation_module_original_language: language,
    };
    const event = row.event ?? emergencyFrom(row, context);
    const linked = { ...row, event };
    const number = nextNumber(event, row.countries, null, context);
    return reindexed(store.insert(fieldReports, { ...linked, ...computedFields(linked, number, context) }), context);
  });
  return jsonResponse(201, fieldReportItems([made], context)[0]);
}

const visibleReport = (context: Context) => rowOf(context, fieldReports, visibleRecords(context, 'field_report'));

/** `PUT` and `PATCH /api/v2/field-report/{id}/`: for users who may see it and are not guests, in its original language. */
function edit(schema: z.core.$ZodType<Given>) {
  return async (context: Context): Promise<unknown> => {
    const user = requireMember(context);
    const { store, now, language } = context;
    const stored = visibleReport(context);
    if (stored.translation_module_original_language !== language) {
      throw originalLanguageOnly(stored.translation_module_original_language);
    }
    const given = await checkedReport(schema, context);
    const row = {
      ...stored,
      ...storedFields(given),
      ...nestedParts(given, stored),
      user: user.id,
      updated_at: now.toISOString(),
      recent_affected: recentAffected(given) || stored.recent_affected,
    };
    const hasMoved = row.event !== stored.event || row.countries.join() !== stored.countries.join();
    const number = hasMoved ? nextNumber(row.event, row.countries, row.id, context) : stored.fr_num;
    const saved = store.transaction(() =>
      reindexed(store.update(fieldReports, row.id, { ...row, ...computedFields(row, number, context) }), context),
    );
    return fieldReportItems([saved], context)[0];
  };
}

function remove(context: Context): Response {
  const row = visibleReport(context);
  context.store.transaction(() => {
    context.store.delete(fieldReports, sql`id = ${row.id}`);
    removeWords(context.store, fieldReports, row.id);
  });
  return jsonResponse(204, null);
}

/** `POST /api/v2/field-report/generate-title/`: the title that a report would get. @source reference/emergencies.md, section 4.4 */
async function generateTitle(context: Context): Promise<{ title: string }> {
  const body = await checkedReport(GenerateTitleBody, context);
  // of a COVID-19 report too, although its title does not show it
  if (body.title.trim() === '') throw validationError({ title: ['This field may not be blank.'] });
  const stored = body.id === undefined ? undefined : context.store.get(fieldReports, body.id);
  const isUnchanged = stored && stored.event === (body.event ?? null) && stored.countries[0] === body.countries[0];
  const next = nextNumber(body.event ?? null, body.countries, null, context);
  const number = isUnchanged && next !== null ? next - 1 : next;
  const row = {
    countries: body.countries,
    dtype: body.dtype,
    title: body.title,
    is_covid_report: body.is_covid_report ?? false,
    start_date: body.start_date ? toIso(body.start_date) : null,
    event: body.event ?? null,
    number,
  };
  return { title: reportTitle(row, context.language, context) };
}

export const fieldReportWritingRoutes: Route[] = [
  route('POST /api/v2/field-report/', 'members', create),
  route('PUT /api/v2/field-report/{id}/', 'members', edit(FieldReportBody)),
  route('PATCH /api/v2/field-report/{id}/', 'members', edit(FieldReportBody.partial())),
  route('DELETE /api/v2/field-report/{id}/', 'members', remove),
  route('POST /api/v2/field-report/generate-title/', 'members', generateTitle),
];
