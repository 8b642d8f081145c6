import { describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import type { AnyFormDefinition } from '#app/form/definition';
import {
  answersLost,
  applies,
  blankValues,
  bodyOf,
  fieldEntries,
  fieldNamed,
  labelOf,
  stepsFor,
  valuesOfStored,
} from '#app/form/derive';
import { missingAnswers } from '#app/form/expectedAnswers';
import { findProblems } from '#app/form/findProblems';
import { mergedValues } from '#app/form/mergedValues';
import { ruleStrings } from '#app/form/strings';
import type { Dref } from '#contract/drefDocument';
import { DrefBody, DrefFinalReportBody, DrefOperationalUpdateBody } from '#contract/drefDocument';
import type { FieldReport } from '#contract/fieldReport';
import { drefStages } from '#domain/dref/drefTypes';
import { renderStrings } from '#domain/language/strings';
import { applicationForm, newApplicationValues } from '../application/applicationForm';
import { answersFromReport, withoutCopied } from '../application/fromFieldReport';
import type { ApplicationValues, ReportValues, UpdateValues } from '../fields/drefShape';
import { stepLayout } from '../fields/fieldTable';
import { notEdited } from '../fields/notEdited';
import { drefGuidanceStrings } from '../guidanceStrings';
import { drefLabelStrings } from '../labelStrings';
import { reportForm } from '../report/reportForm';
import { updateForm } from '../update/updateForm';
import { drefFormStrings } from './strings';
import type { DrefStrings } from './useDrefStrings';

const t: DrefStrings = {
  ...renderStrings(drefGuidanceStrings, 'en', {}),
  ...renderStrings(drefLabelStrings, 'en', {}),
  ...renderStrings(drefFormStrings, 'en', {}),
};
const rules = renderStrings(ruleStrings, 'en', {});

const forms: Readonly<Record<(typeof drefStages)[number], AnyFormDefinition>> = {
  application: applicationForm,
  operationalUpdate: updateForm,
  finalReport: reportForm,
};
const bodies: Readonly<Record<(typeof drefStages)[number], z.ZodObject>> = {
  application: DrefBody,
  operationalUpdate: DrefOperationalUpdateBody,
  finalReport: DrefFinalReportBody,
};

const namesOf = (definition: AnyFormDefinition) =>
  fieldEntries(definition)
    .filter(([, { isLocal }]) => !isLocal)
    .map(([name]) => name);

/** The values of the form after a change by the user. */
const afterChange = <V extends object>(definition: AnyFormDefinition, changed: string, values: V): V => ({
  ...values,
  ...definition.consequences?.(changed, values, undefined),
});

describe.each(drefStages)('%s', (stage) => {
  test('every field that the server takes is in the form, or is left out for a reason', () => {
    const writable = Object.keys(bodies[stage].shape);
    const leftOut = Object.keys(notEdited[stage]);
    expect([...namesOf(forms[stage]), ...leftOut].toSorted()).toEqual(writable.toSorted());
    for (const reason of Object.values(notEdited[stage])) expect(reason.length).toBeGreaterThan(20);
  });

  test('every field stands on its tab, and has a name', () => {
    const placed = new Set(Object.values(stepLayout).flatMap((sections) => sections.flatMap(({ names }) => names)));
    for (const name of namesOf(forms[stage])) {
      expect(placed, name).toContain(name);
      expect(labelOf(forms[stage], name, t, {}, 'en'), name).not.toBe(name);
    }
  });
});

// reference/dref.md, section 2.2: what a type does not ask for is sent blank, in a form that the server takes
test.each(drefStages.flatMap((stage) => ([0, 1, 2, 3] as const).map((type) => [stage, type] as const)))(
  'the body of a %s of type %i is one that the server takes',
  (stage, type_of_dref) => {
    for (const is_dref_imminent_v2 of [false, true]) {
      const values = {
        ...blankValues(forms[stage]),
        is_dref_imminent_v2,
        national_society: 107,
        country: 107,
        district: [1],
        title: 'Floods',
        type_of_dref,
        type_of_onset: 2,
      };
      expect(bodies[stage].partial().safeParse(bodyOf(forms[stage], values, undefined)).error?.issues ?? []).toEqual(
        [],
      );
    }
  },
);

const application: ApplicationValues = {
  ...newApplicationValues(),
  national_society: 107,
  country: 107,
  title: 'Floods',
  type_of_dref: 2,
  type_of_onset: 2,
};

const problemsOf = (definition: AnyFormDefinition, values: object) =>
  Object.fromEntries(
    findProblems(definition, values, { rules, t, facts: undefined }).map(({ path, message }) => [path, message]),
  );

describe('the application', () => {
  test('needs little to be saved', () => {
    expect(problemsOf(applicationForm, application)).toEqual({});
    expect(Object.keys(problemsOf(applicationForm, newApplicationValues())).toSorted()).toEqual([
      'national_society',
      'title',
      'type_of_dref',
      'type_of_onset',
    ]);
  });

  // reference/dref.md, section 1.3
  test.each([
    [2, ['overview', 'event', 'actions', 'operation', 'submission']],
    [0, ['overview', 'event', 'operation', 'submission']],
    [3, ['overview', 'event', 'submission']],
  ] as const)('type %i has the tabs %o', (type_of_dref, steps) =>
    expect(stepsFor(applicationForm, { ...application, type_of_dref })).toEqual(steps),
  );

  test('becomes imminent with its onset, days and two actions, and is saved only with its whole budget', () => {
    const imminent = afterChange(applicationForm, 'type_of_dref', {
      ...application,
      type_of_dref: 0 as const,
      date_of_approval: '2026-03-10',
    });
    expect(imminent).toMatchObject({
      type_of_onset: 2,
      operation_timeframe_imminent: 45,
      end_date: '2026-04-30',
      proposed_action: [{ proposed_type: 1 }, { proposed_type: 2 }],
      indirect_cost: 5_000,
    });
    const rows = imminent.proposed_action ?? [];
    const filled = rows.map((row, index) => ({ ...row, total_budget: index === 0 ? 45_000 : 30_000 }));
    expect(problemsOf(applicationForm, { ...imminent, proposed_action: filled })).toEqual({
      'proposed_action.0.activities.root': t.activityMissing,
      'proposed_action.1.activities.root': t.activityMissing,
    });
    const activities = [{ client_id: 'a', sector: 1, activity: null }];
    const early = [
      { ...filled[0], total_budget: 75_000, activities },
      { ...filled[1], total_budget: 0 },
    ];
    expect(problemsOf(applicationForm, { ...imminent, proposed_action: early })).toEqual({});
    const twice = [
      { ...early[0], activities: [...activities, { client_id: 'b', sector: 1, activity: null }] },
      early[1],
    ];
    expect(problemsOf(applicationForm, { ...imminent, proposed_action: twice })).toEqual({
      'proposed_action.0.activities.1.sector': t.sectorTwice,
    });
    expect(
      problemsOf(applicationForm, { ...imminent, proposed_action: [{ ...early[0], total_budget: 1 }, early[1]] }),
    ).toEqual({
      'proposed_action.0.total_budget': t.subTotalDiffers({ expected: 75_000, sum: 1 }),
    });
  });

  test('surge personnel changes the costs of an imminent operation alone', () => {
    const values = { ...application, is_surge_personnel_deployed: true };
    expect(afterChange(applicationForm, 'is_surge_personnel_deployed', values).total_cost).toBeNull();
    const imminent = { ...values, type_of_dref: 0 as const };
    expect(afterChange(applicationForm, 'is_surge_personnel_deployed', imminent)).toMatchObject({
      surge_deployment_cost: 10_000,
      indirect_cost: 5_800,
    });
  });

  test('the day of the forecast may be today, as the person who writes counts it', () => {
    vi.stubEnv('TZ', 'America/Panama');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T01:00:00Z') });
    const on = (hazard_date: string) =>
      problemsOf(applicationForm, { ...application, type_of_dref: 0 as const, hazard_date }).hazard_date;
    expect(on('2026-06-09')).toBeUndefined();
    expect(on('2026-06-08')).toBe(t.dateInPast);
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  test('a changed answer about earlier operations clears those that follow from it', () => {
    const values = { ...application, did_it_affect_same_area: false, did_ns_respond: true, ns_request_text: 'MDR1' };
    expect(afterChange(applicationForm, 'did_it_affect_same_area', values)).toMatchObject({
      did_ns_respond: null,
      ns_request_text: null,
    });
  });

  test('says which answers another type would wipe', () => {
    const values = { ...application, lessons_learned: 'Cash', event_description: 'Water', num_affected: 4 };
    expect(answersLost(applicationForm, values, { ...values, type_of_dref: 1 })).toEqual(['lessons_learned']);
    expect(answersLost(applicationForm, values, { ...values, type_of_dref: 3 })).toEqual([
      'lessons_learned',
      'event_description',
    ]);
  });

  test('asks about no answers that came with a type by themselves', () => {
    const imminent = afterChange(applicationForm, 'type_of_dref', { ...application, type_of_dref: 0 as const });
    expect(answersLost(applicationForm, imminent, { ...imminent, type_of_dref: 2 })).toEqual([]);
    const [first, ...others] = imminent.proposed_action ?? [];
    const entered = { ...imminent, proposed_action: first ? [{ ...first, total_budget: 1 }, ...others] : null };
    expect(answersLost(applicationForm, entered, { ...entered, type_of_dref: 2 })).toEqual(['proposed_action']);
  });

  test('counts what a complete document would have, tab by tab', () => {
    const before = missingAnswers(applicationForm, application);
    expect(before.overview).toEqual(['disaster_type', 'disaster_category', 'district']);
    expect(before.event).toContain('lessons_learned');
    expect(before.event).not.toContain('did_ns_respond');
    expect(missingAnswers(applicationForm, { ...application, type_of_dref: 1 }).event).not.toContain('lessons_learned');
  });

  test('counts what storing an imminent application needs: both budgets, and activities of what has a budget', () => {
    const imminent = afterChange(applicationForm, 'type_of_dref', { ...application, type_of_dref: 0 as const });
    const ofActions = (values: ApplicationValues) =>
      missingAnswers(applicationForm, values).operation?.filter((path) => path.startsWith('proposed_action'));
    expect(ofActions(imminent)).toEqual([
      'proposed_action.0.total_budget',
      'proposed_action.1.total_budget',
      'proposed_action.0.activities',
    ]);
    const [early, response] = imminent.proposed_action ?? [];
    if (!early || !response) throw new Error('no proposed actions');
    const activities = [{ client_id: 'a', sector: 1, activity: null }];
    const early_actions = { ...early, total_budget: 70_000, activities };
    const budgeted = [early_actions, { ...response, total_budget: 5000 }];
    expect(ofActions({ ...imminent, proposed_action: budgeted })).toEqual(['proposed_action.1.activities']);
    const without = [early_actions, { ...response, total_budget: 0 }];
    expect(ofActions({ ...imminent, proposed_action: without })).toEqual([]);
  });

  const body = (values: ApplicationValues) => bodyOf(applicationForm, values, undefined);

  test('sends files by id and caption, rows under their ids, and nothing that the type does not ask for', () => {
    const file = { id: 5, name: 'plan.pdf' };
    const sent = body({
      ...application,
      type_of_dref: 1,
      budget_file: [file],
      cover_image_file: [{ id: 6, name: 'a.png', caption: ' Cover ' }],
      images_file: [{ id: 7, name: 'b.png' }],
      lessons_learned: 'Wiped',
      risk_security: [{ client_id: 'r', id: 9, risk: 'a', mitigation: 'b' }],
      source_information: [{ client_id: 's', source_name: 'Radio', source_link: 'example.org' }],
      planned_interventions: [
        {
          client_id: '3',
          id: 3,
          title: 'health',
          description: 'Visit\n- Teach',
          budget: 1,
          person_targeted: null,
          person_assisted: null,
          male: null,
          female: null,
          progress_towards_outcome: null,
          narrative_description_of_achievements: null,
          challenges: null,
          lessons_learnt: null,
          indicators: [{ client_id: 'n', title: 'Visits', target: 2, actual: null }],
        },
      ],
    });
    expect(sent).toMatchObject({
      budget_file: 5,
      cover_image_file: { id: 6, caption: 'Cover' },
      event_map_file: null,
      images_file: [{ id: 7, caption: null }],
      risk_security: [{ client_id: 'r', id: 9, risk: 'a', mitigation: 'b' }],
      source_information: [{ source_link: 'https://example.org' }],
      planned_interventions: [{ id: 3, description: '• Visit\n• Teach', indicators: [{ title: 'Visits', target: 2 }] }],
    });
    for (const name of ['is_dref_imminent_v2', 'lessons_learned', 'needs_identified'])
      expect(sent).not.toHaveProperty(name);
    expect(sent.planned_interventions).toEqual([expect.not.objectContaining({ client_id: expect.anything() })]);
    expect(DrefBody.safeParse(sent).error).toBeUndefined();
  });

  test('what was stored comes back as it was', () => {
    const stored = {
      ...Object.fromEntries(Object.keys(DrefBody.shape).map((name) => [name, null])),
      id: 1,
      national_society: 107,
      type_of_dref: 0,
      district: [],
      budget_file_details: { id: 5, file: 'https://files.example.org/0123456789ab-plan%20a.pdf', caption: null },
      images_file: [{ id: 7, file: null, caption: 'Flood' }],
      proposed_action: [
        { id: 2, proposed_type: 2, total_budget: 0, total_expenditure: null, activities: [] },
        {
          id: 1,
          proposed_type: 1,
          total_budget: 75_000,
          total_expenditure: null,
          activities: [{ id: 4, sector: 3, activity: 'Warn' }],
        },
      ],
    } as unknown as Dref;
    const values = valuesOfStored(applicationForm, stored);
    expect(values.budget_file).toMatchObject([{ id: 5, name: 'plan a.pdf' }]);
    expect(values.images_file).toEqual([{ id: 7, name: '7', caption: 'Flood' }]);
    expect(values.proposed_action?.map(({ id }) => id)).toEqual([1, 2]);
    expect(body(values).proposed_action).toMatchObject([
      { id: 1, activities: [{ id: 4, sector: 3, activity: 'Warn' }] },
      { id: 2, activities: [] },
    ]);
  });
});

describe('a field report', () => {
  const report = {
    id: 8,
    dtype: 12,
    countries: [107],
    districts: [1, 2],
    num_affected: null,
    gov_num_affected: 70,
    description: '<p>Water</p>',
    request_assistance: true,
    actions_taken: [{ organization: 'PNS', summary: 'Tents' }],
    contacts: [{ ctype: 'Media', name: 'Bo', title: 'Press', email: 'bo@example.org', phone: '+2' }],
  } as unknown as FieldReport;

  test('fills what is empty and leaves what is typed', () => {
    const values = { ...application, disaster_type: 4, media_contact_name: 'Ada', event_description: 'Typed' };
    expect(answersFromReport(report, values)).toEqual({
      district: [1, 2],
      num_affected: 70,
      partner_national_society: 'Tents',
      event_description: 'Water',
      government_requested_assistance: true,
      field_report: 8,
    });
    expect(answersFromReport(report, application)).toMatchObject({
      disaster_type: 12,
      media_contact_name: 'Bo',
      media_contact_phone_number: '+2',
    });
  });

  test('without a description leaves the one that was typed', () => {
    const values = { ...application, event_description: 'Typed', government_requested_assistance: true };
    const copied = answersFromReport({ ...report, description: '', request_assistance: null }, values);
    expect(copied).not.toHaveProperty('event_description');
    expect(copied).not.toHaveProperty('government_requested_assistance');
  });

  test('is cleared again without what was changed since', () => {
    const copied = answersFromReport(report, application);
    const now = { ...application, ...copied, num_affected: 90 };
    expect(withoutCopied(copied, application, now)).toEqual({
      ...Object.fromEntries(
        Object.keys(copied)
          .filter((name) => name !== 'num_affected')
          .map((name) => [name, null]),
      ),
    });
  });
});

test('an operational update adds up its allocation and counts its end from the start', () => {
  const values: UpdateValues = {
    ...blankValues(updateForm),
    dref_allocated_so_far: 250_000,
    additional_allocation: 60_000,
    new_operational_start_date: '2026-01-10',
    total_operation_timeframe: 6,
  };
  expect(afterChange(updateForm, 'additional_allocation', values).total_dref_allocation).toBe(310_000);
  expect(afterChange(updateForm, 'total_operation_timeframe', values).new_operational_end_date).toBe('2026-07-31');
});

test('a final report of an imminent operation adds up what was spent', () => {
  const row = (proposed_type: 1 | 2, total_budget: number, total_expenditure: number) => ({
    client_id: String(proposed_type),
    proposed_type,
    total_budget,
    total_expenditure,
    activities: null,
  });
  const isShown = (answers: ReportValues) =>
    ['surge_deployment_cost', 'surge_deployment_expenditure_cost'].every((name) =>
      applies(fieldNamed(reportForm, name) ?? {}, answers),
    );
  const values: ReportValues = {
    ...blankValues(reportForm),
    is_dref_imminent_v2: true,
    type_of_dref: 0,
    surge_deployment_cost: 10_000,
    indirect_cost: 5_800,
    proposed_action: [row(1, 45_000, 40_000), row(2, 30_000, 30_000)],
  };
  expect(afterChange(reportForm, 'proposed_action.0.total_expenditure', values)).toMatchObject({
    sub_total_cost: 75_000,
    total_cost: 90_800,
    sub_total_expenditure_cost: 70_000,
    surge_deployment_expenditure_cost: 10_000,
    indirect_expenditure_cost: 5_800,
    total_expenditure_cost: 85_800,
  });
  expect(isShown(values)).toBe(true);
  expect(isShown({ ...values, surge_deployment_cost: null })).toBe(false);
  expect(stepsFor(reportForm, values)).not.toContain('actions');
  expect(stepsFor(reportForm, { ...values, is_dref_imminent_v2: false })).toContain('actions');
});

test('in a conflict the costs of an imminent operation are those of the actions of both editors', () => {
  const base = afterChange(applicationForm, 'type_of_dref', {
    ...blankValues<ApplicationValues, Dref>(applicationForm),
    type_of_dref: 0 as const,
  });
  const withBudgets = (...budgets: number[]): ApplicationValues =>
    afterChange(applicationForm, 'proposed_action.0.total_budget', {
      ...base,
      proposed_action: base.proposed_action?.map((row, at) => ({ ...row, total_budget: budgets[at] ?? null })) ?? null,
    });
  const [mine, theirs] = [withBudgets(30_000, 10_000), withBudgets(20_000, 15_000)];
  const both = { ...mine, proposed_action: withBudgets(30_000, 15_000).proposed_action };
  const merged = mergedValues(applicationForm, both, { mine, theirs, latest: {} as Dref });
  expect(merged).toMatchObject({ sub_total_cost: 45_000, total_cost: withBudgets(30_000, 15_000).total_cost });
});
