import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drefServer } from '#tests/drefForm';
import { chooseIn } from '#tests/flashUpdateForm';
import { fill, goTo } from '#tests/reportForm';

const { openNew, stored } = drefServer();
type User = Awaited<ReturnType<typeof openNew>>['user'];

const save = async (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

async function fillBasics(user: User) {
  await chooseIn(screen, user, 'National Society', 'Kenya Red Cross');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type of DREF' }), 'Response');
  await user.click(await screen.findByRole('radio', { name: 'Sudden' }));
  await chooseIn(screen, user, 'Type of hazard', 'Flood');
  await user.click(screen.getByRole('button', { name: 'Generate title' }));
}

describe('a new application', () => {
  test('is stored with its country, rows and computed figures, and stays open where it was', async () => {
    const { user, place } = await openNew();
    await fillBasics(user);
    expect(screen.getByRole('textbox', { name: 'Title of the operation' })).toHaveValue(
      `Kenya Flood ${new Date().getFullYear()}`,
    );
    await goTo(user, /Operation(?! overview)/);
    await fill(user, 'Women targeted', '40');
    await fill(user, 'Men targeted', '60');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Total targeted population' })).toHaveValue('100'));
    await chooseIn(screen, user, 'Add an intervention', 'Health');
    const health = within(await screen.findByRole('listitem', { name: 'Intervention: Health' }));
    await user.type(health.getByRole('textbox', { name: 'Budget (CHF)' }), '5000');
    await user.click(health.getByRole('button', { name: 'Add' }));
    await user.type(await health.findByRole('textbox', { name: 'Indicator' }), 'Visits');
    await fill(user, 'Requested amount (CHF)', '4000');
    expect((await screen.findAllByText(/budgets of the interventions add up to CHF 5,000/)).length).toBeGreaterThan(0);
    await save(user);
    await waitFor(() => expect(place()).toMatch(/^\/dref-applications\/\d+\/edit$/));
    const made = await stored(Number(place().split('/')[2]));
    expect(made).toMatchObject({
      country: 107,
      type_of_dref: 2,
      total_targeted_population: 100,
      amount_requested: 4000,
      planned_interventions: [{ title: 'health', budget: 5000, indicators: [{ title: 'Visits' }] }],
    });
    await screen.findByText('The application was created.');
    await screen.findByRole('form', { name: 'DREF application' });
    // the form goes on with the rows of the server: a second save changes them instead of adding others
    await fill(user, 'Men targeted', '70');
    await save(user);
    await waitFor(async () => expect((await stored(made.id)).men).toBe(70));
    const again = await stored(made.id);
    expect(again.planned_interventions.map(({ id }) => id)).toEqual(made.planned_interventions.map(({ id }) => id));
  });
});
