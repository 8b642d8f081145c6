import type { EapMini, EapRegistration, FullEapMini, SimplifiedEapMini } from '#contract/eap';
import type { FullEap, SimplifiedEap } from '#contract/eapDocument';
import type { EapFile } from '#contract/eapParts';
import { type EapKind, eapKind } from '#domain/eap/eapTypes';
import type { Context } from '../core/http/context';
import { users } from '../core/sign-in/users';
import { pick } from '../core/store/lookups';
import { sql } from '../core/store/sql';
import { userName } from '../dref/files';
import { countryMini, countryMiniById, districtMini } from '../places/serialise';
import { countries, districts } from '../places/tables';
import { display } from '../reference/labels';
import { disasterTypeById } from '../reference/serialise';
import { admin2Item } from '../three-w/admin2';
import { admin2Areas } from '../three-w/tables';
import { fileAddress, fileItem } from './files';
import { fileLists, idLists, rowTable, singleFiles } from './kinds';
import { type Row, rowsIn } from './rows';
import { type Answers, type DocumentRow, documents, eapFiles, type RegistrationRow } from './tables';

/** Registrations and documents as the API returns them. */

const person = (id: number | null, { store }: Context) => {
  const row = id === null ? undefined : store.get(users, id);
  return row ? userName(row) : null;
};

const authors = (
  { created_by, modified_by, created_at, modified_at }: DocumentRow | RegistrationRow,
  context: Context,
) => ({
  created_at,
  created_by,
  created_by_details: person(created_by, context),
  modified_at,
  modified_by,
  modified_by_details: person(modified_by, context),
});

const fileById = (id: unknown, context: Context): EapFile | null => {
  const row = typeof id === 'number' ? context.store.get(eapFiles, id) : undefined;
  return row ? fileItem(row, context) : null;
};

const filesById = (ids: unknown, context: Context): EapFile[] =>
  (Array.isArray(ids) ? ids : []).flatMap((id) => fileById(id, context) ?? []);

/** The address of a PDF that the server prints in the background; null until it has. */
const printed = (readyAt: string | null, name: string, { now, url }: Context): string | null =>
  readyAt !== null && readyAt <= now.toISOString() ? new URL(`/sandbox/eap-prints/${name}`, url.origin).href : null;

const listed = (ids: readonly number[], { lookups, language }: Context) =>
  pick(lookups.rows(countries), ids).map((row) => countryMini(row, language));

/** A row as it is returned: with the names of its choices. Rows come in the order of their ids. */
function rowItem(name: string, row: Row, context: Context): Row {
  const { language, lookups } = context;
  const inner = Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, rowTable(field) ? rowItems(field, value, context) : value]),
  );
  const item = { ...inner, id: row.id };
  if (name === 'planned_operations')
    return { ...item, sector_display: display('eap_sector', Number(row.sector), language) };
  if (name === 'enabling_approaches') {
    return { ...item, approach_display: display('eap_approach', Number(row.approach), language) };
  }
  if (rowTable(name) === 'activity') {
    const { timeframe } = row;
    return {
      ...item,
      timeframe_display: typeof timeframe === 'number' ? display('eap_timeframe', timeframe, language) : null,
    };
  }
  if (name !== 'districts') return item;
  const district = lookups.rows(districts).get(Number(row.district));
  return { ...item, district_details: district ? districtMini(district) : null };
}

const rowItems = (name: string, value: unknown, context: Context) =>
  rowsIn(value).map((row) => rowItem(name, row, context));

const unitName = (unit: unknown, { language }: Context) =>
  typeof unit === 'number' ? display('eap_timeframe', unit, language) : null;

function answersItem(kind: EapKind, answers: Answers, context: Context) {
  const single = singleFiles(kind).map((name) => [`${name}_details`, fileById(answers[name], context)]);
  const several = idLists(kind).map((name) => [`${name}_details`, filesById(answers[name], context)]);
  // the newest file comes first
  const links = fileLists(kind).map((name) => [
    name,
    filesById(answers[name], context).toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id),
  ]);
  const rows = Object.entries(answers).flatMap(([name, value]) =>
    rowTable(name) ? [[name, rowItems(name, value, context)]] : [],
  );
  return {
    ...answers,
    ...Object.fromEntries([...single, ...several, ...links, ...rows]),
    cover_image_file: fileById(answers.cover_image_file, context),
  };
}

/** A version of a document. */
export function documentItem(kind: EapKind, row: DocumentRow, context: Context): SimplifiedEap | FullEap {
  const { answers, id, version } = row;
  const areas = (Array.isArray(answers.admin2) ? answers.admin2 : []) as number[];
  const item = {
    ...answersItem(kind, answers, context),
    ...authors(row, context),
    id,
    version,
    eap_registration: row.eap_registration,
    is_locked: row.is_locked,
    parent: row.parent,
    admin2_details: pick(context.store.getMany(admin2Areas, areas), areas).map((area) => admin2Item(area, context)),
    partners_details: listed((answers.partners ?? []) as number[], context),
    review_checklist_file: fileAddress(row.review_checklist_file, context),
    export_file: printed(row.export_ready_at, `${kind}-${id}.pdf`, context),
    diff_file: printed(row.diff_ready_at, `${kind}-${id}-changes.pdf`, context),
    ...(kind === 'simplified' && {
      activation_timeframe_unit_display: unitName(answers.activation_timeframe_unit, context),
      seap_lead_timeframe_unit_display: unitName(answers.seap_lead_timeframe_unit, context),
    }),
  };
  // the answers are those of the schema of the kind
  return item as unknown as SimplifiedEap | FullEap;
}

