import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import type { EventOption } from '#contract/event';
import { describeAnswers } from '#tests/answers';
import { describeFormFaults } from '#tests/formFaults/describeFormFaults';
import { removedRow } from '#tests/formFaults/takingChoice';
import { openApp } from '#tests/renderApp';
import { fill, goTo } from '#tests/reportForm';
import { choose, differentDays, fullProject, lastPart, threeWServer } from '#tests/threeW';
import { projectForm } from './projectForm';

const { server, ask, storeProject, project, openForm, firstProvince } = threeWServer();
type User = Awaited<ReturnType<typeof openForm>>['user'];

beforeAll(async () => {
  // the first import of the editor is slow and would exceed the limit of the first test
  await import('#ui/fields/RichTextEditor');
});

const submit = async (user: User) => {
  await goTo(user, /Dates and figures/);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
};
const filed = async (place: () => string) => {
  await waitFor(() => expect(place()).toMatch(/^\/three-w\/projects\/\d+$/));
  return project(lastPart(place()));
};

async function fillProject(user: User, name: string, start = '2026-01-05') {
  await choose(user, 'Country', /^Kenya/, 'Kenya');
  await user.click(await screen.findByRole('radio', { name: 'Programme' }));
  await user.click(screen.getByRole('radio', { name: 'Domestic' }));
  await fill(user, 'Project name', name);
  await choose(user, 'Primary sector', 'WASH');
  await goTo(user, /Dates and figures/);
  await fill(user, 'Start date', start);
  await fill(user, 'End date', '2099-01-05');
  await goTo(user, /Who, where and what/);
}

test('a project with figures of two years, which add up, is stored so; its society comes from the address', async () => {
  const { user, place } = await openForm('/three-w/projects/new?reporting_ns=107');
  await fillProject(user, 'Yearly springs');
  await goTo(user, /Dates and figures/);
  expect(await screen.findByText('Ongoing')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Report figures year by year' }));
  const put = async (input: HTMLElement, text: string) => {
    await user.click(input);
    await user.paste(text);
  };
  for (const [index, year] of ['2026', '2027'].entries()) {
    await user.click(screen.getByRole('button', { name: 'Add a year' }));
    const row = within(screen.getByRole('listitem', { name: `Year ${index + 1}` }));
    await put(row.getByRole('textbox', { name: 'Year' }), year);
    await put(row.getByRole('textbox', { name: 'Targeted: male' }), '4');
    await put(row.getByRole('textbox', { name: 'Targeted: female' }), '5');
    await waitFor(() => expect(row.getByRole('textbox', { name: 'Targeted: total' })).toHaveValue('9'));
    await put(row.getByRole('textbox', { name: 'Reached: total' }), '3');
  }
  await submit(user);
  const made = await filed(place);
  expect(made).toMatchObject({ name: 'Yearly springs', reporting_ns: 107, status: 1, target_total: null });
  expect(made.annual_splits).toMatchObject([
    { year: 2026, target_male: 4, target_total: 9, reached_total: 3 },
    { year: 2027, target_female: 5, target_total: 9 },
  ]);
});

test('an edit of a completed project keeps what it cost and its budget', async () => {
  const before = await storeProject({
    start_date: '2020-01-05',
    end_date: '2021-01-05',
    budget_amount: 900,
    actual_expenditure: 850,
    target_total: 5,
    reached_total: 4,
    annual_splits: [],
  });
  const { user, place } = await openForm(`/three-w/projects/${before.id}/edit`);
  await fill(user, 'Project name', 'Renamed');
  await submit(user);
  const after = await filed(place);
  expect(after).toMatchObject({ name: 'Renamed', status: 2, budget_amount: 900, actual_expenditure: 850 });
});

test('a visibility that hides the project from its writer is asked about before the save', async () => {
  const stored = await storeProject({
    project_country: 10,
    reporting_ns: 12,
    project_districts: [],
    project_admin2: [],
  });
  const { user, place } = await openForm(`/three-w/projects/${stored.id}/edit`, { as: 'staff' });
  await goTo(user, /Dates and figures/);
  await user.click(await screen.findByRole('radio', { name: 'IFRC and NS' }));
  await submit(user);
  const dialog = await screen.findByRole('alertdialog', { name: 'You will not see this project' });
  expect((await project(stored.id)).visibility).toBe('public');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('radio', { name: 'RCRC Movement' }));
  await submit(user);
  await waitFor(() => expect(place()).toBe(`/three-w/projects/${stored.id}`));
});

