import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EruReadiness } from '#contract/eruReadiness';
import { readinessByType } from '#domain/surge/readiness';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

test('readiness is shown by type and by National Society, which has an address of its own', async () => {
  const { results } = await server.sandbox.json<{ results: EruReadiness[] }>('GET /api/v2/eru-readiness/?limit=9999');
  const types = readinessByType(results, 'en');
  const { user } = await openApp(server, '/surge/overview/emergency-response-unit');
  const section = await screen.findByRole('region', { name: `ERU capacity and readiness (${types.length})` });
  const table = await within(section).findByRole('table', { name: 'Type of ERU' });
  expect(within(table).getByRole('row', { name: new RegExp(types[0]?.name ?? '') })).toHaveTextContent(
    /Ready|Partial capacity|No capacity/,
  );
  await user.click(within(section).getByRole('radio', { name: 'National Society' }));
  await screen.findByRole('region', { name: `ERU capacity and readiness (${results.length})` });
  expect(window.location.search).toBe('?readiness_view=society');
});
