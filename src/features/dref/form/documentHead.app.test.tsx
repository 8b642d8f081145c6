import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { drefServer } from '#tests/drefForm';
import { fill, goTo } from '#tests/reportForm';

const { server, ask, store, approved, follow, open, openEdit } = drefServer();

const titles = [
  'health',
  'education',
  'multi_purpose_cash',
  'livelihoods_and_basic_needs',
  'migration_and_displacement',
];
const planned_interventions = titles.map((title, index) => ({
  title,
  budget: 1000 * (index + 1),
  person_targeted: 50,
  description: '* Visits',
  indicators: [{ title: 'Homes', target: null }],
}));

test('the head of a form says its status, and who saved it last; a save brings it up to date', async () => {
  const { id, modified_at } = await store({ title: 'Kenya Rain' });
  await ask(`PATCH /api/v2/dref/${id}/`, { title: 'Kenya Rains', modified_at }, 'super');
  const { user } = await openEdit(id);
  expect(screen.queryByText('DREF application', { selector: 'li' })).not.toBeInTheDocument();
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.getByText(/^Last saved by Robin Taylor, /)).toBeVisible();
  await fill(user, 'Title of the operation', 'Kenya Rain again');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The document was saved.');
  await waitFor(() => expect(screen.queryByText(/^Last saved by Robin Taylor/)).not.toBeInTheDocument());
  expect(screen.getByText(/^Last saved by /)).toBeVisible();
});

test('people that cannot be read are said so in words', async () => {
  const { id } = await store({ title: 'Kenya Dew' });
  server.server.use(http.get('*/api/v2/dref-share-user/:id/', () => new HttpResponse('', { status: 500 })));
  await openEdit(id);
  expect(await screen.findByText(/^Internal server error!/)).toBeVisible();
});

test('an update that nobody saved yet has its number; it is exported from its form', async () => {
  const update = await follow<DrefOperationalUpdate>('dref-op-update', await approved({ title: 'Kenya Mist' }));
  const { user } = await open(`/dref-operational-updates/${update.id}/edit`);
  expect(screen.getByRole('heading', { level: 1, name: 'DREF operational update #1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export as PDF' }));
  const dialog = within(await screen.findByRole('dialog', { name: /export/i }));
  const print = dialog.getByRole('link', { name: /print/i });
  expect(print).toHaveAttribute('href', `/dref-operational-updates/${update.id}/export`);
});

test('a long list of interventions is folded to its figures, and unfolds for a missing answer', async () => {
  const { id } = await store({ planned_interventions });
  const { user } = await openEdit(id);
  await goTo(user, /^Operation(?! overview)/);
  const health = within(await screen.findByRole('listitem', { name: 'Intervention: Health' }));
  expect(health.getByRole('textbox', { name: 'Budget (CHF)' })).toHaveValue('1,000');
  expect(health.getByText('Indicators: 1 · texts: 1')).toBeVisible();
  expect(health.queryByRole('textbox', { name: 'Indicator' })).not.toBeInTheDocument();
  await user.click(screen.getByText(/answers of this step are missing/));
  // a folded row is named as an open one is
  await user.click(screen.getByRole('button', { name: 'Health · Homes · Target' }));
  const target = await health.findByRole('textbox', { name: 'Target' });
  await waitFor(() => expect(target).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Health · Homes · Target' })).toBeVisible();
  await fill(user, 'Indicator', 'Houses');
  expect(await screen.findByRole('button', { name: 'Health · Houses · Target' })).toBeVisible();
  await user.click(health.getByRole('button', { name: 'Hide indicators and texts of Health' }));
  expect(health.queryByRole('textbox', { name: 'Indicator' })).not.toBeInTheDocument();
  await user.click(health.getByRole('button', { name: 'Show indicators and texts of Health' }));
  expect(await health.findByRole('textbox', { name: 'Indicator' })).toHaveValue('Houses');
});
