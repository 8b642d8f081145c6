import { describe, expect, test } from 'vitest';
import { blankValues, bodyOf, labelOf, stepOf, valuesOfStored } from '#app/form/derive';
import { findProblems } from '#app/form/findProblems';
import { computedPaths, mergedValues } from '#app/form/mergedValues';
import { ruleStrings } from '#app/form/strings';
import type { ActivityAction, EmergencyProject } from '#contract/emergencyProject';
import { renderStrings, type Strings } from '#domain/language/strings';
import { ageStrings } from '../ageStrings';
import { activityForm } from './activityForm';
import { activityBody, newActivity, withoutIds } from './activityRows';
import type { ActivityRow, ActivityValues } from './activityShape';
import { copiedValues } from './activityValues';
import { activityFormStrings } from './strings';
import type { ActivityStrings } from './useActivityStrings';

const rules = renderStrings(ruleStrings, 'en', {}) as unknown as Strings<(typeof ruleStrings)['templates']>;
const t = {
  ...renderStrings(activityFormStrings, 'en', {}),
  ages: renderStrings(ageStrings, 'en', {}),
} as unknown as ActivityStrings;

const action = (parts: Partial<ActivityAction>): ActivityAction => ({
  id: 1,
  sector: 2,
  title: 'Shelter repair',
  description: '',
  order: 1,
  has_location: true,
  is_cash_type: false,
  supplies_details: [{ id: 1, title: 'Kits', order: 1 }],
  ...parts,
});
const options = {
  sectors: [{ id: 2, order: 2, title: 'Shelter' }],
  actions: [action({}), action({ id: 4, is_cash_type: true })],
};

const row = (parts: Partial<ActivityRow> = {}): ActivityRow => ({ ...newActivity(2, 1), people_count: 10, ...parts });
const values = (parts: Partial<ActivityValues> = {}): ActivityValues => ({
  ...blankValues(activityForm),
  event: 1,
  country: 107,
  title: 'Relief',
  start_date: '2026-01-05',
  end_date: '2026-12-05',
  reporting_ns: 107,
  reporting_ns_contact_name: 'Ada',
  reporting_ns_contact_role: 'Lead',
  reporting_ns_contact_email: 'ada@example.org',
  sectors: [2],
  activities: [row()],
  ...parts,
});
const problems = (given: ActivityValues, storedValues?: ActivityValues) =>
  findProblems(activityForm, given, { rules, t, facts: { options, areas: [] }, storedValues }).map(
    ({ path, message }) => [path, message],
  );

// reference/three-w.md, section 2.2
describe('what is wrong with a record', () => {
  const point = { client_id: 'p', description: 'School', latitude: 1, longitude: 36 };
  test.each([
    ['nothing', {}, []],
    ['an end before the start', { end_date: '2026-01-04' }, ['end_date']],
    ['a sector without an activity', { sectors: [2, 5] }, ['sectors']],
    ['no contact of the leading society', { reporting_ns_contact_name: null }, ['reporting_ns_contact_name']],
    ['a unit that is not named', { activity_lead: 'deployed_eru' }, ['deployed_eru']],
    ['nothing counted', { activities: [row({ people_count: null })] }, ['activities.0.has_no_data_on_people_reached']],
    [
      'a count although there is no data',
      { activities: [row({ has_no_data_on_people_reached: true })] },
      ['activities.0.has_no_data_on_people_reached'],
    ],
    ['no count, said so', { activities: [row({ people_count: null, has_no_data_on_people_reached: true })] }, []],
    ['a custom activity without a title', { activities: [row({ action: null })] }, ['activities.0.custom_action']],
    [
      'more people with a disability than people',
      {
        activities: [
          row({
            is_detailed: true,
            female_0_1_count: 3,
            is_disaggregated_for_disabled: true,
            disabled_female_0_1_count: 4,
          }),
        ],
      },
      ['activities.0.disabled_female_0_1_count'],
    ],
    [
      'a place without its words and beyond the pole',
      {
        activities: [
          row({ is_detailed: true, male_0_1_count: 1, points: [{ ...point, description: null, latitude: 91 }] }),
        ],
      },
      ['activities.0.points.0.description', 'activities.0.points.0.latitude'],
    ],
    [
      'places of an activity that is reported simply, which are not sent',
      { activities: [row({ points: [{ ...point, description: null }] })] },
      [],
    ],
    [
      'too many people in every count that the other kinds of reporting ask for',
      {
        activities: [
          row({ male_0_1_count: 3e9, disabled_male_0_1_count: 3e9, household_count: 3e9 }),
          row({ people_households: 'households', people_count: 3e9, male_count: 3e9, household_count: 4 }),
          row({ is_detailed: true, male_0_1_count: 4, people_count: 3e9, point_count: 3e9 }),
          row({ points: [{ ...point, latitude: 91 }] }),
        ],
      },
      [],
    ],
    [
      'too many people in a count that is asked for',
      { activities: [row({ is_detailed: true, male_0_1_count: 3e9 }), row({ people_count: 3e9 })] },
      ['activities.0.male_0_1_count', 'activities.1.people_count'],
    ],
    [
      'a supply that is named twice',
      {
        activities: [
          row({
            supplies: [
              { client_id: 'a', supply: 1, count: 2 },
              { client_id: 'b', supply: 1, count: 3 },
            ],
          }),
        ],
      },
      ['activities.0.supplies.1.supply'],
    ],
    [
      'a custom supply without a number',
      { activities: [row({ custom_supplies: [{ client_id: 'a', name: 'Rope', count: null }] })] },
      ['activities.0.custom_supplies.0.count'],
    ],
  ] as const)('%s', (_, parts, paths) => {
    const found = problems(values(parts as Partial<ActivityValues>)).map(([path]) => path);
    expect(new Set(found)).toEqual(new Set(paths));
  });

  test.each([
    ['a count that was emptied', row({}), row({ people_count: null }), 'has_no_data_on_people_reached'],
    [
      'fewer people than people with a disability',
      row({ is_detailed: true, is_disaggregated_for_disabled: true, male_0_1_count: 4, disabled_male_0_1_count: 3 }),
      row({ is_detailed: true, is_disaggregated_for_disabled: true, male_0_1_count: 2, disabled_male_0_1_count: 3 }),
      'disabled_male_0_1_count',
    ],
  ])('an edit is asked about another answer of the row: %s', (_, stored, edited, field) => {
    const before = { ...stored, client_id: 'a' };
    const after = { ...edited, client_id: 'a' };
    expect(problems(values({ activities: [after] }), values({ activities: [before] })).map(([path]) => path)).toEqual([
      `activities.0.${field}`,
    ]);
    expect(problems(values({ activities: [after] }), values({ activities: [after] }))).toEqual([]);
  });

  test('a problem within a row is called by the row and stands in its step', () => {
    const path = 'activities.1.points.0.latitude';
    expect(labelOf(activityForm, path, t, values(), 'en')).toBe('Activities 2: Locations 1: Latitude');
    expect(stepOf(activityForm, path, values())).toBe('details');
  });
});

