import type { FormErrors } from '#app/request/errors';
import type { FieldReport } from '#contract/fieldReport';
import type { BodyOf } from '#contract/types';
import { hasNewNote } from '../covidNotes';
import { applicableValues } from './applicableFields';
import {
  type ActionsValues,
  type ContactRole,
  type ContactValues,
  contactRoles,
  type Organisation,
  organisations,
  type ReportValues,
} from './reportShape';

type Body = BodyOf<'POST /api/v2/field-report/'>;
type ContactBody = NonNullable<Body['contacts']>[number];
type ActionsBody = NonNullable<Body['actions_taken']>[number];

/** Midnight UTC, as the server keeps days. */
const momentOf = (day: string | null) => (day === null ? null : `${day}T00:00:00.000Z`);
const withId = (stored: { readonly id: number } | undefined) => (stored ? { id: stored.id } : {});
const trimmed = (text: string | null) => text?.trim() ?? '';

export const isFilled = ({ name, title, email, phone }: ContactValues) =>
  [name, title, email, phone].some((text) => text?.trim());

interface Row<Key, Item> {
  /** Where it stands in the form; null for what the form does not show and only hands back. */
  readonly key: Key | null;
  readonly body: Item;
}

/** The contacts and the actions that the form edits: the first of each role and organisation, which keep their ids. */
const storedContact = (before: FieldReport | undefined, role: ContactRole) =>
  before?.contacts.find(({ ctype }) => ctype === role);
const storedActions = (before: FieldReport | undefined, organisation: Organisation) =>
  before?.actions_taken.find(({ organization }) => organization === organisation);

/** Those of the form, and those of roles that it does not know (or a second one of the same): left out they would be deleted. */
function contactRows(values: ReportValues, before: FieldReport | undefined): readonly Row<ContactRole, ContactBody>[] {
  const own = contactRoles.filter((role) => isFilled(values.contacts[role]));
  const shown = contactRoles.map((role) => storedContact(before, role));
  const body = (role: ContactRole, { name, title, email, phone }: ContactValues): ContactBody => ({
    ...withId(storedContact(before, role)),
    ctype: role,
    name: trimmed(name),
    title: trimmed(title),
    email: trimmed(email),
    phone: trimmed(phone),
  });
  return [
    ...own.map((role) => ({ key: role, body: body(role, values.contacts[role]) })),
    ...(before?.contacts ?? []).filter((each) => !shown.includes(each)).map((each) => ({ key: null, body: each })),
  ];
}

function actionsRows(values: ReportValues, before: FieldReport | undefined): readonly Row<Organisation, ActionsBody>[] {
  const isTouched = (organisation: Organisation) => {
    const { actions, summary } = values.actions_taken[organisation];
    // other readers of the report show the notes only within the National Society's entry
    const isNoted = organisation === 'NTLS' && hasNewNote(values, before);
    return storedActions(before, organisation) !== undefined || actions !== null || summary?.trim() || isNoted;
  };
  const shown = organisations.map((organisation) => storedActions(before, organisation));
  const body = (organization: Organisation, { actions, summary }: ActionsValues): ActionsBody => ({
    ...withId(storedActions(before, organization)),
    organization,
    actions: [...(actions ?? [])],
    summary: summary?.trim() || null,
  });
  return [
    ...organisations
      .filter(isTouched)
      .map((organisation) => ({ key: organisation, body: body(organisation, values.actions_taken[organisation]) })),
    ...(before?.actions_taken ?? [])
      .filter((each) => !shown.includes(each))
      .map(({ id, organization, actions, summary }) => ({ key: null, body: { id, organization, actions, summary } })),
  ];
}

/**
 * The counts of which the server takes the first that is sent, even as null, for the report's current one. What is empty, and was
 * empty before, is left out, so that a government's count is not hidden behind an empty one.
 *
 * @source reference/emergencies.md, section 4.5
 */