test('an emergency gives its disaster type; one that has none leaves it to be asked', async () => {
  const { user } = await openForm('/three-w/projects/new?reporting_ns=107');
  await user.click(await screen.findByRole('radio', { name: 'Emergency Operation' }));
  await user.click(screen.getByRole('radio', { name: 'Multilateral' }));
  const type = () => screen.getByRole('combobox', { name: 'Disaster type' });
  expect(type()).toHaveAttribute('aria-readonly', 'true');
  await choose(user, 'IFRC supported operation', /Lake basin floods/, 'Lake basin');
  await waitFor(() => expect(type()).toHaveTextContent('Flood'));
  expect(type()).toHaveAttribute('aria-readonly', 'true');
  server.server.use(
    http.get('http://localhost:3000/api/v2/event/mini/', async () => {
      const answer = await server.sandbox.json<{ results: EventOption[] }>('GET /api/v2/event/mini/?id=2');
      return HttpResponse.json({ ...answer, results: answer.results.map((event) => ({ ...event, dtype: null })) });
    }),
  );
  await choose(user, 'IFRC supported operation', /Hill districts earthquake/, 'Hill districts');
  await waitFor(() => expect(type()).not.toHaveAttribute('aria-readonly'));
  await choose(user, 'Disaster type', 'Earthquake');
  await waitFor(() => expect(type()).toHaveTextContent('Earthquake'));
});

test('a copy is a new record, and the original stays as it is', async () => {
  const original = await storeProject({ annual_splits: [{ year: 2026, target_total: 1, reached_total: 1 }] });
  const { user, place } = await openForm(`/three-w/projects/new?duplicate=${original.id}`);
  await fill(user, 'Project name', 'The copy');
  await submit(user);
  const made = await filed(place);
  expect(made.id).not.toBe(original.id);
  expect(made.annual_splits[0]?.id).not.toBe(original.annual_splits[0]?.id);
  expect(await project(original.id)).toEqual(original);
});

test('a copy can be filed where its original lacks an answer', async () => {
  const original = await storeProject({ operation_type: 1, programme_type: 0, dtype: null });
  const { user, place } = await openForm(`/three-w/projects/new?duplicate=${original.id}`);
  await fill(user, 'Project name', 'The copy of a bare one');
  await submit(user);
  expect((await filed(place)).id).not.toBe(original.id);
});

test('projects are written in every language, and the language of a stored one is chosen with one press', async () => {
  const { unmount } = await openForm('/three-w/projects/new?reporting_ns=107', { language: 'fr' });
  expect(screen.queryByText(/anglais/)).not.toBeInTheDocument();
  unmount();
  const token = await server.sandbox.logIn('admin');
  const stored = await server.sandbox.json<{ id: number }>('POST /api/v2/project/', {
    token,
    body: fullProject,
    headers: { 'Accept-Language': 'fr' },
  });
  const { user } = await openApp(server, `/three-w/projects/${stored.id}/edit`, { as: 'admin', language: 'en' });
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  await user.click(await screen.findByRole('button', { name: 'Continue in Français' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(localStorage.getItem('language')).toBe('"fr"');
});

/** Each fault uses a day of its own. */
const nextDay = differentDays();

describeFormFaults('the form of projects', {
  server,
  logIn: async () => undefined,
  openNew: () => openForm('/three-w/projects/new?reporting_ns=107', { as: 'staff' }),
  openEdit: (id) => openForm(`/three-w/projects/${id}/edit`, { as: 'staff' }),
  store: () => storeProject({ name: 'Stored' }),
  namesEditor: true,
  changeElsewhere: (id, name) => ask(`PATCH /api/v2/project/${id}/`, { ...fullProject, name }),
  fill: (user, name) => {
    return fillProject(user, name, nextDay());
  },
  submit,
  field: () => screen.getByRole('textbox', { name: 'Project name', hidden: true }),
  expectSaved: () => screen.findByText(/The project was (reported|saved)\./),
  collection: '/api/v2/project/',
  documentKey: 'three-w-project/new',
  taking: removedRow({
    open: async (user) => {
      await goTo(user, /Dates and figures/);
      await user.click(screen.getByRole('checkbox', { name: 'Report figures year by year' }));
    },
    addLabel: 'Add a year',
    row: 'Year 1',
    field: 'Budget (CHF)',
  }),
});

/** Opens an ended project with provinces and an emergency. */
const opened = (parts: object) => async () => {
  const over = {
    project_districts: [await firstProvince()],
    operation_type: 1,
    event: 1,
    dtype: 12,
    end_date: '2026-02-05',
  };
  const stored = await storeProject({ ...over, target_total: 5, reached_total: 4, actual_expenditure: 850, ...parts });
  return { stored, user: (await openForm(`/three-w/projects/${stored.id}/edit`)).user };
};

describeAnswers(projectForm, {
  layouts: {
    inAll: opened({}),
    byYear: opened({ annual_splits: [{ year: 2026, target_total: 1, reached_total: 1 }] }),
  },
  // the type is the emergency's
  decided: { inAll: ['dtype'], byYear: ['dtype'] },
});