describe('what is sent of an activity', () => {
  const filled = row({
    id: 9,
    is_detailed: true,
    male_0_1_count: 4,
    disabled_male_0_1_count: 2,
    points: [{ client_id: 'x', id: 3, description: ' School ', latitude: 1.5, longitude: 36.5 }],
    supplies: [{ client_id: 'a', supply: 1, count: 7 }],
    custom_supplies: [{ client_id: 'b', name: ' Rope ', count: 2 }],
    amount: 50,
    point_count: 8,
  });

  test('by age and sex: the grid and the places, without the simple counts', () => {
    const body = activityBody(filled, () => options.actions[0]);
    expect(body).toMatchObject({
      id: 9,
      is_simplified_report: false,
      male_0_1_count: 4,
      points: [{ id: 3, description: 'School', latitude: 1.5, longitude: 36.5 }],
      supplies: { 1: 7 },
      custom_supplies: { Rope: 2 },
    });
    for (const name of ['people_households', 'people_count', 'disabled_male_0_1_count', 'point_count', 'amount']) {
      expect(body).not.toHaveProperty(name);
    }
  });

  test('simply: the counts and the number of places, without the grid', () => {
    const body = activityBody({ ...filled, is_detailed: false }, () => options.actions[0]);
    expect(body).toMatchObject({ people_count: 10, point_count: 8 });
    for (const name of ['male_0_1_count', 'points']) expect(body).not.toHaveProperty(name);
  });

  test('simply, after it was stored by age and sex: the grid and the places go', () => {
    const body = activityBody({ ...filled, is_detailed: false }, () => options.actions[0], filled);
    expect(body).toMatchObject({ people_count: 10, male_0_1_count: null, points: [], point_count: 8 });
    expect(body).not.toHaveProperty('disabled_male_0_1_count');
  });

  test('what the action does not ask for is left out, also where it is stored', () => {
    const action = { ...options.actions[0], has_location: false } as ActivityAction;
    const renamed = { ...filled, details: 'News' };
    const body = activityBody(renamed, () => action, filled);
    expect(body).toMatchObject({ id: 9, details: 'News' });
    for (const name of ['points', 'point_count', 'amount', 'beneficiaries_count'])
      expect(body).not.toHaveProperty(name);
  });

  test('of cash: what was handed out, without places and supplies', () => {
    const body = activityBody({ ...filled, action: 4 }, () => options.actions[1]);
    expect(body).toMatchObject({ amount: 50 });
    for (const name of ['points', 'supplies']) expect(body).not.toHaveProperty(name);
  });
});

