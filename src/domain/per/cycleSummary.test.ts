import { describe, expect, test } from 'vitest';
import type { PerMapCycle } from '#contract/perDashboard';
import {
  assessmentYears,
  considerationCounts,
  countsByPhase,
  countsByType,
  filterCycles,
  latestByCountry,
  mergeCycles,
  prioritising,
  priorityCounts,
  regionsByYear,
} from './cycleSummary';

const cycle = (id: number, parts: Partial<PerMapCycle> = {}): PerMapCycle => ({
  id,
  assessment_number: 1,
  climate_environmental_considerations: null,
  climate_environmental_considerations_from_assessment: false,
  components: [],
  country_id: id,
  country_iso3: 'KEN',
  country_name: `Country ${id}`,
  date_of_assessment: '2025-04-01',
  epi_considerations: null,
  epi_considerations_from_assessment: false,
  latitude: 1,
  longitude: 1,
  migration_considerations: null,
  migration_considerations_from_assessment: false,
  phase: 2,
  phase_display: 'Assessment',
  prioritized_components: [],
  region_id: 0,
  region_name: 'Africa',
  type_of_assessment: 1,
  type_of_assessment_name: 'Self assessment',
  updated_at: '2025-05-01T00:00:00Z',
  urban_considerations: null,
  urban_considerations_from_assessment: false,
  ...parts,
});

const everything = { region: null, country: null, phase: null, type: null, year: null };

describe('the cycles of an answer', () => {
  test.each([
    ['all of them where the server sends them', { results: [cycle(1)], processes: [cycle(1), cycle(2)] }, [1, 2]],
    ['the latest where it sends no others', { results: [cycle(1)] }, [1]],
    ['none where it sends null', { results: null, processes: null }, []],
    ['those of known countries', { results: [cycle(1, { country_id: null }), cycle(2)] }, [2]],
  ])('are %s', (_, data, ids) => {
    expect(mergeCycles(data).map(({ id }) => id)).toEqual(ids);
  });

  test('the latest of each country are the results', () => {
    expect(latestByCountry({ results: [cycle(3)], processes: [cycle(1), cycle(3)] })).toHaveLength(1);
  });
});

describe('filters', () => {
  const cycles = [
    cycle(1),
    cycle(2, { region_id: 3, phase: 5, type_of_assessment: 2, date_of_assessment: '2023-12-31' }),
    cycle(3, { region_id: null, phase: 1, type_of_assessment: null, date_of_assessment: null }),
  ];
  test.each([
    [{}, [1, 2, 3]],
    [{ region: 0 }, [1]],
    [{ country: 3 }, [3]],
    [{ phase: 5 }, [2]],
    [{ type: 1 }, [1]],
    [{ year: 2023 }, [2]],
    [{ year: 2023, region: 0 }, []],
  ])('%o leaves %o', (filters, ids) => {
    expect(filterCycles(cycles, { ...everything, ...filters }).map(({ id }) => id)).toEqual(ids);
  });

  test('the years offered are those of assessments, the latest first', () => {
    expect(assessmentYears(cycles)).toEqual([2025, 2023]);
  });
});

describe('counts', () => {
  test('by phase: all five, and none for a cycle without one', () => {
    const counts = countsByPhase([cycle(1), cycle(2, { phase: 5 }), cycle(3, { phase: null })]);
    expect(counts.map(({ count }) => count)).toEqual([0, 1, 0, 0, 1]);
  });

  test('by type: without cycles in orientation, those without a type last', () => {
    const cycles = [
      cycle(1, { phase: 1 }),
      cycle(2, { type_of_assessment: null, type_of_assessment_name: null }),
      cycle(3, { type_of_assessment: null, type_of_assessment_name: null }),
      cycle(4, { type_of_assessment: 2, type_of_assessment_name: 'Simulation' }),
    ];
    expect(countsByType(cycles)).toEqual([
      { id: 2, name: 'Simulation', count: 1 },
      { id: null, name: null, count: 2 },
    ]);
  });

  test('of prioritised components: once a cycle, the most first', () => {
    const named = (componentId: number) => ({
      componentId,
      componentTitle: `Component ${componentId}`,
      areaTitle: 'Coordination',
      description: null,
    });
    const cycles = [
      cycle(1, { prioritized_components: [named(7), named(2), named(2)] }),
      cycle(2, { prioritized_components: [named(2)] }),
      cycle(3, { prioritized_components: null }),
    ];
    expect(priorityCounts(cycles).map(({ id, count }) => [id, count])).toEqual([
      [2, 2],
      [7, 1],
    ]);
    expect(prioritising(cycles)).toBe(2);
  });

  test('of considerations: what the overview says, also nothing', () => {
    const cycles = [
      cycle(1, { epi_considerations: true, urban_considerations: false }),
      cycle(2, { epi_considerations: true, epi_considerations_from_assessment: true }),
    ];
    expect(considerationCounts(cycles)).toEqual([
      { consideration: 'epi', yes: 2, no: 0, unanswered: 0 },
      { consideration: 'urban', yes: 0, no: 1, unanswered: 1 },
      { consideration: 'climate_environmental', yes: 0, no: 0, unanswered: 2 },
      { consideration: 'migration', yes: 0, no: 0, unanswered: 2 },
    ]);
  });

  test('by region and year: those without a date or a region are counted apart', () => {
    const cycles = [
      cycle(1, { region_id: null, region_name: null }),
      cycle(2, { region_id: 2, region_name: 'Asia Pacific', date_of_assessment: '2022-01-01' }),
      cycle(3),
      cycle(4, { date_of_assessment: null }),
    ];
    expect(regionsByYear(cycles)).toEqual({
      years: [2022, 2025],
      regions: [
        { region: 0, name: 'Africa', counts: [0, 1], undated: 1, total: 2 },
        { region: 2, name: 'Asia Pacific', counts: [1, 0], undated: 0, total: 1 },
        { region: null, name: null, counts: [0, 1], undated: 0, total: 1 },
      ],
    });
  });
});
