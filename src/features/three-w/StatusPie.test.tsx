import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { UiProvider } from '#ui/layout/UiProvider';
import { StatusPie } from './StatusPie';

const server = setupServer(
  http.get('http://localhost:3000/api/v2/global-enums/', () => new HttpResponse(null, { status: 500 })),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('without the names of the statuses the chart fails instead of showing their numbers', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <StatusPie title="Status" unit="projects" counts={[{ status: 1, count: 3 }]} />
      </UiProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal server error!');
  expect(screen.queryByText('1')).toBeNull();
});