test('the status follows from the dates, and only what leads is sent', () => {
  const body = bodyOf(
    activityForm,
    values({ activity_lead: 'deployed_eru', deployed_eru: 4, end_date: '2026-01-06' }),
    undefined,
  );
  expect(body).toMatchObject({ status: 'complete', deployed_eru: 4 });
  for (const name of ['sectors', 'reporting_ns', 'reporting_ns_contact_name']) expect(body).not.toHaveProperty(name);
});

describe('a stored record', () => {
  const stored = {
    id: 1,
    activities: [
      {
        ...newActivity(2, 1),
        id: 77,
        is_simplified_report: false,
        supplies: { 1: 4 },
        custom_supplies: { Rope: 2 },
        points: [{ id: 5, description: 'School', latitude: 1, longitude: 2 }],
      },
    ],
  } as unknown as EmergencyProject;

  test('opens with its sectors, its maps as rows and every id', () => {
    expect(valuesOfStored(activityForm, stored)).toMatchObject({
      sectors: [2],
      activities: [
        {
          id: 77,
          is_detailed: true,
          supplies: [{ supply: 1, count: 4 }],
          custom_supplies: [{ name: 'Rope', count: 2 }],
          points: [{ id: 5, latitude: 1 }],
        },
      ],
    });
  });

  test('with a supply whose key is no id has it among the custom ones, and sends no such key', () => {
    const [activity] = stored.activities;
    const odd = {
      ...stored,
      activities: [{ ...activity, supplies: { 1: 4, tents: 3 } }],
    } as unknown as EmergencyProject;
    const [first] = valuesOfStored(activityForm, odd).activities ?? [];
    expect(first?.supplies).toMatchObject([{ supply: 1 }]);
    expect(first?.custom_supplies).toMatchObject([{ name: 'tents', count: 3 }, { name: 'Rope' }]);
    const body = first && activityBody(first, () => options.actions[0], first);
    expect(body).toMatchObject({ supplies: { 1: 4 }, custom_supplies: { tents: 3, Rope: 2 } });
    expect(Object.keys(body?.supplies ?? {})).toEqual(['1']);
  });

  test('whose lists are null opens empty', () => {
    const bare = { ...stored, activities: null, districts: null } as unknown as EmergencyProject;
    expect(valuesOfStored(activityForm, bare)).toMatchObject({ sectors: null, activities: null, districts: null });
  });

  test('is copied without any id', () => {
    const [copy] = withoutIds(valuesOfStored(activityForm, stored).activities) ?? [];
    expect([copy?.id, copy?.points?.[0]?.id]).toEqual([undefined, undefined]);
  });

  test.each([
    [null, 8, 4],
    [3, 3, null],
  ])('is copied to the emergency that took its own in: %s', (parent_event, event, deployed_eru) => {
    const record = { ...stored, event: 8, event_details: { id: 8, parent_event }, deployed_eru: 4 };
    expect(copiedValues(record as unknown as EmergencyProject)).toMatchObject({ event, deployed_eru });
  });
});

describe('a conflict of two editors of one record', () => {
  const latest = {} as EmergencyProject;
  const counted = (male_count: number | null, female_count: number | null, people_count: number | null) =>
    row({ client_id: '7', id: 7, male_count, female_count, people_count });
  const merged = (chosen: ActivityRow, mine: ActivityRow, theirs: ActivityRow) =>
    mergedValues(activityForm, values({ activities: [chosen] }), {
      mine: values({ activities: [mine] }),
      theirs: values({ activities: [theirs] }),
      latest,
    }).activities?.[0]?.people_count;

  test('the total is that of the parts of both', () => {
    expect(merged(counted(6, 7, 12), counted(5, 7, 12), counted(6, 5, 11))).toBe(13);
  });

  test('a total with parts in both versions needs no choice, whichever place its row has', () => {
    const of = (...rows: ActivityRow[]) => values({ activities: rows });
    const other = row({ client_id: '8', id: 8 });
    const mine = counted(5, 7, 12);
    expect(computedPaths(activityForm, of(mine), of(other, counted(6, 5, 11)))).toEqual(['activities.7.people_count']);
    expect(computedPaths(activityForm, of(mine), of(counted(null, null, 50)))).toEqual([]);
  });

  test('a total without parts is an answer of its own', () => {
    expect(merged(counted(null, null, 50), counted(5, 5, 10), counted(null, null, 50))).toBe(50);
    expect(merged(counted(null, null, 40), counted(null, null, 40), counted(null, null, 50))).toBe(40);
  });

  test('the sectors are those of the activities of both', () => {
    const [mine, theirs] = [values({ sectors: [2, 5] }), values({ sectors: [2] })];
    const activities = [row(), { ...newActivity(5, 11), people_count: 1 }, { ...newActivity(9, 37), people_count: 1 }];
    expect(mergedValues(activityForm, { ...mine, activities }, { mine, theirs, latest }).sectors).toEqual([2, 5, 9]);
  });
});
