import { screen } from '@testing-library/react';
import type { PerAssessment } from '#contract/perAssessment';
import type { PerOverview } from '#contract/perOverview';
import type { PerProcess } from '#contract/perProcess';
import { openApp, sandboxServer } from './renderApp';

type Options = Parameters<typeof openApp>[2];

/** Starts the stand-in API for the PER forms of a test file; returns functions to create a cycle in a phase and open its forms. */
export function perServer() {
  const server = sandboxServer();
  const ask = async (endpoint: string, body?: object, as = 'super') => {
    const token = await server.sandbox.logIn(as);
    return server.sandbox.request(endpoint, { token, ...(body ? { body } : {}) });
  };
  const statusOf = async (id: number): Promise<PerProcess> =>
    (await ask(`GET /api/v2/per-process-status/${id}/`)).json();
  let country = 0;

  /** Creates a cycle in a phase; from phase 4 on it has two prioritised components. */
  const cycleIn = async (phase: 1 | 2 | 3 | 4 | 5, body: object = {}): Promise<PerProcess> => {
    country += 1;
    const dates = { date_of_orientation: '2026-01-10', date_of_assessment: '2026-02-01', type_of_assessment: 1 };
    const made: PerOverview = await (
      await ask('POST /api/v2/per-overview/', { country: 10 + country, ...dates, is_draft: phase === 1, ...body })
    ).json();
    const overview = made.id;
    const prioritized_action_responses = [{ component: 1 }, { component: 2 }];
    if (phase > 2) {
      const { assessment } = await statusOf(overview);
      await ask(`PATCH /api/v2/per-assessment/${assessment}/`, { overview, is_draft: false });
    }
    if (phase > 3) {
      const { prioritization } = await statusOf(overview);
      const priorities = { overview, is_draft: false, prioritized_action_responses };
      await ask(`PATCH /api/v2/per-prioritization/${prioritization}/`, priorities);
    }
    if (phase > 4) {
      const { workplan } = await statusOf(overview);
      await ask(`PATCH /api/v2/per-work-plan/${workplan}/`, { overview, is_draft: false });
    }
    return statusOf(overview);
  };

  return {
    server,
    ask,
    statusOf,
    cycleIn,
    assessmentOf: async ({ assessment }: Pick<PerProcess, 'assessment'>): Promise<PerAssessment> =>
      (await ask(`GET /api/v2/per-assessment/${assessment}/`)).json(),
    open: async (path: string, options: Options = {}) => {
      const app = await openApp(server, path, { as: 'super', ...options });
      await screen.findByRole('form');
      return app;
    },
  };
}
