import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import type { PerProcess } from '#contract/perProcess';
import { perServer } from '#tests/perForm';
import { openApp } from '#tests/renderApp';
import { repeatedLandmarks } from '#tests/repeatedLandmarks';

const { server, ask, cycleIn } = perServer();

/** The first cycle of Lebanon, which is complete. */
const finished = async (): Promise<PerProcess> => (await ask('GET /api/v2/per-process-status/1/')).json();

const open = async (as?: string) => {
  const { country } = await finished();
  return openApp(server, `/countries/${country}/ns-overview/per/1`, as === undefined ? {} : { as });
};

test('a visitor reads strengths and priorities, and neither ratings, notes nor documents', async () => {
  await open();
  const strengths = await screen.findByRole('list', { name: 'Highlighted top rated components' });
  expect(within(strengths).getAllByRole('listitem')).toHaveLength(5);
  expect(await screen.findByRole('list', { name: 'Priority components to be strengthened' })).toBeVisible();
  expect(screen.getByText('Limited access')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Help on this page/ })).toHaveAttribute(
    'href',
    'https://go-wiki.ifrc.org/en/user_guide/Preparedness#how-to-use-it',
  );
  expect(screen.queryByText(/High Performance|Needs Improvement/)).toBeNull();
  expect(server.calls.filter((call) => /\/(per-assessment|per-document-upload|per-stats)\//.test(call))).toEqual([]);
});

