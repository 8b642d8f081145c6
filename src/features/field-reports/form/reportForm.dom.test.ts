import { describe, expect, test } from 'vitest';
import { blankValues, bodyOf, inFormOrder, labelOf, stepOf, valuesOfStored } from '#app/form/derive';
import { findProblems } from '#app/form/findProblems';
import { ruleStrings } from '#app/form/strings';
import type { FieldReport } from '#contract/fieldReport';
import type { FieldReportKind } from '#domain/field-reports/fieldReportKind';
import { renderStrings, type Strings } from '#domain/language/strings';
import { blankFieldReport } from '#sandbox/field-reports/blankFieldReport';
import { reportLabelStrings } from '../labelStrings';
import { mapServerErrors } from './reportBody';
import { reportForm } from './reportForm';
import type { ReportValues } from './reportShape';
import { reportFormStrings } from './strings';
import type { ReportStrings } from './useReportStrings';

const t = renderStrings(ruleStrings, 'en', {}) as unknown as Strings<(typeof ruleStrings)['templates']>;
const own = {
  ...renderStrings(reportLabelStrings, 'en', {}),
  ...renderStrings(reportFormStrings, 'en', {}),
} as unknown as ReportStrings;

const filled: ReportValues = {
  ...blankValues(reportForm),
  country: 107,
  dtype: 12,
  start_date: '2026-05-18',
  title: 'River floods',
};

const stored = (more: Partial<FieldReport>) =>
  ({
    ...blankFieldReport('2026-05-20T10:00:00Z'),
    id: 7,
    countries: [107],
    dtype: 12,
    title: 'River floods',
    status: 9,
    ...more,
  }) as unknown as FieldReport;

/** Validation messages by path. */
function problems(changes: Partial<ReportValues>, offered: readonly (1 | 2 | 3 | 4)[] | null = null) {
  const values = { ...filled, ...changes };
  const context = { rules: t, t: own, facts: { offered } };
  return Object.fromEntries(findProblems(reportForm, values, context).map(({ path, message }) => [path, message]));
}

const valuesOfReport = (report: FieldReport) => valuesOfStored(reportForm, report);
const reportBody = (values: ReportValues, before?: FieldReport) => bodyOf(reportForm, values, before);

const contact = { name: 'Ada', title: 'Lead', email: 'ada@example.org', phone: '+999' };

describe('rules', () => {
  // reference/emergencies.md, section 2.1
  test.each<[string, Partial<ReportValues>, Record<string, string>]>([
    ['a filled report', {}, {}],
    [
      'nothing but defaults',
      { country: null, dtype: null, start_date: null, title: null },
      { country: t.choose, dtype: t.choose, start_date: t.required, title: t.required },
    ],
    ['a blank title', { title: '   ' }, { title: t.required }],
    ['a title that is too long', { title: 'x'.repeat(257) }, { title: 'Use at most 256 characters.' }],
    ['a date that is none', { start_date: 'soon' }, { start_date: t.date }],
    ['a negative count', { num_affected: -20 }, { num_affected: t.zeroOrMore }],
    ['a fraction', { num_dead: 1.5 }, { num_dead: t.wholeNumber }],
    ['not a number', { num_dead: Number.NaN }, { num_dead: t.wholeNumber }],
    ['more than the server counts', { num_dead: 2 ** 31 }, { num_dead: 'Enter at most 2,147,483,647.' }],
    ['zero', { num_dead: 0 }, {}],
    ['a figure that the kind does not ask for', { status: 8, num_dead: -1, epi_cases: Number.NaN }, {}],
    ['an early warning of an epidemic', { status: 8, dtype: 1 }, { dtype: own.noEpidemicWarning }],
    ['a decision without an amount', { dref: 1 }, { dref_amount: own.amountMissing }],
    ['an amount without a decision', { appeal_amount: 5 }, { appeal: own.choiceMissing }],
    ['a request for nothing', { dref: 1, dref_amount: 0 }, { dref_amount: 'Enter 1 or more.' }],
    ['a forecast based action of an event', { forecast_based_action: 1 }, {}],
    [
      'a forecast based action of a warning',
      { status: 8, forecast_based_action: 1 },
      { forecast_based_action_amount: own.amountMissing },
    ],
    ['words without consent', { description: '<p>Water</p>' }, { has_read_guidelines: own.guidelinesMissing }],
    ['an emptied text without consent', { description: '<p></p>' }, {}],
    ['words with consent', { description: '<p>Water</p>', has_read_guidelines: true }, {}],
    ['words of a warning, which asks for no consent', { status: 8, description: 'Water' }, {}],
    ['a COVID-19 report without a title', { is_covid_report: true, dtype: 1, title: null }, {}],
    [
      'half a contact, told with the other problems',
      { title: null, contacts: { ...filled.contacts, Media: { ...contact, email: 'ada', phone: null } } },
      { title: t.required, 'contacts.Media.email': t.email, 'contacts.Media.phone': own.contactPartMissing },
    ],
    ['a whole contact', { contacts: { ...filled.contacts, Media: contact } }, {}],
  ])('%s', (_, changes, expected) => expect(problems(changes)).toEqual(expected));

  test('who may see the report is chosen from what is offered, once that is known', () => {
    expect(problems({ visibility: 3 }, [4])).toEqual({ visibility: own.visibilityNotOffered });
    expect(problems({ visibility: 4 }, [4])).toEqual({});
    expect(problems({ visibility: 3 }, null)).toEqual({});
    expect(problems({ visibility: null })).toEqual({ visibility: t.choose });
  });

  test('problems stand in the order of the steps and their fields', () => {
    const paths = ['visibility', 'contacts.Media.email', 'num_dead', 'num_injured', 'root.server'];
    expect(inFormOrder(reportForm, paths)[0]).toBe('num_injured');
    expect(stepOf(reportForm, 'root.server', filled)).toBeNull();
    expect(stepOf(reportForm, 'contacts.Media.email', filled)).toBe('response');
    expect(stepOf(reportForm, 'contacts.Media.root', filled)).toBe('response');
    expect(stepOf(reportForm, 'actions_taken.NTLS.root', filled)).toBe('actions');
  });

  test('every field has a name, also before its step was opened', () => {
    expect(labelOf(reportForm, 'contacts.Media.email', own, filled, 'en')).toBe('Media contact: E-mail');
    expect(labelOf(reportForm, 'gov_num_dead', own, filled, 'en')).toBe('Dead, Government');
    expect(labelOf(reportForm, 'root.server', own, filled, 'en')).toBeUndefined();
  });

  test('an edit is not refused for what was stored so and is not touched', () => {
    const before = stored({
      contacts: [{ id: 1, ctype: 'Media', name: 'Ada', title: 'Lead', email: 'a@b.org', phone: '' }],
    });
    const storedValues = valuesOfReport(before);
    const problemsOf = (values: ReportValues) =>
      findProblems(reportForm, values, { rules: t, t: own, facts: { offered: null }, storedValues }).map(
        ({ path }) => path,
      );
    expect(problemsOf({ ...storedValues, title: 'Changed' })).toEqual([]);
    const touched = { ...storedValues.contacts.Media, name: 'Bo' };
    expect(problemsOf({ ...storedValues, contacts: { ...storedValues.contacts, Media: touched } })).toEqual([
      'contacts.Media.phone',
    ]);
  });
});

