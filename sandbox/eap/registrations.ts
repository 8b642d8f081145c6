import { EapMini, EapRegistration, EapRegistrationBody, EapShareBody, type EapShareUsers } from '#contract/eap';
import { type Context, requireMember } from '../core/http/context';
import {
  mergeErrors,
  requestError,
  serverError,
  throwIfInvalid,
  unknownId,
  validationError,
} from '../core/http/errors';
import { anyOfRepeated, choiceOf, dayRange, equals, linkedToRepeated } from '../core/http/filters';
import { resource, rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { schemaErrors } from '../core/http/validate';
import { isIfrcUser } from '../core/sign-in/rights';
import { users } from '../core/sign-in/users';
import { pick } from '../core/store/lookups';
import { sql } from '../core/store/sql';
import { userName } from '../dref/files';
import { countries } from '../places/tables';
import { disasterTypes } from '../reference/tables';
import { isCountryAdmin, refused, requireEditor } from './access';
import { type Given, relatedErrors } from './checks';
import { activeItem, registrationItem, versionsOf } from './serialise';
import { type Answers, type RegistrationRow, registrations } from './tables';

const notEditor = 'You need to be country admin or IFRC admin or superuser to create/update EAP Registration';

/** The person who may register for the National Society of the body; the one that is stored is not asked for. @source reference/eap.md, section 4.1 */
function requireRegistrar({ national_society }: Given, context: Context) {
  const user = requireMember(context);
  if (national_society !== undefined && !Number.isInteger(national_society)) {
    throw serverError(`Field 'id' expected a number but got '${String(national_society)}'.`);
  }
  const society = Number(national_society);
  if (!context.lookups.rows(countries).has(society)) throw refused(notEditor);
  if (isIfrcUser(user) || isCountryAdmin(user, society)) return user;
  return requireEditor(context, society);
}

async function parsed(context: Context, isChange: boolean): Promise<Given> {
  const given = (await context.rawBody()) as Given;
  requireRegistrar(given, context);
  const schema = isChange ? EapRegistrationBody.partial() : EapRegistrationBody;
  throwIfInvalid(mergeErrors(schemaErrors(schema, given), relatedErrors(given, context)));
  return given;
}

/** The answers that stand in columns of their own, and those that the server sets. */
const columns = ['national_society', 'country', 'disaster_type', 'eap_type', 'partners', 'users'] as const;
const dates = [
  'technically_validated_at',
  'approved_at',
  'project_agreement_signed_at',
  'deadline_remainder_sent_at',
] as const;

const blank: Answers = Object.fromEntries(Object.keys(EapRegistrationBody.shape).map((name) => [name, null]));

const regionOf = (country: number, { lookups }: Context) => lookups.rows(countries).get(country)?.region ?? null;

/** The names by which lists are sorted, of the places and the hazard that a body names. */
function sortNames(
  { country, national_society, disaster_type }: Given,
  { lookups }: Context,
): Partial<RegistrationRow> {
  const place = (id: unknown) => lookups.rows(countries).get(Number(id))?.name.en ?? '';
  const hazard = lookups.rows(disasterTypes).get(Number(disaster_type))?.name.en ?? '';
  return {
    ...(country !== undefined && { country_name: place(country) }),
    ...(national_society !== undefined && { society_name: place(national_society) }),
    ...(disaster_type !== undefined && { hazard_name: hazard }),
  };
}

function columnsOf(given: Given, context: Context): Partial<RegistrationRow> {
  const written = [...columns, ...dates].filter((name) => given[name] !== undefined);
  return {
    // the schema has checked the fields
    ...(Object.fromEntries(written.map((name) => [name, given[name]])) as Partial<RegistrationRow>),
    ...(given.country !== undefined && { region: regionOf(Number(given.country), context) }),
    ...sortNames(given, context),
  };
}

const answersOf = (given: Given): Answers =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      name in blank && ![...columns, ...dates, 'created_by', 'modified_by'].some((each) => each === name)
        ? [[name, typeof value === 'string' ? value.trim() : value]]
        : [],
    ),
  );

/** `POST /api/v2/eap-registration/` */
async function create(context: Context): Promise<Response> {
  const given = await parsed(context, false);
  const user = requireMember(context);
  const now = context.now.toISOString();
  const row = context.store.insert(registrations, {
    status: 10,
    eap_type: null,
    national_society: 0,
    country: 0,
    disaster_type: 0,
    region: null,
    country_name: '',
    society_name: '',
    hazard_name: '',
    partners: [],
    users: [],
    appeal_code: null,
    deadline: null,
    deadline_remainder_sent_at: null,
    technically_validated_at: null,
    approved_at: null,
    project_agreement_signed_at: null,
    validated_budget_file: null,
    final_review_checklist_file: null,
    summary_ready_at: null,
    created_by: user.id,
    modified_by: user.id,
    created_at: now,
    modified_at: now,
    ...columnsOf(given, context),
    answers: { ...answersOf(blank), ...answersOf(given) },
  });
  return jsonResponse(201, registrationItem(row, context));
}

