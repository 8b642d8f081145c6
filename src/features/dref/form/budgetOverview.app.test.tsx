import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drefServer } from '#tests/drefForm';
import { chooseIn } from '#tests/flashUpdateForm';
import { goTo } from '#tests/reportForm';

const { store, openEdit, openNew } = drefServer();

const overview = () => within(screen.getByRole('region', { name: 'Budget at a glance' }));
const cellsOf = (name: RegExp) =>
  within(overview().getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the budget of the interventions stands in one table, which follows what is typed and leads to the rows', async () => {
  const { id } = await store({
    amount_requested: 12_000,
    planned_interventions: [
      { title: 'health', budget: 7500, person_targeted: 300, indicators: [] },
      { title: 'education', budget: 2500, indicators: [] },
    ],
  });
  const { user } = await openEdit(id);
  await goTo(user, /^Operation(?! overview)/);
  await waitFor(() => expect(cellsOf(/^Health/)).toEqual(['7,500', '75%', '300', '25']));
  expect(cellsOf(/^Sum/)[0]).toBe('10,000');
  expect(cellsOf(/^Difference/)).toEqual(['-2,000', 'A part of the amount is not planned yet.']);
  await user.click(overview().getByRole('button', { name: /^Education/ }));
  const row = within(screen.getByRole('listitem', { name: /Education$/ }));
  const budget = row.getByRole('textbox', { name: 'Budget (CHF)' });
  await waitFor(() => expect(budget).toHaveFocus());
  await user.clear(budget);
  await user.type(budget, '4500');
  await waitFor(() => expect(cellsOf(/^Education/).slice(0, 2)).toEqual(['4,500', '37.5%']));
  expect(cellsOf(/^Difference/)).toEqual(['0', '']);
});

test('the budget of an imminent operation shows the split that the server demands', async () => {
  const { user } = await openNew();
  await chooseIn(screen, user, 'National Society', 'Kenya Red Cross');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type of DREF' }), 'Imminent');
  await goTo(user, /^Plan/);
  const [early, response] = await screen.findAllByRole('textbox', { name: 'Budget (CHF)' });
  if (!early || !response) throw new Error('no budget is asked for');
  await user.type(early, '45000');
  await waitFor(() =>
    expect(cellsOf(/^Sub-total/)).toEqual(['45,000', 'CHF 30,000 are left to plan: it must be CHF 75,000.']),
  );
  await user.tab();
  expect(early).toHaveAccessibleDescription(/75,000/);
  await user.type(response, '30000');
  await waitFor(() => expect(cellsOf(/^Sub-total/)[1]).toBe('This is the CHF 75,000 that the server demands.'));
  expect(cellsOf(/^Total/)[0]).toBe('80,000');
  // computed costs stand in the table alone
  expect(screen.getAllByText('Indirect cost (CHF)')).toHaveLength(1);
  expect(screen.queryByRole('textbox', { name: /^(Sub-total|Indirect cost|Total cost)/ })).not.toBeInTheDocument();
});
