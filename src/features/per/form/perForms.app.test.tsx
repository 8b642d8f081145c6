import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { PerPrioritization, PerWorkPlan } from '#contract/perWorkPlan';
import { perServer } from '#tests/perForm';
import { openApp } from '#tests/renderApp';

const { server, ask, statusOf, cycleIn, assessmentOf, open } = perServer();
const api = 'http://localhost:3000/api/v2';

test('an overview is created, then set up with its date and type, which opens the assessment', async () => {
  const { user, place } = await open('/per-process/new');
  const society = screen.getByRole('combobox', { name: /^National Society/ });
  await user.type(society, 'Norw');
  await user.click(await screen.findByRole('option', { name: /Norw/ }));
  expect(await screen.findByText('Cycle number')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set up the assessment' }));
  expect((await screen.findAllByText('The assessment is set up with its date.'))[0]).toBeVisible();
  expect(screen.getAllByText('Give the date of orientation or the date of the assessment.')[0]).toBeVisible();
  // wait for the focus on the first error before typing
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Date of orientation/ })).toHaveFocus());
  const date = screen.getByRole('textbox', { name: /^Date of the current assessment/ });
  await user.click(date);
  await user.paste('2026-02-01');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Type of the current assessment/ }), 'Simulation');
  await user.click(screen.getByRole('button', { name: 'Set up the assessment' }));
  const question = await screen.findByRole('alertdialog', { name: 'Set up the assessment?' });
  await user.click(within(question).getByRole('button', { name: 'Set up the assessment' }));
  await waitFor(() => expect(place()).toMatch(/^\/per-process\/\d+\/assessment$/));
  const perId = Number(/\d+/.exec(place())?.[0]);
  expect(await statusOf(perId)).toMatchObject({ phase: 2, type_of_assessment: 2 });
});

test('a plan that a save of the prioritisation opened again stays open until it is finalised', async () => {
  const { id, prioritization } = await cycleIn(5);
  const prioritized_action_responses = [{ component: 1 }, { component: 2 }];
  const priorities = { overview: id, is_draft: false, prioritized_action_responses };
  await ask(`PATCH /api/v2/per-prioritization/${prioritization}/`, priorities);
  expect(await statusOf(id)).toMatchObject({ phase: 4 });
  const { user, place } = await open(`/per-process/${id}/work-plan`);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Work plan: saved.');
  expect(await statusOf(id)).toMatchObject({ phase: 4 });
  const finalise = screen.getByRole('button', { name: 'Save and finalise' });
  // while a save ends, another one is refused
  await waitFor(() => expect(finalise).toBeEnabled());
  await user.click(finalise);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /finalise/i }));
  await waitFor(() => expect(place()).toBe('/account/my-forms/per'));
  expect(await statusOf(id)).toMatchObject({ phase: 5 });
});

