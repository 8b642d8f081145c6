// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();
const asked = () => server.calls.filter((call) => call.startsWith('GET /api/v2/appeal/'));
const open = async (path: string) => {
  const app = await openApp(server, path);
  await app.heading(/^All appeals \(\d/);
  return app;
};

test('a day is asked for once it is one; half of it stays in the field and leaves the list alone', async () => {
  const { user } = await open('/appeals/all');
  server.calls.length = 0;
  const after = screen.getByRole('textbox', { name: 'Start after' });
  await user.type(after, '2026-1x');
  await user.tab();
  expect(after).toHaveValue('2026-1x');
  expect(after).toHaveAccessibleDescription(/Enter a date as year-month-day/);
  expect(window.location.search).toBe('');
  expect(asked()).toEqual([]);

  await user.clear(after);
  await user.type(after, '1.10.2026');
  await user.tab();
  await waitFor(() => expect(window.location.search).toBe('?start_after=2026-10-01'));
  expect(after).toHaveValue('2026-10-01');
  await waitFor(() => expect(asked()).toEqual([expect.stringContaining('start_date__gte=2026-10-01')]));
});

test('both days of a period are counted in, and one before the other is refused in words', async () => {
  const { user } = await open('/appeals/all?start_after=2026-10-01&start_before=2026-10-31');
  expect(asked()).toEqual([expect.stringContaining('start_date__gte=2026-10-01&start_date__lte=2026-10-31T23:59:59Z')]);
  const before = screen.getByRole('textbox', { name: 'Start before' });
  await user.clear(before);
  await user.type(before, '2026-09-01');
  await user.tab();
  expect(before).toHaveAccessibleDescription('Enter 2026-10-01 or a later date.');
});

test('another region lets go of a country that is not in it', async () => {
  const { user } = await open('/appeals/all?region=0&country=8');
  const region = screen.getByRole('combobox', { name: 'Region' });
  await waitFor(() => expect(region).toHaveDisplayValue('Africa'));
  await user.selectOptions(region, 'Americas');
  await waitFor(() => expect(window.location.search).toBe('?region=1'));
});
