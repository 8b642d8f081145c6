import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Country, CountryDetail } from '#contract/country';
import type { CountryPlan } from '#contract/countryPlan';
import { openApp, sandboxServer } from '#tests/renderApp';

const server = sandboxServer();

const idOf = async (iso: string) => {
  const { results } = await server.sandbox.json<{ results: Country[] }>('GET /api/v2/country/?limit=9999');
  return results.find((country) => country.iso === iso)?.id ?? 0;
};
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
const breaks = (of: string) =>
  server.server.use(http.get(`*${of}`, () => HttpResponse.json({ detail: 'broken' }, { status: 500 })));
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

describe('strategic priorities', () => {
  test.each([
    ['fr', 'Opérations d’urgence en cours', 'Fonctions d’appui'],
    ['es', 'Operaciones de emergencia en curso', 'Funciones de apoyo'],
    ['ar', 'عمليات الطوارئ الجارية', 'وظائف التمكين'],
  ] as const)(
    'priorities and sectors, which the server names in English, are named in %s',
    async (language, priority, sector) => {
      await openApp(server, path(await idOf('KE')), { language });
      expect(await screen.findByText(priority)).toBeVisible();
      expect(await screen.findByRole('columnheader', { name: sector })).toBeVisible();
      for (const english of ['Ongoing emergency operations', 'Enabling functions'])
        expect(screen.queryByText(english)).toBeNull();
    },
  );

  const path = (id: number) => `/countries/${id}/ns-overview/strategic-priorities`;

  test('of a country with a plan: documents, figures, priorities in order, coordination, strengths', async () => {
    const kenya = await idOf('KE');
    const plan = await server.sandbox.json<CountryPlan>(`GET /api/v2/country-plan/${kenya}/`);
    await openApp(server, path(kenya));
    const priorities = await screen.findByRole('table', { name: 'Strategic priorities' });
    await settled();
    expect(rowsOf(priorities)).toHaveLength(plan.strategic_priorities.length);
    expect(rowsOf(priorities)[0]).toHaveTextContent('Ongoing emergency operations');
    expect(screen.getByRole('link', { name: /^Strategic plan of the National Society \(\d{4}-\d{4}\)/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /IFRC network plan/ })).toHaveAttribute('href', plan.public_plan_file);
    expect(screen.queryByRole('link', { name: /Unified plan/ })).toBeNull();
    expect(screen.getByRole('table', { name: 'Membership coordination' })).toBeVisible();
    const strengths = await screen.findByRole('table', { name: 'Strengths (PER process)' });
    expect(rowsOf(strengths)).toHaveLength(5);
    expect(within(strengths).queryByRole('columnheader', { name: /Rating/ })).toBeNull();
    const reads = server.calls.filter((call) => call.startsWith('GET /api'));
    expect(reads.filter((call, index) => reads.indexOf(call) !== index)).toEqual([]);
  });

  test('the logged in are given the unified plan', async () => {
    await openApp(server, path(await idOf('KE')), { as: 'staff' });
    expect(await screen.findByRole('link', { name: /Unified plan/ })).toBeVisible();
  });

  test('the ratings of components are shown to a superuser', async () => {
    await openApp(server, path(await idOf('KE')), { as: 'super' });
    const strengths = await screen.findByRole('table', { name: 'Strengths (PER process)' });
    expect(await within(strengths).findByRole('columnheader', { name: /Rating/ })).toBeVisible();
  });

  test('an unpublished plan is not requested, and the National Society’s own plan is still shown', async () => {
    await openApp(server, path(await idOf('NP')));
    expect(await screen.findByRole('link', { name: /^Strategic plan of the National Society/ })).toBeVisible();
    await settled();
    expect(screen.queryByRole('table', { name: 'Strategic priorities' })).toBeNull();
    expect(server.calls.some((call) => call.includes('/country-plan/'))).toBe(false);
  });

  test('a country without a plan and an assessment says so', async () => {
    await openApp(server, path(await idOf('TV')));
    expect(await screen.findByText('No plan of Tuvalu is published.')).toBeVisible();
    expect(
      await screen.findByText('The preparedness of the National Society of Tuvalu has not been assessed.'),
    ).toBeVisible();
  });

  test('without the assessments the plan stands', async () => {
    breaks('/api/v2/public-per-process-status/');
    await openApp(server, path(await idOf('KE')));
    expect(await screen.findByRole('table', { name: 'Strategic priorities' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('capacity', () => {
  const path = (id: number) => `/countries/${id}/ns-overview/capacity`;

  test('of a country that was assessed: organisation, branches and cycles with links to their pages', async () => {
    const kenya = await idOf('KE');
    const { capacity } = await server.sandbox.json<CountryDetail>(`GET /api/v2/country/${kenya}/`);
    const { results } = await server.sandbox.json<{ results: { assessment_number: number }[] }>(
      `GET /api/v2/public-per-process-status/?country=${kenya}`,
    );
    const { user } = await openApp(server, path(kenya));
    const organisation = await screen.findByRole('table', { name: 'OCAC assessments' });
    expect(rowsOf(organisation)).toHaveLength(2);
    // four assessments of two named branches
    const branches = screen.getByRole('table', { name: 'BOCA assessments (2 branches)' });
    expect(rowsOf(branches)).toHaveLength(capacity.length - 2);
    const newest = capacity.filter(({ assessment_type }) => assessment_type === 0).map(({ url }) => url);
    expect(within(organisation).getAllByRole('link')[0]).toHaveAttribute('href', newest[0]);
    const latest = Math.max(...results.map(({ assessment_number }) => assessment_number));
    const cycles = await screen.findAllByRole('heading', { level: 3, name: /^Cycle \d+: PER process of Kenya/ });
    expect(cycles.map(({ textContent }) => textContent)[0]).toBe(`Cycle ${latest}: PER process of Kenya`);
    expect(cycles).toHaveLength(results.length);
    // earlier cycles are folded
    const links = () => screen.getAllByRole('link', { name: /^View cycle \d+$/ });
    expect(links().map((link) => link.getAttribute('aria-label'))).toEqual([`View cycle ${latest}`]);
    for (const fold of screen.getAllByRole('button', { name: /^Cycle \d+: PER process of Kenya$/ }))
      await user.click(fold);
    expect(links()).toHaveLength(results.length);
    expect(links()[0]?.getAttribute('href')).toMatch(new RegExp(`^/countries/${kenya}/ns-overview/per/\\d+$`));
  });

  test('a country that was never assessed says so block by block', async () => {
    await openApp(server, path(await idOf('TV')));
    expect(
      await screen.findByText('No organisational capacity assessment of the National Society of Tuvalu is known.'),
    ).toBeVisible();
    expect(await screen.findByText('The National Society of Tuvalu has no PER cycle.')).toBeVisible();
  });

  test('without the cycles the assessments stand', async () => {
    breaks('/api/v2/public-per-process-status/');
    await openApp(server, path(await idOf('KE')));
    expect(await screen.findByRole('table', { name: 'OCAC assessments' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
