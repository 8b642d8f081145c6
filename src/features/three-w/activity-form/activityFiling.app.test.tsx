import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { describeAnswers } from '#tests/answers';
import { describeFormFaults } from '#tests/formFaults/describeFormFaults';
import { fill, goTo } from '#tests/reportForm';
import { choose, confirmReview, differentDays, fullActivity, lastPart, threeWServer } from '#tests/threeW';
import { activityForm } from './activityForm';

const { server, ask, storeActivity, activity, openForm, firstProvince } = threeWServer();
type User = Awaited<ReturnType<typeof openForm>>['user'];

const submit = async (user: User) => {
  await goTo(user, /Details of activities/);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
};
const filed = async (place: () => string) => {
  await waitFor(() => expect(place()).toMatch(/^\/three-w\/activities\/\d+$/));
  return activity(lastPart(place()));
};

/** Fills the required fields besides emergency and country. */
async function fillContext(user: User, title: string, start = '2026-01-05') {
  await fill(user, 'Activity description', title);
  await fill(user, 'Start date', start);
  await fill(user, 'End date', '2099-01-05');
  await choose(user, 'National Society', /Kenya Red Cross/, 'Kenya');
  await fill(user, 'Contact name', 'Ada');
  await fill(user, 'Contact role', 'Lead');
  await fill(user, 'Contact e-mail', 'ada@example.org');
}
const tick = async (user: User, group: string, box: string) => {
  const part = await screen.findByRole('group', { name: group });
  await user.click(within(part).getByRole('checkbox', { name: new RegExp(`^${box}`) }));
};

describe('a new record', () => {
  test('from an emergency: two sectors, households, a place by its coordinates, supplies of both kinds', async () => {
    const { user, place } = await openForm('/three-w/activities/new?event=1');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Kenya'));
    await fillContext(user, 'Lake basin relief');
    expect(screen.getByText('Ongoing')).toBeVisible();
    await goTo(user, /Sectors and actions/);
    await tick(user, 'Types of actions taken', 'Shelter');
    await tick(user, 'Types of actions taken', 'Health');
    await tick(user, 'Actions in Shelter', 'Shelter repair');
    await tick(user, 'Actions in Health', 'Search and rescue');
    await goTo(user, /Details of activities/);
    const shelter = within(screen.getByRole('region', { name: 'Shelter repair' }));
    await user.click(shelter.getByRole('checkbox', { name: 'Detailed reporting, by age and sex' }));
    await user.type(shelter.getByRole('textbox', { name: 'Female, 18 to 59' }), '12');
    await user.click(shelter.getByRole('button', { name: 'Add a location' }));
    await user.type(shelter.getByRole('textbox', { name: 'Description' }), 'Market');
    await user.type(shelter.getByRole('textbox', { name: 'Latitude' }), '-0.1');
    await user.type(shelter.getByRole('textbox', { name: 'Longitude' }), '34.75');
    await user.click(shelter.getByRole('button', { name: 'Add a supply' }));
    await user.selectOptions(shelter.getByRole('combobox', { name: 'Supply' }), 'Medicines');
    await user.type(shelter.getByRole('textbox', { name: 'Number' }), '40');
    const rescue = within(screen.getByRole('region', { name: 'Search and rescue' }));
    await user.click(rescue.getByRole('radio', { name: 'Households' }));
    await user.type(rescue.getByRole('textbox', { name: 'Households' }), '25');
    await submit(user);
    const review = await screen.findByRole('alertdialog', { name: 'Check before you submit' });
    expect(within(review).getByText('Shelter repair')).toBeVisible();
    expect(within(review).getByText('Dates')).toBeVisible();
    await confirmReview(user);
    expect(await screen.findByText('The activity was reported.')).toBeVisible();
    const made = await filed(place);
    expect(made).toMatchObject({ title: 'Lake basin relief', event: 1, country: 107, status: 'on_going' });
    const [first, second] = made.activities;
    expect(first).toMatchObject({
      sector: 2,
      action: 1,
      is_simplified_report: false,
      female_18_59_count: 12,
      supplies: { 2: 40 },
      points: [{ description: 'Market', latitude: -0.1, longitude: 34.75 }],
    });
    expect(second).toMatchObject({ sector: 1, action: 18, people_households: 'households', household_count: 25 });
  });

  test('an emergency that is chosen in the form brings its country and its provinces', async () => {
    const { user } = await openForm('/three-w/activities/new');
    await choose(user, 'IFRC supported operation', /Lake basin floods/, 'Lake basin');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Kenya'));
    const { districts } = (await (await ask('GET /api/v2/event/1/')).json()) as { districts: { name: string }[] };
    expect(districts.length).toBeGreaterThan(0);
    const provinces = await screen.findByRole('combobox', { name: 'Province / Region' });
    for (const { name } of districts) await waitFor(() => expect(provinces).toHaveTextContent(name));
  });

  test('another emergency brings its own country, unless another one was chosen by hand', async () => {
    const { user } = await openForm('/three-w/activities/new?event=1');
    const country = await screen.findByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(country).toHaveTextContent('Kenya'));
    await choose(user, 'IFRC supported operation', /Hill districts earthquake/, 'Hill districts');
    await waitFor(() => expect(country).toHaveTextContent('Nepal'));
    await choose(user, 'Country', /^Bangladesh/, 'Bangladesh');
    await choose(user, 'IFRC supported operation', /Lake basin floods/, 'Lake basin');
    await waitFor(() => expect(server.calls).toContain('GET /api/v2/event/1/'));
    expect(country).toHaveTextContent('Bangladesh');
  });

  test('the total follows male and female; a sector that is taken away takes its activities with it', async () => {
    const { user } = await openForm('/three-w/activities/new?event=1');
    await goTo(user, /Sectors and actions/);
    await tick(user, 'Types of actions taken', 'Health');
    await tick(user, 'Actions in Health', 'Search and rescue');
    await goTo(user, /Details of activities/);
    const rescue = () => within(screen.getByRole('region', { name: 'Search and rescue' }));
    await user.type(rescue().getByRole('textbox', { name: 'Male' }), '30');
    await user.type(rescue().getByRole('textbox', { name: 'Female' }), '12');
    await waitFor(() => expect(rescue().getByRole('textbox', { name: 'People' })).toHaveValue('42'));
    await goTo(user, /Sectors and actions/);
    // the rows that other sectors remove keep their indexes after an untick in one sector
    await tick(user, 'Types of actions taken', 'Shelter');
    await tick(user, 'Actions in Shelter', 'Shelter repair');
    await tick(user, 'Actions in Health', 'Search and rescue');
    await tick(user, 'Actions in Shelter', 'Shelter repair');
    const boxes = within(screen.getByRole('group', { name: 'Actions in Shelter' })).getAllByRole('checkbox');
    for (const box of boxes) expect(box).not.toBeChecked();
    await tick(user, 'Types of actions taken', 'Shelter');
    await tick(user, 'Types of actions taken', 'Health');
    await goTo(user, /Details of activities/);
    expect(await screen.findByText(/Choose sectors and actions in the step before/)).toBeVisible();
  });

  test('a copy is a new record, and the original stays as it is', async () => {
    const original = await storeActivity({ title: 'The original' });
    const { user, place } = await openForm(`/three-w/activities/new?duplicate=${original.id}`);
    await fill(user, 'Activity description', 'The copy');
    await submit(user);
    await confirmReview(user);
    const made = await filed(place);
    expect(made.id).not.toBe(original.id);
    expect(made.title).toBe('The copy');
    expect(made.activities[0]?.id).not.toBe(original.activities[0]?.id);
    expect(await activity(original.id)).toEqual(original);
  });
});