/** The versions of a registration's documents, the newest first. */
export const versionsOf = (kind: EapKind, registration: number, { store }: Pick<Context, 'store'>): DocumentRow[] =>
  store.select(documents[kind], { where: sql`eap_registration = ${registration}`, order: sql`version DESC` });

function versionMini(kind: EapKind, row: DocumentRow, context: Context): SimplifiedEapMini | FullEapMini {
  const { answers } = row;
  const amount = (name: string) => (typeof answers[name] === 'number' ? answers[name] : null);
  const details = (name: string) => fileById(answers[name], context);
  const shared = {
    id: row.id,
    budget_file: amount('budget_file'),
    budget_file_details: details('budget_file'),
    created_at: row.created_at,
    early_action_budget: amount('early_action_budget'),
    is_locked: row.is_locked,
    modified_at: row.modified_at,
    pre_positioning_budget: amount('pre_positioning_budget'),
    readiness_budget: amount('readiness_budget'),
    review_checklist_file: fileAddress(row.review_checklist_file, context),
    total_budget: amount('total_budget'),
    updated_checklist_file_details: details('updated_checklist_file'),
    version: row.version,
  };
  return kind === 'simplified'
    ? { ...shared, seap_timeframe: amount('seap_timeframe') ?? 0 }
    : {
        ...shared,
        forecast_table_file_details: details('forecast_table_file'),
        theory_of_change_table_file_details: details('theory_of_change_table_file'),
      };
}

/** The newest version; null without one, and for a first save that failed half-way. */
export const latestOf = (rows: readonly DocumentRow[]): DocumentRow | null => {
  const [latest] = rows;
  return latest && !latest.is_half_made ? latest : null;
};

const required = <Item>(item: Item | null): Item => {
  if (item === null) throw new Error('a registration names a place or hazard that does not exist');
  return item;
};

export function registrationItem(row: RegistrationRow, context: Context): EapRegistration {
  const { language, store } = context;
  const simplified = versionsOf('simplified', row.id, context);
  const full = versionsOf('full', row.id, context);
  const people = store.getMany(users, row.users);
  // the answers are those of the schema
  const answers = row.answers as unknown as EapRegistration;
  return {
    ...answers,
    ...authors(row, context),
    id: row.id,
    appeal_code: row.appeal_code,
    approved_at: row.approved_at,
    country: row.country,
    country_details: required(countryMiniById(context, row.country)),
    deadline: row.deadline,
    deadline_remainder_sent_at: row.deadline_remainder_sent_at,
    disaster_type: row.disaster_type,
    disaster_type_details: required(disasterTypeById(context, row.disaster_type)),
    eap_type: row.eap_type,
    eap_type_display: row.eap_type === null ? null : display('eap_eap_type', row.eap_type, language),
    final_review_checklist_file: fileAddress(row.final_review_checklist_file, context),
    full_eap_details: full.map((each) => versionMini('full', each, context) as FullEapMini),
    latest_full_eap: latestOf(full)?.id ?? null,
    latest_simplified_eap: latestOf(simplified)?.id ?? null,
    national_society: row.national_society,
    national_society_details: required(countryMiniById(context, row.national_society)),
    partners: row.partners,
    partners_details: listed(row.partners, context),
    project_agreement_signed_at: row.project_agreement_signed_at,
    simplified_eap_details: simplified.map((each) => versionMini('simplified', each, context) as SimplifiedEapMini),
    status: row.status,
    status_display: display('eap_eap_status', row.status, language),
    summary_file: printed(row.summary_ready_at, `summary-${row.id}.pdf`, context),
    technically_validated_at: row.technically_validated_at,
    users: pick(people, row.users).map(({ id }) => id),
    validated_budget_file: fileAddress(row.validated_budget_file, context),
  };
}

/** A protocol in force. */
export function activeItem(row: RegistrationRow, context: Context): EapMini {
  const item = registrationItem(row, context);
  const kind = eapKind(row.eap_type);
  const [latest] = kind === 'full' ? item.full_eap_details : item.simplified_eap_details;
  const { id, approved_at, country, country_details, created_at, disaster_sub_type, disaster_type, modified_at } = item;
  const { disaster_type_details, eap_type, eap_type_display, status, status_display } = item;
  return {
    id,
    approved_at,
    country,
    country_details,
    created_at,
    disaster_sub_type,
    disaster_type,
    disaster_type_details,
    eap_type,
    eap_type_display,
    modified_at,
    requirement_cost: latest?.total_budget ?? null,
    status,
    status_display,
  };
}
