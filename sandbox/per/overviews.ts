import type { LatestPerOverview } from '#contract/perOverview';
import { PerOverviewBody } from '#contract/perOverview';
import { type Context, numericSlot, requireMember } from '../core/http/context';
import { definedFields } from '../core/http/definedFields';
import { originalLanguageOnly, requestError, throwIfInvalid, unknownId, validationError } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { sql } from '../core/store/sql';
import { countries } from '../places/tables';
import { ownCycles, requirePerAdmin } from './access';
import { isType, typeDetails } from './options';
import { overviewItem } from './serialise';
import { type PerOverviewRow, perAssessments, perFiles, perOverviews } from './tables';

type Fields = Partial<Omit<PerOverviewRow, 'id'>>;

const blankOverview: Omit<PerOverviewRow, 'id' | 'country' | 'region' | 'original_language'> = {
  assess_climate_environment_of_country: null,
  assess_migration_aspect_of_country: null,
  assess_preparedness_of_country: null,
  assess_urban_aspect_of_country: null,
  assessment_method: 'per',
  assessment_number: 1,
  branches_involved: null,
  created_at: '',
  date_of_assessment: null,
  date_of_orientation: null,
  date_of_previous_assessment: null,
  facilitator_contact: null,
  facilitator_email: null,
  facilitator_name: null,
  facilitator_phone: null,
  is_draft: true,
  is_latest: true,
  ns_focal_point_email: null,
  ns_focal_point_name: null,
  ns_focal_point_phone: null,
  ns_second_focal_point_email: null,
  ns_second_focal_point_name: null,
  ns_second_focal_point_phone: null,
  orientation_documents: [],
  partner_focal_point_email: null,
  partner_focal_point_name: null,
  partner_focal_point_organization: null,
  partner_focal_point_phone: null,
  phase: 1,
  type_of_assessment: null,
  type_of_previous_assessment: null,
  updated_at: '',
  user: null,
  workplan_development_date: null,
  workplan_revision_date: null,
};

/** The parsed body; throws 400 for unknown ids. */
async function checkedFields(context: Context): Promise<Fields> {
  const given = definedFields(await context.body(PerOverviewBody)) as Fields;
  const { country, type_of_assessment: type, orientation_documents: files = [] } = given;
  const unknownFile = files.find((id) => !context.store.get(perFiles, id));
  const errors = {
    ...(typeof country === 'number' && !context.lookups.rows(countries).has(country)
      ? { country: [unknownId(country)] }
      : {}),
    ...(typeof type === 'number' && !isType(type) ? { type_of_assessment: [unknownId(type)] } : {}),
    ...(unknownFile === undefined ? {} : { orientation_documents: [unknownId(unknownFile)] }),
  };
  throwIfInvalid(errors);
  return given;
}

const regionOf = ({ lookups }: Context, country: number) => lookups.rows(countries).get(country)?.region ?? null;

/** Creates the assessment of an overview that is not a draft. */
function startAssessment(row: PerOverviewRow, { store }: Context): void {
  if (store.first(perAssessments, sql`overview = ${row.id}`)) return;
  store.insert(perAssessments, {
    overview: row.id,
    country: row.country,
    assessment_number: row.assessment_number,
    date_of_assessment: row.date_of_assessment,
    is_draft: true,
    area_responses: [],
  });
}

/** `POST /api/v2/per-overview/`: cycle number and what is known of the previous cycle are the server's. @source reference/preparedness.md, section 4.4 */
async function create(context: Context): Promise<Response> {
  requireMember(context);
  const given = await checkedFields(context);
  const { store, language } = context;
  const { country } = given;
  if (typeof country !== 'number') throw validationError({ country: ['This field is required.'] });
  const region = regionOf(context, country);
  requirePerAdmin(context, { country, region });
  const previous = store.first(perOverviews, sql`country = ${country}`, sql`assessment_number DESC`);
  const now = context.now.toISOString();
  const row = store.transaction(() => {
    if (previous) store.update(perOverviews, previous.id, { is_latest: false });
    const made = store.insert(perOverviews, {
      ...blankOverview,
      ...given,
      country,
      region,
      original_language: language,
      assessment_number: (previous?.assessment_number ?? 0) + 1,
      date_of_previous_assessment: previous?.date_of_assessment ?? null,
      type_of_previous_assessment: previous?.type_of_assessment ?? null,
      phase: given.is_draft === false ? 2 : 1,
      created_at: now,
      updated_at: now,
    });
    if (!made.is_draft) startAssessment(made, context);
    return made;
  });
  return jsonResponse(201, overviewItem(row, context));
}

/** `PATCH /api/v2/per-overview/{id}/` @source reference/preparedness.md, section 3 */
async function edit(context: Context): Promise<unknown> {
  const stored = rowOf(context, perOverviews, ownCycles(context));
  if (stored.original_language !== context.language) throw originalLanguageOnly(stored.original_language);
  const given = await checkedFields(context);
  if (!stored.is_draft && given.is_draft === true) throw requestError("Can't revert back to draft");
  const { store, now } = context;
  const country = given.country ?? stored.country;
  const isSetUp = stored.is_draft && given.is_draft === false;
  const row = store.transaction(() => {
    const saved = store.update(perOverviews, stored.id, {
      ...given,
      country,
      region: regionOf(context, country),
      phase: isSetUp ? 2 : stored.phase,
      updated_at: now.toISOString(),
    });
    if (isSetUp) startAssessment(saved, context);
    return saved;
  });
  return overviewItem(row, context);
}

/** `GET /api/v2/country/{id}/latest-per-overview/`: drafts included; an object without an id where there is none. */
function latest(context: Context): LatestPerOverview {
  const country = numericSlot(context, 'id');
  const row = context.store.first(perOverviews, sql`country = ${country}`, sql`created_at DESC, id DESC`);
  // without the key of its type, as the real server answers
  if (!row) return { assessment_number: null, date_of_assessment: null };
  const { id, assessment_number, date_of_assessment, type_of_assessment } = row;
  return {
    id,
    assessment_number,
    date_of_assessment,
    type_of_assessment: typeDetails(type_of_assessment, context.language),
  };
}

export const overviewRoutes: Route[] = [
  route('GET /api/v2/per-overview/{id}/', 'members', (context) =>
    overviewItem(rowOf(context, perOverviews, ownCycles(context)), context),
  ),
  route('POST /api/v2/per-overview/', 'members', create),
  route('PATCH /api/v2/per-overview/{id}/', 'members', edit),
  route('GET /api/v2/country/{id}/latest-per-overview/', 'everyone', latest),
];
