import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { EruReadiness } from '#contract/eruReadiness';
import { readinessByType } from '#domain/surge/readiness';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

test('readiness is shown by type and by National Society, which has an address of its own', async () => {
  const { results } = await server.sandbox.json<{ results: EruReadiness[] }>('GET /api/v2/eru-readiness/?limit=9999');
  const types = readinessByType(results, 'en');
  const { user } = await openApp(server, '/surge/overview/emergency-response-unit');
  const section = await screen.findByRole('region', {
    name: `ERU capacity and readiness (${types.length} types of ERU)`,
  });
  const table = await within(section).findByRole('table', { name: 'Type of ERU' });
  expect(within(table).getByRole('row', { name: new RegExp(types[0]?.name ?? '') })).toHaveTextContent(
    /Ready|Partial capacity|No capacity/,
  );
  await user.click(within(section).getByRole('radio', { name: 'National Society' }));
  await screen.findByRole('region', { name: `ERU capacity and readiness (${results.length} National Societies)` });
  expect(window.location.search).toBe('?readiness_view=society');
});

test('readiness that failed to load has no count in its heading', async () => {
  server.server.use(http.get('*/api/v2/eru-readiness/', () => new HttpResponse(null, { status: 500 })));
  await openApp(server, '/surge/overview/emergency-response-unit');
  const section = within(await screen.findByRole('region', { name: 'ERU capacity and readiness' }));
  expect(await section.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText(/\(0\)/)).not.toBeInTheDocument();
});

test.each(['type', 'society'])('an empty readiness by %s speaks of filters only with a filter', async (view) => {
  const none = { count: 0, next: null, previous: null, results: [] };
  server.server.use(http.get('*/api/v2/eru-readiness/', () => HttpResponse.json(none)));
  const app = await openApp(server, `/surge/overview/emergency-response-unit?readiness_view=${view}`);
  const section = within(
    await screen.findByRole('region', { name: /^ERU capacity and readiness \(0 (types of ERU|National Societies)\)$/ }),
  );
  expect(await section.findByText('Data is not available!')).toBeVisible();
  app.unmount();
  await openApp(server, `/surge/overview/emergency-response-unit?readiness_view=${view}&readiness_type=0`);
  expect(await screen.findByText('Data is not available for selected filter!')).toBeVisible();
});