describe('what is sent', () => {
  const everything: ReportValues = {
    ...filled,
    num_dead: 3,
    num_potentially_affected: 4,
    epi_cases: 5,
    epi_probable_cases: 6,
    epi_cases_since_last_fr: 7,
    bulletin: 2,
    dref: 1,
    dref_amount: 300_000,
    forecast_based_action: 1,
    forecast_based_action_amount: 9,
    notes_health: 'Full wards',
    external_partners: [1],
    num_expats_delegates: 2,
    actions_taken: {
      NTLS: { actions: [1], summary: null },
      FDRN: { actions: [2], summary: 'Money' },
      PNS: { actions: null, summary: null },
    },
  };
  const kindFacts: Record<FieldReportKind, Partial<ReportValues>> = {
    EVT: {},
    EW: { status: 8 },
    EPI: { dtype: 1 },
    COVID: { dtype: 1, is_covid_report: true },
  };

  test.each<[FieldReportKind, Record<string, unknown>, notAsked: readonly (keyof ReportValues)[]]>([
    [
      'EVT',
      { num_dead: 3, bulletin: 2, dref: 1 },
      ['epi_cases', 'forecast_based_action', 'external_partners', 'sit_fields_date'],
    ],
    ['EW', { num_potentially_affected: 4, forecast_based_action_amount: 9 }, ['num_dead', 'num_expats_delegates']],
    ['EPI', { epi_cases: 5, epi_probable_cases: 6 }, ['num_dead', 'epi_cases_since_last_fr', 'notes_health']],
    [
      'COVID',
      {
        epi_cases: 5,
        epi_cases_since_last_fr: 7,
        external_partners: [1],
        actions_taken: [
          { organization: 'NTLS', actions: [1], summary: null },
          { organization: 'FDRN', actions: [], summary: 'Money' },
        ],
      },
      ['epi_probable_cases', 'bulletin', 'dref', 'dref_amount'],
    ],
  ])('of %s is what it asks for, and nothing else', (kind, expected, notAsked) => {
    const body = reportBody({ ...everything, ...kindFacts[kind] });
    expect(body).toMatchObject(expected);
    for (const name of notAsked) expect(body).not.toHaveProperty(name);
  });

  test('what another kind takes away is sent blank', () => {
    const event = stored({ num_dead: 3, num_potentially_affected: 4 });
    const warning = reportBody({ ...valuesOfReport(event), status: 8 }, event);
    expect(warning).toHaveProperty('num_dead', null);
    expect(warning).not.toHaveProperty('epi_cases');
  });

  test('notes of a report on COVID-19 have an entry to stand in; a stored report gets one only for new notes', () => {
    const covid = { ...filled, dtype: 1, is_covid_report: true, notes_ns: 'Staff' };
    const entry = { organization: 'NTLS', actions: [], summary: null };
    expect(reportBody(covid).actions_taken).toEqual([entry]);
    expect(reportBody({ ...covid, dtype: 12, is_covid_report: false }).actions_taken).toEqual([]);
    const before = stored({ dtype: 1, is_covid_report: true, notes_ns: 'Staff' });
    expect(reportBody(valuesOfReport(before), before).actions_taken).toEqual([]);
    expect(reportBody({ ...valuesOfReport(before), notes_ns: 'More staff' }, before).actions_taken).toEqual([entry]);
  });

  test('days are midnight in UTC, and nothing of the form alone is sent', () => {
    const body = reportBody(filled);
    expect(body).toMatchObject({ start_date: '2026-05-18T00:00:00.000Z', countries: [107] });
    for (const field of ['country', 'has_read_guidelines', 'summary', 'sources'])
      expect(body).not.toHaveProperty(field);
  });

  test('an empty count does not hide another source, neither on create nor on edit', () => {
    const created = reportBody({ ...filled, gov_num_affected: 10 });
    expect(created).not.toHaveProperty('num_affected');
    expect(created).toHaveProperty('gov_num_affected', 10);
    const before = stored({ num_affected: 5, gov_num_affected: 10 });
    const emptied = reportBody({ ...valuesOfReport(before), num_affected: null }, before);
    expect(emptied).toHaveProperty('num_affected', null);
    expect(emptied).not.toHaveProperty('other_num_affected');
  });

  test('contacts keep their ids, and what the form does not show is handed back', () => {
    const contacts = [
      { id: 1, ctype: 'Media', name: 'Ada', title: 'Lead', email: 'ada@example.org', phone: '1' },
      { id: 2, ctype: 'Other', name: 'Bo', title: 'Aide', email: 'bo@example.org', phone: '2' },
    ];
    const actions = [
      { id: 5, organization: 'GOV', actions: [9], summary: null, actions_details: [] },
      { id: 6, organization: 'NTLS', actions: [1], summary: 'x', actions_details: [] },
    ];
    const before = stored({ contacts, actions_taken: actions as unknown as FieldReport['actions_taken'] });
    const body = reportBody(valuesOfReport(before), before);
    expect(body.contacts).toEqual(contacts);
    expect(body.actions_taken).toEqual([
      { id: 6, organization: 'NTLS', actions: [1], summary: 'x' },
      { id: 5, organization: 'GOV', actions: [9], summary: null },
    ]);
  });

  test('other countries stay as long as the first one does', () => {
    const before = stored({ countries: [107, 166] });
    expect(reportBody(valuesOfReport(before), before).countries).toEqual([107, 166]);
    expect(reportBody({ ...valuesOfReport(before), country: 14 }, before).countries).toEqual([14]);
  });

  test('a stored "No" counts as no answer', () => {
    const values = valuesOfReport(stored({ dref: 0, dref_amount: 0, bulletin: 0 }));
    expect(values).toMatchObject({ dref: null, dref_amount: null, bulletin: 0 });
    expect(problems(values)).toEqual({});
  });

  test('errors of rows come back to their role and organisation', () => {
    const values = { ...everything, contacts: { ...filled.contacts, Originator: contact, Media: contact } };
    const errors = {
      countries: 'Unknown.',
      contacts: { 1: { email: 'Bad.', ctype: 'Wrong role.' } },
      actions_taken: { 1: { actions: 'Unknown action.' } },
      title: 'Too odd.',
    };
    expect(mapServerErrors(errors, values)).toEqual({
      country: 'Unknown.',
      title: 'Too odd.',
      contacts: { Media: { email: 'Bad.', non_field_errors: 'Wrong role.' } },
      actions_taken: { FDRN: { actions: 'Unknown action.' } },
    });
  });
});

test.each([0, 2, 3, 10])(
  'an untouched save keeps the older kind %i of an event and the time of its start',
  (status) => {
    const old = stored({ status: status as FieldReport['status'], start_date: '2026-09-24T14:30:00Z' });
    const opened = valuesOfReport(old);
    expect(opened).toMatchObject({ status: 9, start_date: '2026-09-24' });
    expect(reportBody(opened, old)).toMatchObject({ status, start_date: '2026-09-24T14:30:00Z' });
    const moved = reportBody({ ...opened, status: 8, start_date: '2026-09-25' }, old);
    expect(moved).toMatchObject({ status: 8, start_date: '2026-09-25T00:00:00.000Z' });
  },
);
