import type { FieldReport } from '#contract/fieldReport';
import { typedEntries, typedKeys } from '#domain/lists/typedEntries';
import { plainText } from '#ui/content/plainText';
import { contactParts } from '../fields/contactFields';
import type { ApplicationValues } from '../fields/drefShape';

type Copied = { -readonly [N in keyof ApplicationValues]?: ApplicationValues[N] };

/** The type of the report's contact that fills each contact of the application. @source reference/dref.md, section 2.3.6 */
const contactTypes = [
  ['national_society_contact', 'NationalSociety'],
  ['ifrc_emergency', 'Federation'],
  ['media_contact', 'Media'],
] as const;

/** The names of the parts of a contact in field reports. */
const partsOfReport = { name: 'name', title: 'title', email: 'email', phone_number: 'phone' } as const;

const summaryOf = ({ actions_taken }: FieldReport, organisation: string) =>
  actions_taken?.find(({ organization }) => organization === organisation)?.summary?.trim() || null;

/** The values of contacts that are blank in the form and filled in the report. */
function copiedContacts(report: FieldReport, values: ApplicationValues): Copied {
  const copied: Record<string, string | null> = {};
  for (const [role, type] of contactTypes) {
    const contact = report.contacts?.find(({ ctype }) => ctype === type);
    const isEmpty = contactParts.every((part) => !values[`${role}_${part}`]);
    if (!contact || !isEmpty) continue;
    for (const part of contactParts) copied[`${role}_${part}`] = contact[partsOfReport[part]]?.trim() || null;
  }
  return copied;
}

/**
 * The answers that a field report fills: blank ones, and always the report itself, its description and its request for assistance.
 *
 * @returns only what changes
 * @source reference/dref.md, section 2.3.6
 */
export function answersFromReport(report: FieldReport, values: ApplicationValues): Copied {
  const country = values.country ?? report.countries?.[0] ?? null;
  const isSameCountry = country === (report.countries?.[0] ?? null);
  const filled: Copied = {
    disaster_type: values.disaster_type ?? report.dtype ?? null,
    country,
    district: values.district ?? (isSameCountry && report.districts?.length ? report.districts : null),
    num_affected:
      values.num_affected ?? report.num_affected ?? report.gov_num_affected ?? report.other_num_affected ?? null,
    un_or_other_actor: values.un_or_other_actor ?? (report.actions_others?.trim() || null),
    partner_national_society: values.partner_national_society ?? summaryOf(report, 'PNS'),
    ifrc: values.ifrc ?? summaryOf(report, 'FDRN'),
    ...copiedContacts(report, values),
    // these overwrite the form's answers, unless the report has none
    event_description: plainText(report.description ?? '').trim() || values.event_description,
    government_requested_assistance: report.request_assistance ?? values.government_requested_assistance,
    field_report: report.id,
  };
  return Object.fromEntries(typedEntries(filled).filter(([name, value]) => values[name] !== value));
}

/**
 * Undoes a copy: answers that still hold the copied value return to their earlier one.
 *
 * @param before - the answers before the copy, of those that it changed
 */
export function withoutCopied(copied: Copied, before: Copied, values: ApplicationValues): Copied {
  const untouched = typedKeys(copied).filter((name) => JSON.stringify(values[name]) === JSON.stringify(copied[name]));
  return { ...Object.fromEntries(untouched.map((name) => [name, before[name] ?? null])), field_report: null };
}
