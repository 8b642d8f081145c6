import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PerDashboardData, PerMapData } from '#contract/perDashboard';
import type { PerPrioritization } from '#contract/perWorkPlan';
import type { PublicPerAssessment, PublicPerProcess } from '#contract/publicPer';
import { openTestSandbox, type TestSandbox } from '../testSandbox';

let sandbox: TestSandbox;
let processes: readonly PublicPerProcess[] = [];
beforeAll(async () => {
  sandbox = openTestSandbox();
  const all = 'GET /api/v2/public-per-process-status/?limit=9999';
  processes = (await sandbox.json<{ results: PublicPerProcess[] }>(all)).results;
});
afterAll(() => sandbox.close());

const mapData = (language = 'en') =>
  sandbox.json<PerMapData>('GET /api/v2/per-map-data', { headers: { 'Accept-Language': language } });

test('the map is public and has the latest cycle of each country as well as all cycles', async () => {
  const { results, processes: all } = await mapData();
  expect(all).toHaveLength(processes.length);
  const countries = new Set(processes.map(({ country }) => country));
  expect(results).toHaveLength(countries.size);
  for (const { country_id, assessment_number } of results ?? []) {
    const numbers = processes.filter(({ country }) => country === country_id).map((each) => each.assessment_number);
    expect(assessment_number).toBe(Math.max(...numbers));
  }
  expect(new Set(results?.map(({ phase }) => phase))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(results?.map(({ region_id }) => region_id))).toEqual(new Set([0, 1, 2, 3, 4]));
});

test('two phases have other names there, in English only', async () => {
  const nameIn = async (language: string) =>
    (await mapData(language)).results?.find(({ phase }) => phase === 5)?.phase_display;
  expect(await nameIn('en')).toBe('Action & accountability');
  expect(await nameIn('es')).not.toBe('Action & accountability');
});

test('priorities and considerations are those of the stored cycles', async () => {
  const { results } = await mapData();
  const found = results?.find(({ phase }) => phase === 5);
  const { prioritization, assessment } = processes.find(({ id }) => id === found?.id) ?? {};
  const stored = await sandbox.json<PerPrioritization>(`GET /api/v2/public-per-prioritization/${prioritization}/`);
  expect(found?.prioritized_components?.map(({ componentId }) => componentId)).toEqual(
    stored.prioritized_action_responses?.map(({ component }) => component),
  );
  const { area_responses } = await sandbox.json<PublicPerAssessment>(
    `GET /api/v2/public-per-assessment/${assessment}/`,
  );
  const ratings = area_responses.flatMap(({ component_responses }) =>
    component_responses.map(({ rating_details }) => rating_details?.value ?? null),
  );
  expect(found?.components?.map(({ rating_value }) => rating_value)).toEqual(ratings);
  // a consideration that the overview does not ask for has no text in the assessment
  for (const each of results ?? []) {
    if (each.epi_considerations_from_assessment) expect(each.epi_considerations).toBe(true);
  }
});

test('performance lists assessments by component, and ratings by the names of countries', async () => {
  const { assessments, countryAssessments } = await sandbox.json<PerDashboardData>('GET /api/v2/per-dashboard-data');
  expect(assessments).toHaveLength(51);
  const orders = assessments?.map(({ area_id, component_num }) => (area_id ?? 0) * 100 + (component_num ?? 0)) ?? [];
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  const kenya = processes.filter(({ country_details }) => country_details?.name === 'Kenya');
  expect(countryAssessments?.Kenya?.map(({ assessment_number }) => assessment_number).sort()).toEqual(
    kenya.map(({ assessment_number }) => assessment_number).sort(),
  );
  const [mandate] = assessments ?? [];
  const assessed = kenya.filter(({ assessment }) => assessment !== null);
  expect(mandate?.assessments?.filter(({ country_name }) => country_name === 'Kenya')).toHaveLength(assessed.length);
});
