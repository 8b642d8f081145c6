import { fieldsFrom } from '#app/form/definition';
import { drefLimits } from '#domain/dref/drefTypes';
import { type ContactPart, type ContactRole, contactPartLabel, contactParts } from './contactFields';
import { computed, type DrefField, each, everywhere, notPrinted, optional, shortText, type Tab } from './fieldEntry';
import {
  assessmentOrResponse,
  everyLayout,
  exceptAnyImminent,
  exceptImminentAndLoan,
  exceptLoan,
  fullPlanning,
  imminent,
  type Layouts,
  loan,
} from './layouts';

const partKinds = {
  name: { kind: 'text', ...shortText },
  title: { kind: 'text', ...shortText },
  email: { kind: 'email', ...shortText },
  phone_number: { kind: 'phone', maxLength: drefLimits.phone },
} as const satisfies Record<ContactPart, Partial<DrefField>>;

/**
 * The section of a contact. A complete document has the name; the other parts are optional. Print pages show a contact as one answer.
 *
 * @param layouts - the layouts of applications and updates that have the contact; all reports have it
 */
const contact = <Role extends ContactRole>(role: Role, layouts: Layouts = everyLayout) => ({
  isGrid: true,
  isPrinted: false,
  fields: fieldsFrom(contactParts, (part) => [
    `${role}_${part}` as const,
    {
      ...partKinds[part],
      layouts: { application: layouts, operationalUpdate: layouts, finalReport: everyLayout },
      isExpected: part === 'name',
      label: ((t) => t.contactField({ role: t[role], field: contactPartLabel(part, t) })) satisfies DrefField['label'],
    },
  ]),
});

/** The Timeframes and contacts tab. @source reference/dref.md, sections 2.3.5, 2.4 and 2.5 */
export const submissionTab = {
  timeframe: {
    fields: {
      ns_request_date: {
        kind: 'date',
        layouts: { application: everyLayout, operationalUpdate: loan },
        ...notPrinted,
      },
      submission_to_geneva: {
        kind: 'date',
        layouts: { application: everyLayout },
        hint: (t) => t.hint_submission_to_geneva,
        ...optional,
        ...notPrinted,
      },
      date_of_approval: {
        kind: 'date',
        layouts: { application: everyLayout, operationalUpdate: loan },
        hint: (t) => t.hint_date_of_approval,
        printedIn: ['application'],
        ...optional,
      },
      new_operational_start_date: { kind: 'date', layouts: { operationalUpdate: exceptLoan }, ...computed },
      operation_start_date: { kind: 'date', layouts: { finalReport: everyLayout } },
      operation_timeframe: {
        kind: 'count',
        layouts: { application: exceptAnyImminent },
        max: drefLimits.timeframe,
        unit: 'month',
      },
      operation_timeframe_imminent: {
        kind: 'count',
        layouts: { application: imminent },
        unit: 'day',
        hint: (t) => t.hint_operation_timeframe_imminent,
        ...computed,
      },
      total_operation_timeframe: {
        kind: 'count',
        layouts: { operationalUpdate: everyLayout, finalReport: exceptImminentAndLoan },
        unit: 'month',
      },
      total_operation_timeframe_imminent: { kind: 'count', layouts: { finalReport: imminent }, unit: 'day' },
      end_date: { kind: 'date', layouts: { application: exceptLoan }, hint: (t) => t.hint_end_date, ...computed },
      new_operational_end_date: { kind: 'date', layouts: { operationalUpdate: exceptLoan }, ...computed },
      operation_end_date: { kind: 'date', layouts: { finalReport: everyLayout }, ...computed },
      ...each(['reporting_start_date', 'reporting_end_date'], {
        kind: 'date',
        layouts: { operationalUpdate: exceptLoan },
      }),
      publishing_date: { kind: 'date', layouts: { application: exceptLoan }, ...optional },
      date_of_publication: { kind: 'date', layouts: { finalReport: everyLayout }, ...optional, ...notPrinted },
    },
  },
  codes: {
    fields: {
      // the server refuses another code than the application's
      appeal_code: {
        kind: 'text',
        layouts: everywhere,
        hint: (t) => t.hint_appeal_code,
        inStage: { operationalUpdate: { isReadOnly: true } },
        ...optional,
        ...shortText,
      },
      glide_code: {
        kind: 'text',
        layouts: { ...fullPlanning, finalReport: assessmentOrResponse },
        ...optional,
        ...shortText,
      },
    },
  },
  ifrc_appeal_manager: contact('ifrc_appeal_manager'),
  ifrc_project_manager: contact('ifrc_project_manager'),
  national_society_contact: contact('national_society_contact', exceptLoan),
  ifrc_emergency: contact('ifrc_emergency', exceptLoan),
  regional_focal_point: contact('regional_focal_point'),
  media_contact: contact('media_contact', exceptLoan),
  national_society_integrity_contact: contact('national_society_integrity_contact'),
  contacts: {
    fields: {
      national_society_hotline_phone_number: {
        kind: 'phone',
        layouts: everywhere,
        maxLength: drefLimits.phone,
        ...optional,
      },
    },
  },
} satisfies Tab;