test('an administrator sees charts with their tables, all components with ratings, and removes a document once asked', async () => {
  const { country } = await finished();
  const [document] = (await (await ask(`GET /api/v2/per-document-upload/?country=${country}`)).json()).results;
  const { user } = await openApp(server, `/countries/${country}/ns-overview/per/${document.per}`, { as: 'per.admin' });
  const documents = await screen.findByRole('list', { name: 'Relevant documents' });
  const name = within(documents).getByText(/^preparedness-report-\d+\.pdf$/).textContent;
  await user.click(within(documents).getByRole('button', { name: `Remove ${name}` }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove this document?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No document belongs to this cycle.')).toBeVisible();

  const table = await screen.findByRole('table', { name: 'Component ratings' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(15);
  for (const title of ['PER process results', 'Summary of all benchmarks', 'Components by area']) {
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  }
});

test('a cycle of another country is not shown', async () => {
  await openApp(server, '/countries/107/ns-overview/per/1');
  expect(await screen.findByText('The National Society has no such cycle.')).toBeVisible();
});

test('the print page carries its mark once all is there, and for others says why it is empty', async () => {
  const { country } = await finished();
  const address = `/countries/${country}/per/1/export`;
  const printed = await openApp(server, address, { as: 'per.admin' });
  expect(await screen.findByRole('article', { name: /^Preparedness of Lebanon: cycle 1/ })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Component ratings' })).toBeVisible();
  expect(repeatedLandmarks()).toEqual([]);
  const means = within(screen.getByRole('region', { name: /^Response mechanism performance/ }));
  expect(means.getByRole('figure')).toBeVisible();
  expect(means.getByText(/^Cycle 2, /)).toBeVisible();
  await waitFor(() => expect(document.getElementById('pdf-preview-ready')).not.toBeNull());
  printed.unmount();
  queryClient.clear();
  await openApp(server, address, { as: 'staff' });
  expect(await screen.findByText(/cycles are printed for the PER administrators/)).toBeVisible();
  expect(document.getElementById('pdf-preview-ready')).toBeNull();
});

test('the results of a cycle stand without the means of the others, and no PDF is made of a failure', async () => {
  const { country } = await finished();
  const fails = (path: string) =>
    server.server.use(http.get(path, () => HttpResponse.json({ detail: 'broken' }, { status: 500 })));
  fails('*/api/v2/per-stats/');
  const app = await openApp(server, `/countries/${country}/ns-overview/per/1`, { as: 'per.admin' });
  expect(await screen.findByRole('heading', { name: 'Summary of all benchmarks' })).toBeVisible();
  const trend = await screen.findByRole('heading', { name: 'Response mechanism performance of the National Society' });
  expect(within(trend.closest('section') ?? document.body).getByRole('button', { name: 'Retry' })).toBeVisible();
  app.unmount();
  queryClient.clear();
  fails('*/api/v2/per-assessment/:id/');
  await openApp(server, `/countries/${country}/per/1/export`, { as: 'per.admin' });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(document.getElementById('pdf-preview-ready')).toBeNull();
});

test('the language of a cycle stands beside its results', async () => {
  const { country } = await finished();
  server.server.use(
    http.get('*/api/v2/per-process-status/1/', async ({ request }) => {
      const answer: PerProcess = await (await server.sandbox.fetch(request)).json();
      return HttpResponse.json({ ...answer, translation_module_original_language: 'fr' });
    }),
  );
  await openApp(server, `/countries/${country}/ns-overview/per/1`, { as: 'per.admin' });
  expect(await screen.findByText(/^This cycle was written in French\. The platform stores the notes/)).toBeVisible();
});

test('the list has a row a country with its next step, earlier cycles, and no spreadsheet without a type of assessment', async () => {
  const { country_details } = await cycleIn(1, { type_of_assessment: null, date_of_assessment: null });
  const { user } = await openApp(server, '/account/my-forms/per?region=4', { as: 'per.admin' });
  const row = await screen.findByRole('row', { name: /^.*Lebanon/ });
  expect(screen.getByRole('link', { name: /^Help on this page/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/Preparedness#register-or-update-a-per-process$/),
  );
  expect(within(row).getByRole('link', { name: 'Go on: Prioritisation, Lebanon, cycle 3' })).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Show details of Lebanon, cycle 3' }));
  const earlier = await screen.findByRole('table', { name: 'Earlier cycles: Lebanon' });
  expect(within(earlier).getAllByRole('link', { name: /^Go on: Work plan/ })).toHaveLength(2);
  const saved = await within(row).findByRole('button', { name: 'Export as a spreadsheet: Lebanon, cycle 3' });
  expect(saved).toBeEnabled();
  const name = country_details?.name ?? '';
  await openApp(server, `/account/my-forms/per?country=${country_details?.id}`, { as: 'per.admin' });
  expect(
    await screen.findByRole('button', { name: `Not exportable: ${name}, cycle 1 has no type of assessment yet` }),
  ).toBeDisabled();
});

test('overdue actions stand on the page of the country for members, and on the list of whom they wait for', async () => {
  const { id, workplan, country } = await cycleIn(5);
  await ask(`PATCH /api/v2/per-work-plan/${workplan}/`, {
    overview: id,
    prioritized_action_responses: [{ component: 2, actions: 'Write the strategy', due_date: '2020-01-31', status: 1 }],
    additional_action_responses: [{ actions: 'Done long ago', due_date: '2020-01-31', status: 4 }],
  });
  const address = `/countries/${country}/ns-overview/per/${id}`;
  const visited = await openApp(server, address);
  await screen.findByText('Limited access');
  expect(server.calls.filter((call) => call.includes('/per-work-plan/'))).toEqual([]);
  visited.unmount();
  const read = await openApp(server, address, { as: 'staff' });
  const table = await screen.findByRole('table', { name: 'Overdue actions: cycle 1' });
  expect(await within(table).findByRole('row', { name: /Write the strategy.*DRM Strategy/ })).toBeVisible();
  expect(screen.queryByText('Done long ago')).not.toBeInTheDocument();
  read.unmount();
  queryClient.clear();
  await openApp(server, '/account/my-forms/per', { as: 'per.admin' });
  const mine = await screen.findByRole('table', { name: 'Overdue actions of work plans' });
  expect(within(mine).getByRole('row', { name: /Write the strategy/ })).toBeVisible();
});
