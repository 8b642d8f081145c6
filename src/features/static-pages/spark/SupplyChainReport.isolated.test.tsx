import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { sandboxServer } from '#tests/renderApp';
import { SupplyChainReport } from './SupplyChainReport';

const { embed, reset } = vi.hoisted(() => ({ embed: vi.fn(), reset: vi.fn() }));

// the library embeds an iframe of the report service, which tests must not load
vi.mock('powerbi-client', () => ({
  factories: {},
  models: { TokenType: { Embed: 1 }, LayoutType: { Custom: 2 }, DisplayOption: { FitToWidth: 1 } },
  service: {
    Service: class {
      embed = embed;
      reset = reset;
    },
  },
}));

const { server } = sandboxServer();

const answerWith = (access: { embed_url: string | null; embed_token: string | null }) =>
  server.use(
    http.get('*/api/v2/auth-power-bi/', ({ request }) =>
      HttpResponse.json({
        report_id: new URL(request.url).searchParams.get('report_id'),
        expires_at: null,
        user: null,
        ...access,
      }),
    ),
  );

const renderReport = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense>
        <SupplyChainReport reportId="supply" />
      </Suspense>
    </QueryClientProvider>,
  );

test('a report with a token is shown, and removed with the page', async () => {
  const url = 'https://app.powerbi.com/reportEmbed?reportId=supply';
  answerWith({ embed_url: url, embed_token: 'secret' });
  const { unmount } = renderReport();
  await waitFor(() => expect(embed).toHaveBeenCalledTimes(1));
  expect(embed).toHaveBeenCalledWith(
    expect.any(HTMLElement),
    expect.objectContaining({ type: 'report', id: 'supply', embedUrl: url, accessToken: 'secret' }),
  );
  unmount();
  expect(reset).toHaveBeenCalledTimes(1);
});

test('a report without a token shows an error with a retry', async () => {
  answerWith({ embed_url: 'aBcDeFgHiJ', embed_token: null });
  renderReport();
  expect(await screen.findByText(/not available at the moment/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