test('staff without the role read why, and get no data', async () => {
  const { id } = await cycleIn(2);
  const refused = await openApp(server, '/per-process/new', { as: 'staff' });
  expect(await screen.findByText(/don't have the correct permissions/)).toBeVisible();
  refused.unmount();
  await openApp(server, `/per-process/${id}/assessment`, { as: 'staff' });
  expect(await screen.findByText(/cycles are open to the PER administrators/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('a step that is not reached says what opens it, and leads to the one that is due', async () => {
  const { id } = await cycleIn(1);
  const { user, place } = await openApp(server, `/per-process/${id}/work-plan`, { as: 'super' });
  const [link] = await screen.findAllByRole('link', { name: 'Go to the step that is due: Overview' });
  if (link) await user.click(link);
  await waitFor(() => expect(place()).toBe(`/per-process/${id}/overview`));
});

test('a submit that was stored although the server failed is recognised, and the next step opens', async () => {
  const cycle = await cycleIn(2);
  const { user, place } = await open(`/per-process/${cycle.id}/assessment`);
  let sent = 0;
  server.server.use(
    http.patch(
      `${api}/per-assessment/:id/`,
      async ({ request }) => {
        sent += 1;
        await server.sandbox.fetch(request);
        return new HttpResponse('', { status: 502 });
      },
      { once: true },
    ),
  );
  await user.click(await screen.findByRole('textbox', { name: /^1\. RC Auxiliary .*: Notes$/ }));
  await user.paste('Reviewed');
  await user.click(screen.getByRole('button', { name: 'Submit the assessment' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Submit the assessment?' });
  expect(within(dialog).getByText(/benchmarks have no answer yet/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Submit the assessment' }));
  await waitFor(() => expect(place()).toBe(`/per-process/${cycle.id}/prioritization`));
  expect(sent).toBe(1);
  expect((await assessmentOf(cycle)).area_responses[0]?.component_responses[0]?.notes).toBe('Reviewed');
});

test('two administrators answer different benchmarks: both answers stay, with the ids of their rows', async () => {
  const cycle = await cycleIn(2);
  const { user } = await open(`/per-process/${cycle.id}/assessment`);
  const notes = await screen.findByRole('textbox', { name: /^1\. RC Auxiliary .*: Notes$/ });
  const component_responses = [{ component: 2, notes: 'Theirs' }];
  const body = { area_responses: [{ area: 1, component_responses }] };
  await ask(`PATCH /api/v2/per-assessment/${cycle.assessment}/`, body, 'per.admin');
  const [theirs] = (await assessmentOf(cycle)).area_responses[0]?.component_responses ?? [];
  await user.click(notes);
  await user.paste('Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Someone else saved this in the meantime' });
  await user.click(within(dialog).getByRole('button', { name: 'Continue with this choice' }));
  await screen.findByText('Assessment: saved.');
  const responses = (await assessmentOf(cycle)).area_responses[0]?.component_responses ?? [];
  expect(responses.map(({ component, notes: text }) => [component, text]).sort()).toEqual([
    [1, 'Mine'],
    [2, 'Theirs'],
  ]);
  expect(responses.find(({ component }) => component === 2)?.id).toBe(theirs?.id);
});

test('the weakest components come first, one is needed, and a save after the end opens the work plan again', async () => {
  const cycle = await cycleIn(2);
  const rated = [
    { component: 1, rating: 6 },
    { component: 2, rating: 3 },
    { component: 3, rating: 1 },
  ];
  const answers = { overview: cycle.id, is_draft: false, area_responses: [{ area: 1, component_responses: rated }] };
  await ask(`PATCH /api/v2/per-assessment/${cycle.assessment}/`, answers);
  const { user, place, unmount } = await open(`/per-process/${cycle.id}/prioritization`);
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes[0]).toHaveAccessibleName('Prioritise 2. DRM Strategy');
  expect(boxes[1]).toHaveAccessibleName(/^Prioritise 1\. /);
  await user.click(screen.getByRole('button', { name: 'Select and add to work plan' }));
  expect((await screen.findAllByText('Select at least one component.'))[0]).toBeVisible();
  if (boxes[0]) await user.click(boxes[0]);
  await user.click(screen.getByRole('button', { name: 'Select and add to work plan' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Select and add to work plan' }));
  await waitFor(() => expect(place()).toBe(`/per-process/${cycle.id}/work-plan`));
  const { workplan, prioritization } = await statusOf(cycle.id);
  await ask(`PATCH /api/v2/per-work-plan/${workplan}/`, { overview: cycle.id, is_draft: false });

  // the change of another user is loaded with the next visit
  unmount();
  queryClient.clear();
  const again = await open(`/per-process/${cycle.id}/prioritization`);
  expect(await screen.findByText(/The work plan of this cycle is final/)).toBeVisible();
  await again.user.click(screen.getByRole('textbox', { name: '2. DRM Strategy: why this component' }));
  await again.user.paste('Weak');
  await again.user.click(screen.getByRole('button', { name: 'Save' }));
  const warning = await screen.findByRole('alertdialog', { name: 'Open the final work plan again?' });
  expect((await statusOf(cycle.id)).phase).toBe(5);
  await again.user.click(within(warning).getByRole('button', { name: 'Save and open the work plan again' }));
  await waitFor(async () => expect((await statusOf(cycle.id)).phase).toBe(4));
  const stored: PerPrioritization = await (await ask(`GET /api/v2/per-prioritization/${prioritization}/`)).json();
  expect(stored.prioritized_action_responses[0]).toMatchObject({ component: 2, justification_text: 'Weak' });
});

test('a work plan is written for its components and further actions, and finalised', async () => {
  const cycle = await cycleIn(4);
  const { user, place } = await open(`/per-process/${cycle.id}/work-plan`);
  await user.click(await screen.findByRole('textbox', { name: '2. DRM Strategy: Actions' }));
  await user.paste('Write the strategy');
  await user.click(screen.getByRole('button', { name: 'Save and finalise' }));
  expect((await screen.findAllByText('Choose the status of the planned action.'))[0]).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: '2. DRM Strategy: Status' }), 'Ongoing');
  await user.click(screen.getByRole('button', { name: 'Save and finalise' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Finalise the work plan?' });
  await user.click(within(dialog).getByRole('button', { name: 'Save and finalise' }));
  await waitFor(() => expect(place()).toBe('/account/my-forms/per'));
  expect((await statusOf(cycle.id)).phase).toBe(5);
});

test('an additional action that was stored although its answer was lost is not stored twice', async () => {
  const cycle = await cycleIn(4);
  const { user } = await open(`/per-process/${cycle.id}/work-plan`);
  server.server.use(
    http.patch(
      `${api}/per-work-plan/:id/`,
      async ({ request }) => {
        await server.sandbox.fetch(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Additional actions' }));
  await user.click(await screen.findByRole('button', { name: 'Add an action' }));
  await user.click(await screen.findByRole('textbox', { name: /Actions/ }));
  await user.paste('Train volunteers');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Work plan: saved.')).toBeVisible();
  const plan = async (): Promise<PerWorkPlan> => (await ask(`GET /api/v2/per-work-plan/${cycle.workplan}/`)).json();
  expect((await plan()).additional_action_responses.map(({ actions }) => actions)).toEqual(['Train volunteers']);
});

test('the answers of the cycle before stand beside each component, and fill what has none', async () => {
  const before = await cycleIn(2);
  const component_responses = [{ component: 1, rating: 4, notes: 'Law of 2021' }];
  const body = { overview: before.id, is_draft: false, area_responses: [{ area: 1, component_responses }] };
  await ask(`PATCH /api/v2/per-assessment/${before.assessment}/`, body);
  const cycle = await cycleIn(2, { country: before.country });
  const { user } = await open(`/per-process/${cycle.id}/assessment`);
  const notes = await screen.findByRole('textbox', { name: /^1\. RC Auxiliary .*: Notes$/ });
  await user.click(notes);
  await user.paste('Law of 2025');
  await user.click(await screen.findByRole('button', { name: /^Cycle 1, / }));
  expect(await screen.findByText('Law of 2021')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText('1 answer was taken over.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^1\. RC Auxiliary .*: Rating$/ })).toHaveValue('4');
  expect(notes).toHaveValue('Law of 2025');
  await user.click(screen.getByRole('button', { name: 'Submit the assessment' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Submit the assessment?' });
  expect(dialog).toHaveTextContent(/\d+ components have no rating\./);
});

test('a new cycle of a society whose last one is open leads to that one', async () => {
  const { id, country_details } = await cycleIn(3);
  const { user } = await open('/per-process/new');
  const society = screen.getByRole('combobox', { name: /^National Society/ });
  const name = country_details?.society_name || country_details?.name || '';
  await user.type(society, name);
  await user.click(await screen.findByRole('option', { name }));
  expect(await screen.findByText('Cycle 1 of this National Society is still open: Prioritisation.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on with cycle 1' })).toHaveAttribute(
    'href',
    `/per-process/${id}/prioritization`,
  );
});

test('unticking a component with a reason or a planned action is asked, naming it, before anything goes', async () => {
  const cycle = await cycleIn(4);
  const overview = cycle.id;
  await ask(`PATCH /api/v2/per-work-plan/${cycle.workplan}/`, {
    overview,
    prioritized_action_responses: [{ component: 2, actions: 'Write the strategy', status: 1 }],
  });
  const { user } = await open(`/per-process/${overview}/prioritization`);
  const chosen = async (): Promise<number[]> => {
    const answer = await ask(`GET /api/v2/per-prioritization/${cycle.prioritization}/`);
    const { prioritized_action_responses: rows }: PerPrioritization = await answer.json();
    return (rows ?? []).map(({ component }) => component);
  };
  await user.click(await screen.findByRole('checkbox', { name: 'Prioritise 2. DRM Strategy' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Save without these components?' });
  expect(question).toHaveTextContent(/^.*2\. DRM Strategy\. The reasons given/);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect((await chosen()).sort()).toEqual([1, 2]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save without them' }));
  await waitFor(async () => expect(await chosen()).toEqual([1]));
  const plan: PerWorkPlan = await (await ask(`GET /api/v2/per-work-plan/${cycle.workplan}/`)).json();
  expect(plan.prioritized_action_responses).toMatchObject([{ component: 2, actions: 'Write the strategy' }]);
});

test('the action of a component that is no longer prioritised is shown, and kept by a save', async () => {
  const cycle = await cycleIn(4);
  const overview = cycle.id;
  const planned = { actions: 'Write the law', status: 1, due_date: '2027-01-31' };
  await ask(`PATCH /api/v2/per-work-plan/${cycle.workplan}/`, {
    overview,
    prioritized_action_responses: [{ component: 1, ...planned }],
  });
  await ask(`PATCH /api/v2/per-prioritization/${cycle.prioritization}/`, {
    overview,
    prioritized_action_responses: [{ component: 2 }],
  });
  const { user } = await open(`/per-process/${overview}/work-plan`);
  expect(await screen.findByText('Write the law')).toBeVisible();
  await user.click(await screen.findByRole('textbox', { name: '2. DRM Strategy: Actions' }));
  await user.paste('Write the strategy');
  await user.selectOptions(screen.getByRole('combobox', { name: '2. DRM Strategy: Status' }), 'Ongoing');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const plan = async (): Promise<PerWorkPlan> => (await ask(`GET /api/v2/per-work-plan/${cycle.workplan}/`)).json();
  await waitFor(async () => expect((await plan()).prioritized_action_responses).toHaveLength(2));
  expect((await plan()).prioritized_action_responses).toEqual(
    expect.arrayContaining([expect.objectContaining({ component: 1, ...planned })]),
  );
});