test('an edit keeps the rows that it does not touch', async () => {
  const before = await storeActivity();
  const { user, place } = await openForm(`/three-w/activities/${before.id}/edit`);
  await fill(user, 'Activity description', 'Renamed');
  await submit(user);
  await confirmReview(user);
  const after = await filed(place);
  expect(after.title).toBe('Renamed');
  expect(after.activities.map(({ id, people_count }) => [id, people_count])).toEqual(
    before.activities.map(({ id, people_count }) => [id, people_count]),
  );
});

const rescuePeople = () =>
  within(screen.getByRole('region', { name: 'Search and rescue' })).getByRole('textbox', { name: 'People' });

test('an action that is unticked can be put back with its answers, in its sector', async () => {
  const { user } = await openForm('/three-w/activities/new?event=1');
  await goTo(user, /Sectors and actions/);
  await tick(user, 'Types of actions taken', 'Health');
  await tick(user, 'Actions in Health', 'Search and rescue');
  await goTo(user, /Details of activities/);
  await user.type(rescuePeople(), '5');
  await goTo(user, /Sectors and actions/);
  await tick(user, 'Actions in Health', 'Search and rescue');
  expect(screen.queryByRole('region', { name: 'Search and rescue' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await goTo(user, /Details of activities/);
  expect(rescuePeople()).toHaveValue('5');
});

/** Each fault uses a day of its own. */
const nextDay = differentDays();
const { activities: _, ...withoutActivities } = fullActivity;

describeFormFaults('the form of activities', {
  server,
  logIn: async () => undefined,
  openNew: () => openForm('/three-w/activities/new?event=1', { as: 'staff' }),
  openEdit: (id) => openForm(`/three-w/activities/${id}/edit`, { as: 'staff' }),
  store: () => storeActivity({ title: 'Stored' }),
  namesEditor: true,
  changeElsewhere: (id, title) => ask(`PATCH /api/v2/emergency-project/${id}/`, { ...withoutActivities, title }),
  fill: async (user, text) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Kenya'));
    await fillContext(user, text, nextDay());
    await goTo(user, /Sectors and actions/);
    await tick(user, 'Types of actions taken', 'Health');
    await tick(user, 'Actions in Health', 'Search and rescue');
    await goTo(user, /Details of activities/);
    const rescue = within(screen.getByRole('region', { name: 'Search and rescue' }));
    await user.type(rescue.getByRole('textbox', { name: 'People' }), '5');
    await goTo(user, /Response/);
  },
  submit: async (user) => {
    await submit(user);
    const review = () => screen.queryByRole('alertdialog');
    await waitFor(() => expect(review() ?? screen.queryAllByText('Please fill this in.')[0]).toBeTruthy());
    if (review()) await confirmReview(user);
  },
  confirmLater: confirmReview,
  field: () => screen.getByRole('textbox', { name: 'Activity description', hidden: true }),
  // the user reviews merged values once more
  expectSaved: async () => {
    const saved = /The activity was (reported|saved)\./;
    const isReviewed = () => screen.queryByRole('button', { name: 'Submit' })?.closest('[role="alertdialog"]');
    await waitFor(() => expect(screen.queryByText(saved) ?? isReviewed()).toBeTruthy());
    if (!screen.queryByText(saved)) await confirmReview(userEvent.setup({ delay: null }));
    await screen.findByText(saved);
  },
  collection: '/api/v2/emergency-project/',
  documentKey: 'three-w-activity/new',
  taking: {
    fill: async (user) => {
      await goTo(user, /Sectors and actions/);
      await tick(user, 'Types of actions taken', 'Health');
      await tick(user, 'Types of actions taken', 'Shelter');
      await tick(user, 'Actions in Health', 'Search and rescue');
      await tick(user, 'Actions in Shelter', 'Shelter repair');
      await goTo(user, /Details of activities/);
      await user.type(rescuePeople(), '5');
      await goTo(user, /Sectors and actions/);
    },
    // the action of Shelter goes with its sector too, but holds no answer
    take: async (user) => {
      await tick(user, 'Types of actions taken', 'Health');
      await tick(user, 'Types of actions taken', 'Shelter');
    },
    name: 'Health: Search and rescue',
    expectBack: async (user) => {
      const sectors = within(await screen.findByRole('group', { name: 'Types of actions taken' }));
      expect(sectors.getByRole('checkbox', { name: /^Health/ })).toBeChecked();
      expect(sectors.getByRole('checkbox', { name: /^Shelter/ })).not.toBeChecked();
      await goTo(user, /Details of activities/);
      expect(rescuePeople()).toHaveValue('5');
    },
  },
});

/** Opens a record with one activity. */
const opened =
  (row: object, parts: object = {}) =>
  async () => {
    const activities = [{ sector: 2, action: 1, custom_supplies: { Rope: 2 }, ...row }];
    const stored = await storeActivity({ districts: [await firstProvince()], ...parts, activities });
    return { stored, user: (await openForm(`/three-w/activities/${stored.id}/edit`)).user };
  };

test('an error of the server at a count that the activity does not show names it, and leads to the activity', async () => {
  const { user } = await opened({ is_simplified_report: false, male_0_1_count: 4 })();
  const errors = { activities: [{ people_count: ['People reached are missing.'] }] };
  server.server.use(
    http.patch('*/api/v2/emergency-project/:id/', () => HttpResponse.json({ errors }, { status: 400 })),
  );
  await submit(user);
  await confirmReview(user);
  const problem = await screen.findByRole('button', { name: /People: People reached are missing\.$/ });
  await user.click(problem);
  expect(document.activeElement).toHaveTextContent(/Detailed reporting, by age and sex/);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).not.toHaveTextContent(/Activity description/);
});

const cash = ['activities.beneficiaries_count', 'activities.amount'];

describeAnswers(activityForm, {
  layouts: {
    people: opened({ is_simplified_report: true, people_households: 'people' }),
    households: opened({ action: 6, is_simplified_report: true, people_households: 'households' }),
    detailed: opened({
      is_simplified_report: false,
      is_disaggregated_for_disabled: true,
      points: [{ description: 'School', latitude: -0.1, longitude: 34.7 }],
    }),
    custom: opened({ action: null, custom_action: 'Boats', is_simplified_report: true, people_households: 'people' }),
  },
  // the server's list of actions has the flags for cash and location
  decided: {
    people: cash,
    households: ['activities.point_count', 'activities.custom_supplies.name', 'activities.custom_supplies.count'],
    detailed: cash,
    custom: cash,
  },
});