/** Whether a document of any kind exists, a half-made one included. */
export const hasForm = (id: number, context: Context): boolean =>
  versionsOf('simplified', id, context).length + versionsOf('full', id, context).length > 0;

/** `PATCH` and `PUT /api/v2/eap-registration/{id}/`: until the first document exists. */
const update =
  (isChange: boolean) =>
  async (context: Context): Promise<EapRegistration> => {
    const row = rowOf(context, registrations);
    const given = await parsed(context, isChange);
    if (hasForm(row.id, context)) {
      throw requestError('Cannot update EAP Registration once application is being created.');
    }
    const saved = context.store.update(registrations, row.id, {
      ...columnsOf(given, context),
      answers: { ...row.answers, ...answersOf(given) },
      modified_by: requireMember(context).id,
      modified_at: context.now.toISOString(),
    });
    return registrationItem(saved, context);
  };

const shareItem = (row: RegistrationRow, { store }: Context): EapShareUsers => {
  const people = pick(store.getMany(users, row.users), row.users);
  return { users: people.map(({ id }) => id), users_details: people.map(userName) };
};

/** `POST /api/v2/eap-registration/{id}/share/`: replaces the list of people, and mails those who are new to it. It gives no right. @source reference/eap.md, section 5 */
async function share(context: Context): Promise<Response> {
  const sender = requireMember(context);
  const row = rowOf(context, registrations);
  const { users: ids } = await context.body(EapShareBody);
  const people = context.store.getMany(users, ids);
  const unknown = ids.filter((id) => !people.has(id));
  if (unknown.length > 0) throw validationError({ users: unknown.map(unknownId) });
  context.store.update(registrations, row.id, { users: ids, modified_at: context.now.toISOString() });
  const link = new URL('/account/my-forms/eap', context.site).href;
  for (const { id, email } of people.values()) {
    if (row.users.includes(id)) continue;
    context.mail({
      to: email,
      subject: 'Early action protocol shared with you',
      body: `${sender.first_name} ${sender.last_name} shares an early action protocol with you.\n\n${link}\n`,
    });
  }
  return new Response(null, { status: 200 });
}

const statuses = [10, 20, 30, 40, 50, 60];

/** `status` and `eap_type` take one value, the last; no filter takes a comma list. @source reference/eap.md, section 4.2 */
const listed = {
  access: 'logged-in' as const,
  filters: {
    ...dayRange('created_at'),
    status: (values: readonly string[], name: string) => choiceOf('status', statuses)(values.slice(-1), name),
    eap_type: (values: readonly string[], name: string) => choiceOf('eap_type', [10, 20])(values.slice(-1), name),
    country: anyOfRepeated('country'),
    national_society: anyOfRepeated('national_society'),
    disaster_type: anyOfRepeated('disaster_type'),
    region: equals('region'),
    partners: linkedToRepeated('eap_registration', 'partners'),
  },
  related: { country: countries, national_society: countries, disaster_type: disasterTypes, partners: countries },
  ordering: {
    ...Object.fromEntries(
      [
        'id',
        'status',
        'eap_type',
        'created_at',
        'modified_at',
        'deadline',
        'expected_submission_time',
        'approved_at',
      ].map((field) => [field, field]),
    ),
    country: 'country_name',
    national_society: 'society_name',
    disaster_type: 'hazard_name',
  },
  defaultOrder: '-id',
};

export const registrationRoutes: Route[] = [
  ...resource('/api/v2/eap-registration/', registrations, {
    ...listed,
    item: EapRegistration,
    serialise: (rows, context) => rows.map((row) => registrationItem(row, context)),
    single: registrationItem,
  }),
  ...resource('/api/v2/active-eap/', registrations, {
    ...listed,
    access: 'members',
    visible: () => sql`status = 60`,
    item: EapMini,
    serialise: (rows, context) => rows.map((row) => activeItem(row, context)),
  }),
  ...resource('/api/v2/eap-share-users/', registrations, {
    access: 'members',
    filters: { id: equals('id') },
    ordering: ['id'],
    item: EapRegistration,
    serialise: (rows, context) => rows.map((row) => shareItem(row, context)),
    single: shareItem,
  }),
  route('POST /api/v2/eap-registration/', 'members', create),
  route('PATCH /api/v2/eap-registration/{id}/', 'members', update(true)),
  route('PUT /api/v2/eap-registration/{id}/', 'members', update(false)),
  route('POST /api/v2/eap-registration/{id}/share/', 'members', share),
];
