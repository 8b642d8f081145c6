import { describe, expect, test } from 'vitest';
import { blankValues } from '#app/form/derive';
import { applicationForm } from '../application/applicationForm';
import { reportForm } from '../report/reportForm';
import { updateForm } from '../update/updateForm';
import { type ComparedStage, sharedLists, stageChanges, takenBack } from './stageChanges';

const stageOf = (definition: ComparedStage['definition'], values: object, stored: object = {}): ComparedStage => ({
  definition,
  stored,
  values: { ...blankValues(definition), type_of_dref: 2, ...values },
});
const application = (values: object, stored?: object) => stageOf(applicationForm, values, stored);
const update = (values: object, stored?: object) => stageOf(updateForm, values, stored);
const report = (values: object) => stageOf(reportForm, values);

const health = (row: object = {}) => ({
  client_id: 'health',
  id: 13,
  title: 'health',
  description: null,
  budget: 7000,
  person_targeted: 20,
  indicators: null,
  ...row,
});

const pathsOf = (current: ComparedStage, earlier: ComparedStage) =>
  stageChanges(current, earlier).map(({ path, before, now }) => [path, before, now]);

describe('stageChanges', () => {
  test.each([
    ['a figure', { people_in_need: 9 }, { people_in_need: 5 }, ['people_in_need', 5, 9]],
    ['a renamed figure', { number_of_people_affected: 9 }, { num_affected: 5 }, ['number_of_people_affected', 5, 9]],
    [
      'the timeframe',
      { total_operation_timeframe: 6 },
      { operation_timeframe: 4 },
      ['total_operation_timeframe', 4, 6],
    ],
    ['zero for nothing', { people_in_need: 0 }, { people_in_need: null }, ['people_in_need', null, 0]],
    ['regions', { district: [1, 3] }, { district: [2, 1] }, ['district', [1, 2], [1, 3]]],
  ])('%s', (_, now, before, change) => expect(pathsOf(update(now), application(before))).toEqual([change]));

  test.each([
    ['spaces and line ends', { event_scope: 'Two towns.\nOne camp.' }, { event_scope: 'Two towns.\r\nOne camp. ' }],
    ['the order of regions', { district: [2, 1] }, { district: [1, 2] }],
    [
      'the bullets that the form sets',
      { planned_interventions: [health({ description: '• Visit' })] },
      { planned_interventions: [health({ description: '* Visit' })] },
    ],
    ['answers of one stage', { summary_of_change: 'All', changing_budget: true, additional_allocation: 5 }, {}],
    [
      'results that the stage before does not ask',
      { planned_interventions: [health({ male: 4 })] },
      { planned_interventions: [health()] },
    ],
    [
      'another row of the server with the same content',
      { planned_interventions: [health({ id: 99 })] },
      { planned_interventions: [health()] },
    ],
  ])('%s are no change', (_, now, before) => expect(pathsOf(update(now), application(before))).toEqual([]));

  test('a report is compared with the update, and counts from the amount of the application without one', () => {
    const now = report({ total_dref_allocation: 900, people_in_need: 4 });
    expect(pathsOf(now, update({ total_dref_allocation: 900, people_in_need: 4 }))).toEqual([]);
    expect(pathsOf(now, application({ amount_requested: 800, people_in_need: 4 }))).toEqual([
      ['total_dref_allocation', 800, 900],
    ]);
  });

  test('rows are told apart by their title: added, removed and changed ones', () => {
    const shelter = health({
      client_id: 'shelter_housing_and_settlements',
      id: 14,
      title: 'shelter_housing_and_settlements',
    });
    const cash = health({ client_id: 'multi_purpose_cash', id: undefined, title: 'multi_purpose_cash' });
    const changes = stageChanges(
      update({ planned_interventions: [cash, health({ budget: 9000 })] }),
      application({ planned_interventions: [health(), shelter] }),
    );
    expect(changes.map(({ path, field }) => [path, field])).toEqual([
      ['planned_interventions.multi_purpose_cash', 'planned_interventions.0'],
      ['planned_interventions.health.budget', 'planned_interventions.1.budget'],
      ['planned_interventions.shelter_housing_and_settlements', 'planned_interventions.1'],
    ]);
  });

  test('an indicator is the same one by its title, after the server made a new row of it', () => {
    const visits = { title: 'Visits', target: 5 };
    const changes = pathsOf(
      update({
        planned_interventions: [health({ indicators: [{ ...visits, client_id: '70', id: 70, target: 8, actual: 2 }] })],
      }),
      application({ planned_interventions: [health({ indicators: [{ ...visits, client_id: '13', id: 13 }] })] }),
    );
    expect(changes).toEqual([['planned_interventions.health.indicators.70.target', 5, 8]]);
  });

  test('a file is the same one by its address, whatever its id and signature; another caption is a change', () => {
    const file = (id: number, caption: string, signature: string) => [
      { id, name: 'map.png', href: `https://files.example.org/map.png?sig=${signature}`, caption },
    ];
    const earlier = application({ event_map_file: file(14, 'Before', 'a') });
    expect(pathsOf(update({ event_map_file: file(20, 'Before', 'b') }), earlier)).toEqual([]);
    expect(stageChanges(update({ event_map_file: file(20, 'After', 'b') }), earlier)).toMatchObject([
      { path: 'event_map_file', canTakeBack: true },
    ]);
  });

  test('a computed answer differs, and cannot be taken back', () => {
    expect(stageChanges(update({ total_dref_allocation: 9 }), application({ amount_requested: 5 }))).toMatchObject([
      { name: 'total_dref_allocation', canTakeBack: false },
    ]);
  });
});

describe('takenBack', () => {
  const now = { planned_interventions: [health({ budget: 9000, male: 4 })] };
  const earlier = application({
    planned_interventions: [health(), health({ client_id: 'education', title: 'education', id: 15 })],
  });
  const changeAt = (place: number) => {
    const change = stageChanges(update(now), earlier)[place];
    if (!change) throw new Error('no such change');
    return takenBack(updateForm, update(now).values, change);
  };

  test('a figure of a row goes back, and the rest of the row stays', () => {
    expect(changeAt(0)).toMatchObject([{ title: 'health', budget: 7000, male: 4 }]);
  });

  test('a removed row comes back, with blanks for what the earlier stage did not ask', () => {
    expect(changeAt(1)).toMatchObject([{ budget: 9000 }, { title: 'education', budget: 7000, male: null }]);
  });

  test('an added row goes', () => {
    const [change] = stageChanges(update(now), application({}));
    if (!change) throw new Error('no change');
    expect(takenBack(updateForm, update(now).values, change)).toEqual([]);
  });
});

test('lists that still hold the rows of the stage before cannot be compared', () => {
  const rows = { planned_interventions: [health()], needs_identified: [health({ id: 3 })] };
  const stored = { planned_interventions: [{ id: 13 }], needs_identified: [{ id: 3 }] };
  const earlier = application(rows, stored);
  expect(sharedLists(update(rows, stored), earlier)).toEqual(['needs_identified', 'planned_interventions']);
  const own = { ...stored, needs_identified: [{ id: 40 }] };
  expect(sharedLists(update(rows, own), earlier)).toEqual(['planned_interventions']);
  const changed = { ...rows, planned_interventions: [health({ budget: 1 })] };
  expect(sharedLists(update(changed, stored), earlier)).toEqual(['needs_identified']);
});
