import type { FormErrors } from '#app/request/errors';
import type { FieldReport } from '#contract/fieldReport';
import type { BodyOf } from '#contract/types';
import { isBlankHtml } from '#ui/content/plainText';
import { hasNewNote } from '../covidNotes';
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

const withId = (stored: { readonly id: number } | undefined) => (stored ? { id: stored.id } : {});
const trimmed = (text: string | null) => text?.trim() ?? '';

export const isFilled = ({ name, title, email, phone }: ContactValues) =>
  [name, title, email, phone].some((text) => text?.trim());

interface Row<Key, Item> {
  /** Its place in the form; null for what the form does not show and sends back unchanged. */
  readonly key: Key | null;
  readonly body: Item;
}

/** The form edits the first contact of each role and the first actions of each organisation; both keep their ids. */
const storedContact = (before: FieldReport | undefined, role: ContactRole) =>
  before?.contacts?.find(({ ctype }) => ctype === role);
const storedActions = (before: FieldReport | undefined, organisation: Organisation) =>
  before?.actions_taken?.find(({ organization }) => organization === organisation);

/** The form's contacts, and stored ones of other roles (or a second one of the same): left out they would be deleted. */
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
  return before?.countries?.[0] === country ? before.countries : [country];
};

/** The region under which lists find a report that was moved to another country. @source reference/emergencies.md, section 4.5 */
export const regionsOf = (
  country: number | null,
  countries: readonly { readonly id: number; readonly region: number | null }[],
): Pick<Body, 'regions'> => {
  const region = countries.find(({ id }) => id === country)?.region ?? null;
  return { regions: region === null ? [] : [region] };
};

/** The stored contacts and actions by role and organisation, the first country, and the consent that a stored description implies. */
export const valuesByRole = (report: FieldReport): Partial<ReportValues> => ({
  country: report.countries?.[0] ?? null,
  has_read_guidelines: !isBlankHtml(report.description),
  contacts: byKey(contactRoles, (role) => {
    const contact = storedContact(report, role);
    return {
      name: textOrNull(contact?.name),
      title: textOrNull(contact?.title),
      email: textOrNull(contact?.email),
      phone: textOrNull(contact?.phone),
    };
  }),
  actions_taken: byKey(organisations, (organisation) => {
    const stored = storedActions(report, organisation);
    return { actions: stored?.actions?.length ? stored.actions : null, summary: textOrNull(stored?.summary) };
  }),
});

const textOrNull = (text: string | null | undefined) => (text?.trim() ? text : null);

const byKey = <K extends string, V>(keys: readonly K[], read: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, V>;

/**
 * The parts of the body that have another shape than in the form.
 *
 * @param values - the applicable ones
 * @param stored - the stored report, when it is edited
 * @source reference/emergencies.md, sections 2.1 and 4.5
 */
export function reportBody(values: ReportValues, stored?: FieldReport): Partial<Body> {
  const hiddenCounts = currentCounts.filter((field) => values[field] === null && (stored?.[field] ?? null) === null);
  return {
    countries: countriesOf(values.country, stored),
    contacts: contactRows(values, stored).map(({ body }) => body),
    actions_taken: actionsRows(values, stored).map(({ body }) => body),
    ...Object.fromEntries(hiddenCounts.map((field) => [field, undefined])),
  };
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
            ? byRow(actions_taken, actionsRows(values, before), ['actions', 'summary'])
            : { non_field_errors: actions_taken },
        }),
  };
}
