import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { drefServer } from '#tests/drefForm';

const { server, store, stored, openEdit } = drefServer();

const earlier = {
  title: 'Kenya Flood 2024',
  media_contact_name: 'Asha Mwangi',
  media_contact_email: 'asha@example.org',
  pmer: 'The branch reports monthly.',
  has_child_protection_policy: true,
  risk_security: [{ client_id: 'r', risk: 'New rain', mitigation: 'Store goods' }],
};

test('answers of an earlier operation are reviewed and taken over group by group', async () => {
  await store(earlier);
  const { id } = await store({ title: 'Kenya Flood 2027', pmer: 'Weekly.' });
  const { user } = await openEdit(id);
  await user.click(await screen.findByRole('button', { name: 'Look at earlier answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start from an earlier operation' }));
  const operation = await dialog.findByRole('combobox', { name: 'Earlier operation' });
  const option = within(operation).getByRole('option', { name: /^Kenya Flood 2024/ });
  await user.selectOptions(operation, option);
  await user.click(await dialog.findByRole('button', { name: 'Contacts' }));
  expect(dialog.getByRole('checkbox', { name: 'Media contact' })).toBeChecked();
  expect(dialog.getByText('Asha Mwangi · asha@example.org')).toBeVisible();
  await user.click(
    within(dialog.getByRole('region', { name: 'Contacts' })).getByRole('button', { name: /^Take over/ }),
  );
  await user.click(dialog.getByRole('button', { name: 'Capacity' }));
  const capacity = within(dialog.getByRole('region', { name: 'Capacity' }));
  expect(capacity.getByRole('checkbox', { name: /Planning, monitoring/ })).not.toBeChecked();
  expect(capacity.getByText('Now: Weekly.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Risks' }));
  await user.click(within(dialog.getByRole('region', { name: 'Risks' })).getByRole('button', { name: /^Take over/ }));
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const saved = await stored(id);
    expect(saved.media_contact_name).toBe('Asha Mwangi');
    expect(saved.pmer).toBe('Weekly.');
    expect(saved.risk_security).toMatchObject([{ risk: 'New rain', mitigation: 'Store goods' }]);
  });
});

test('a National Society without an earlier operation that the writer can open says so', async () => {
  const { id } = await store({ title: 'The first one' });
  const { user } = await openEdit(id);
  for (const list of ['active', 'completed']) {
    server.server.use(
      http.get(`http://localhost:3000/api/v2/${list}-dref/`, () =>
        HttpResponse.json({ count: 0, next: null, previous: null, results: [] }),
      ),
    );
  }
  await user.click(await screen.findByRole('button', { name: 'Look at earlier answers' }));
  expect(await screen.findByText(/no earlier operation of this National Society/)).toBeVisible();
});

const lesson = (id: number, learning_validated: string) => ({
  id,
  learning_validated,
  appeal: {
    id: 1,
    code: 'MDRKE058',
    name: 'Kenya Floods',
    country: 107,
    atype: 'DREF',
    start_date: null,
    event_details: null,
  },
});

test('lessons of the country and hazard stand beside the question, and are added to the answer', async () => {
  const asked: string[] = [];
  server.server.use(
    http.get('http://localhost:3000/api/v2/ops-learning/', ({ request }) => {
      asked.push(new URL(request.url).search);
      const hasHazard = request.url.includes('appeal_code__dtype__in');
      const results = hasHazard ? [] : [lesson(5, '<p>Sign the agreement with the provider early.</p>')];
      return HttpResponse.json({ count: results.length, next: null, previous: null, results });
    }),
  );
  const { id } = await store({ title: 'Kenya Flood 2028', lessons_learned: 'Start early.' });
  const { user } = await openEdit(id);
  await user.click(await screen.findByRole('button', { name: /^Event detail/ }));
  expect(asked).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Lessons of earlier operations' }));
  expect(await screen.findByText(/no lesson of this country and hazard/)).toBeVisible();
  expect(asked[0]).toContain('appeal_code__country__in=107');
  await user.click(screen.getByRole('button', { name: /^Add to the answer/ }));
  expect(screen.getByRole('textbox', { name: /Lessons learned from earlier operations/ })).toHaveValue(
    'Start early.\n\nSign the agreement with the provider early.',
  );
});