const currentCounts = [
  'num_affected',
  'gov_num_affected',
  'other_num_affected',
  'num_potentially_affected',
  'gov_num_potentially_affected',
  'other_num_potentially_affected',
] as const;

/** The form edits the first country of several; the others stay as long as that one does. */
export const countriesOf = (country: number | null, before: FieldReport | undefined): number[] => {
  if (country === null) return [];
  return before?.countries[0] === country ? before.countries : [country];
};

/** The region under which lists find a report that was moved to another country. @source reference/emergencies.md, section 4.5 */
export const regionsOf = (
  country: number | null,
  countries: readonly { readonly id: number; readonly region: number | null }[],
): Pick<Body, 'regions'> => {
  const region = countries.find(({ id }) => id === country)?.region ?? null;
  return { regions: region === null ? [] : [region] };
};

/**
 * What is sent to the server: every field of the form, those that the report's kind does not ask for as null.
 *
 * @param before - the stored report, when it is edited
 * @source reference/emergencies.md, sections 2.1 and 4.5
 */
export function reportBody(given: ReportValues, before?: FieldReport): Body {
  const { country, has_read_guidelines: _, contacts: __, actions_taken: ___, ...values } = applicableValues(given);
  const body: Body = {
    ...values,
    status: values.status ?? undefined,
    visibility: values.visibility ?? undefined,
    dtype: values.dtype ?? 0,
    title: values.title?.trim() ?? null,
    countries: countriesOf(country, before),
    districts: [...(values.districts ?? [])],
    external_partners: [...(values.external_partners ?? [])],
    supported_activities: [...(values.supported_activities ?? [])],
    start_date: momentOf(values.start_date),
    sit_fields_date: momentOf(values.sit_fields_date),
    contacts: contactRows(given, before).map((row) => row.body),
    actions_taken: actionsRows(applicableValues(given), before).map((row) => row.body),
  };
  for (const field of currentCounts) {
    if (body[field] === null && (before?.[field] ?? null) === null) delete body[field];
  }
  return body;
}

const isTree = (errors: string | FormErrors | undefined): errors is FormErrors => typeof errors === 'object';

function byRow<Key extends string>(
  errors: FormErrors,
  rows: readonly Row<Key, unknown>[],
  fields: readonly string[],
): FormErrors {
  const placed: Record<string, string | FormErrors> = {};
  for (const [index, error] of Object.entries(errors)) {
    const key = rows[Number(index)]?.key;
    if (!key) {
      placed.non_field_errors = isTree(error)
        ? Object.values(error)
            .filter((text) => typeof text === 'string')
            .join(' ')
        : error;
    } else if (isTree(error)) {
      // an answer about what the form does not ask (such as the role) belongs to the block as a whole
      const entries = Object.entries(error).map(([field, text]) => [
        fields.includes(field) ? field : 'non_field_errors',
        text,
      ]);
      placed[key] = Object.fromEntries(entries);
    } else placed[key] = { non_field_errors: error };
  }
  return placed;
}

/**
 * The server's errors under the names of the form: countries on the country, rows of lists on their role or organisation.
 *
 * @param errors - as the request layer reads them, rows by their place in what was sent
 */
export function errorsOnForm(errors: FormErrors, values: ReportValues, before?: FieldReport): FormErrors {
  const { countries, contacts, actions_taken, ...others } = errors;
  return {
    ...others,
    ...(countries === undefined ? {} : { country: countries }),
    ...(contacts === undefined
      ? {}
      : {
          contacts: isTree(contacts)
            ? byRow(contacts, contactRows(values, before), ['name', 'title', 'email', 'phone'])
            : { non_field_errors: contacts },
        }),
    ...(actions_taken === undefined
      ? {}
      : {
          actions_taken: isTree(actions_taken)
            ? byRow(actions_taken, actionsRows(applicableValues(values), before), ['actions', 'summary'])
            : { non_field_errors: actions_taken },
        }),
  };
}
