import { byKey, keyedRowErrors, keyedRows } from '#app/form/keyedRows';
import type { FormErrors } from '#app/request/errors';
import type { FieldReport } from '#contract/fieldReport';
import type { BodyOf } from '#contract/types';
import { actionsFromStored } from '#resources/actions-taken/actionFields';
import { isBlankHtml } from '#ui/content/plainText';
import { hasNewNote } from '../covidNotes';
import { type ContactValues, contactParts, contactRoles, organisations, type ReportValues } from './reportShape';

type Body = BodyOf<'POST /api/v2/field-report/'>;
type ContactBody = NonNullable<Body['contacts']>[number];
type ActionsBody = NonNullable<Body['actions_taken']>[number];

const withId = (stored: { readonly id: number } | undefined) => (stored ? { id: stored.id } : {});

export const isFilled = (contact: ContactValues) => contactParts.some((part) => contact[part]?.trim());

/** The rows of contacts for the request body. */
const contactRows = (values: ReportValues, stored: FieldReport | undefined) =>
  keyedRows({
    keys: contactRoles,
    stored: stored?.contacts,
    keyOf: ({ ctype }) => ctype,
    unchanged: (contact): ContactBody => contact,
    toBody: (role, before) => {
      const contact = values.contacts[role];
      if (!isFilled(contact)) return null;
      const texts = byKey(contactParts, (part) => contact[part]?.trim() ?? '');
      return { ...withId(before), ctype: role, ...texts };
    },
  });

/** The rows of actions for the request body. Other clients show COVID-19 notes only inside the National Society's row, so notes need one. */
const actionsRows = (values: ReportValues, stored: FieldReport | undefined) =>
  keyedRows({
    keys: organisations,
    stored: stored?.actions_taken,
    keyOf: ({ organization }) => organization,
    unchanged: ({ id, organization, actions, summary }): ActionsBody => ({ id, organization, actions, summary }),
    toBody: (organization, before) => {
      const { actions, summary } = values.actions_taken[organization];
      const hasNote = organization === 'NTLS' && hasNewNote(values, stored);
      if (!before && actions === null && !summary?.trim() && !hasNote) return null;
      return { ...withId(before), organization, actions: [...(actions ?? [])], summary: summary?.trim() || null };
    },
  });

/**
 * Counts of which the server uses the first one in the request, null included, as the report's current count. A count that is
 * empty and has no stored value is left out, so that it does not hide the government's count.
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

/** The form edits the first of several countries; the others stay unless the first one changes. */
export const countriesOf = (country: number | null, before: FieldReport | undefined): number[] => {
  if (country === null) return [];
  return before?.countries?.[0] === country ? before.countries : [country];
};

/** The region by which lists filter a report, for a report whose country has changed. @source reference/emergencies.md, section 4.5 */
export const regionsOf = (
  country: number | null,
  countries: readonly { readonly id: number; readonly region: number | null }[],
): Pick<Body, 'regions'> => {
  const region = countries.find(({ id }) => id === country)?.region ?? null;
  return { regions: region === null ? [] : [region] };
};

/** Form values from a stored report: contacts by role, actions by organisation, the first country, and the consent, which a stored description implies. */
export const valuesByRole = (report: FieldReport): Partial<ReportValues> => ({
  country: report.countries?.[0] ?? null,
  has_read_guidelines: !isBlankHtml(report.description),
  contacts: byKey(contactRoles, (role) => {
    const contact = report.contacts?.find(({ ctype }) => ctype === role);
    return byKey(contactParts, (part) => textOrNull(contact?.[part]));
  }),
  actions_taken: actionsFromStored(organisations, report.actions_taken),
});

const textOrNull = (text: string | null | undefined) => (text?.trim() ? text : null);

/**
 * The fields of the body whose shape differs from the form's.
 *
 * @param values - the applicable values
 * @param stored - the stored report, when it is edited
 * @source reference/emergencies.md, sections 2.1 and 4.5
 */
export function reportBody(values: ReportValues, stored?: FieldReport): Partial<Body> {
  const omittedCounts = currentCounts.filter((field) => values[field] === null && (stored?.[field] ?? null) === null);
  return {
    countries: countriesOf(values.country, stored),
    contacts: contactRows(values, stored).map(({ body }) => body),
    actions_taken: actionsRows(values, stored).map(({ body }) => body),
    ...Object.fromEntries(omittedCounts.map((field) => [field, undefined])),
  };
}

/**
 * Maps the server's errors to the form's fields: countries to the country, rows of lists to their role or organisation.
 *
 * @param errors - from the request layer, rows by their index in the request
 */
export function mapServerErrors(errors: FormErrors, values: ReportValues, stored?: FieldReport): FormErrors {
  const { countries, contacts, actions_taken, ...others } = errors;
  return {
    ...others,
    ...(countries && { country: countries }),
    ...(contacts && { contacts: keyedRowErrors(contacts, contactRows(values, stored), contactParts) }),
    ...(actions_taken && {
      actions_taken: keyedRowErrors(actions_taken, actionsRows(values, stored), ['actions', 'summary']),
    }),
  };
}
