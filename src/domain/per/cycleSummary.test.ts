import { describe, expect, test } from 'vitest';
import type { PerMapCycle } from '#contract/perDashboard';
import {
  allCycles,
  assessmentYears,
  considerationCounts,
  countPrioritisingCycles,
  countsByPhase,
  countsByType,
  filterCycles,
  latestByCountry,
  latestMatching,
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

describe('the cycles of a response', () => {
  test.each([
    ['all of them where the server sends them', { results: [cycle(1)], processes: [cycle(1), cycle(2)] }, [1, 2]],
    ['the latest where it sends no others', { results: [cycle(1)] }, [1]],
    ['none where it sends null', { results: null, processes: null }, []],
    ['those of known countries', { results: [cycle(1, { country_id: null }), cycle(2)] }, [2]],
    [
      'those of known countries, also of all',
      { results: [], processes: [cycle(1, { country_id: null }), cycle(2)] },
      [2],
    ],
  ])('are %s', (_, data, ids) => {
    expect(allCycles(data).map(({ id }) => id)).toEqual(ids);
  });

  test('latestByCountry returns the results', () => {
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

  test.each([
    [{}, [2, 4]],
    [{ year: 2022 }, [1, 3]],
    [{ year: 2025 }, [2]],
    [{ year: 2025, phase: 5 }, []],
    [{ phase: 5 }, [1]],
    [{ year: 2019 }, []],
  ])('of the cycles that match %o the latest of each country is %o', (filters, ids) => {
    const of = (country_id: number, assessment_number: number, date: string, phase: 2 | 5 = 2) => ({
      country_id,
      assessment_number,
      date_of_assessment: date,
      phase,
    });
    const processes = [
      cycle(1, of(8, 1, '2022-03-01', 5)),
      cycle(2, of(8, 2, '2025-03-01')),
      cycle(3, of(9, 1, '2022-06-01')),
      cycle(4, of(9, 2, '2026-06-01')),
    ];
    const data = { results: [processes[1] ?? cycle(2), processes[3] ?? cycle(4)], processes };
    expect(latestMatching(data, { ...everything, ...filters }).map(({ id }) => id)).toEqual(ids);
  });

  test('of a server that sends the latest cycles alone these are filtered', () => {
    expect(latestMatching({ results: cycles }, { ...everything, year: 2023 }).map(({ id }) => id)).toEqual([2]);
  });

  test('the years offered are those of assessments, the latest first, each once', () => {
    const years = ['2023-12-31', '2025-04-01', null, '2019-01-01', '2023-01-01'];
    expect(assessmentYears(years.map((date_of_assessment) => ({ date_of_assessment })))).toEqual([2025, 2023, 2019]);
  });
});

describe('counts', () => {
  test('countsByPhase has all five phases and ignores a cycle without a phase', () => {
    const counts = countsByPhase([cycle(1), cycle(2, { phase: 5 }), cycle(3, { phase: null })]);
    expect(counts.map(({ count }) => count)).toEqual([0, 1, 0, 0, 1]);
  });

  test('countsByType ignores cycles in orientation and has cycles without a type last', () => {
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

  test('by type: the most first, in whatever order the cycles come', () => {
    const types = [null, 1, 2, 2, 3, 3, 3];
    const idsOf = (ids: readonly (number | null)[]) =>
      countsByType(ids.map((type_of_assessment, index) => cycle(index, { type_of_assessment }))).map(({ id }) => id);
    expect(idsOf(types)).toEqual([3, 2, 1, null]);
    expect(idsOf(types.toReversed())).toEqual([3, 2, 1, null]);
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
    expect(priorityCounts(cycles, 'en').map(({ id, count }) => [id, count])).toEqual([
      [2, 2],
      [7, 1],
    ]);
    expect(countPrioritisingCycles(cycles)).toBe(2);
  });

  test.each([
    ['its title and area', ' Coordination centre ', 'Coordination', ['Coordination centre', 'Coordination']],
    ['its id where the title is blank', ' ', 'Coordination', ['7', 'Coordination']],
    ['its id where it has neither title nor area', null, null, ['7', null]],
  ])('of prioritised components: one is named by %s', (_, componentTitle, areaTitle, named) => {
    const component = { componentId: 7, componentTitle, areaTitle, description: null };
    const [count] = priorityCounts([cycle(1, { prioritized_components: [component] })], 'en');
    expect([count?.title, count?.area]).toEqual(named);
  });

  test('of prioritised components: as many cycles each, by title', () => {
    const named = ['Warehouses', 'Advocacy', 'Logistics'].map((componentTitle, index) => ({
      componentId: index,
      componentTitle,
      areaTitle: null,
      description: null,
    }));
    const titles = priorityCounts([cycle(1, { prioritized_components: named })], 'en').map(({ title }) => title);
    expect(titles).toEqual(['Advocacy', 'Logistics', 'Warehouses']);
  });

  test('of cycles that prioritise anything: neither null nor an empty list is any', () => {
    const component = { componentId: 7, componentTitle: null, areaTitle: null, description: null };
    const lists = [null, [], [component]];
    expect(countPrioritisingCycles(lists.map((list, id) => cycle(id, { prioritized_components: list })))).toBe(1);
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

  test('regionsByYear counts cycles without a date or a region separately', () => {
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

  test('by region: those without one come last, in whatever order the cycles come', () => {
    const regions = [null, 3, 1, 0, 2];
    const order = (ids: readonly (number | null)[]) =>
      regionsByYear(ids.map((region_id, index) => cycle(index, { region_id }))).regions.map(({ region }) => region);
    expect(order(regions)).toEqual([0, 1, 2, 3, null]);
    expect(order(regions.toReversed())).toEqual([0, 1, 2, 3, null]);
  });
});
