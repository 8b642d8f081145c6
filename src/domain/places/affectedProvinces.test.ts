import { expect, test } from 'vitest';
import type { DistrictGeo } from '#contract/district';
import { affectedProvinces, emergenciesOf } from './affectedProvinces';
import { provinceBounds } from './placeBounds';

const district = (id: number, name: string, parts: Partial<DistrictGeo> = {}): DistrictGeo => ({
  id,
  bbox: null,
  centroid: null,
  code: `P${id}`,
  country_iso: 'KE',
  country_iso3: 'KEN',
  country_name: 'Kenya',
  emma_id: null,
  fips_code: null,
  is_deprecated: false,
  is_enclave: false,
  name,
  nuts1: null,
  nuts2: null,
  nuts3: null,
  wb_population: null,
  wb_year: null,
  ...parts,
});

test('emergenciesOf returns unique ids, latest operation first, and ignores operations without an emergency', () => {
  expect(
    emergenciesOf([
      { event: 1, start_date: '2024-01-01T00:00:00Z' },
      { event: null, start_date: '2026-01-01T00:00:00Z' },
      { event: 2, start_date: '2025-01-01T00:00:00Z' },
      { event: 1, start_date: null },
    ]),
  ).toEqual([2, 1]);
});

test('affectedProvinces returns only provinces of the country, most emergencies first', () => {
  const named = (ids: number[]) =>
    ids.map((id) => ({ id, code: '', is_deprecated: false, is_enclave: false, name: '' }));
  const found = affectedProvinces(
    [
      { id: 7, name: 'Flood', districts: named([1, 2, 99]) },
      { id: 8, name: 'Drought', districts: named([2]) },
    ],
    [district(1, 'Coast'), district(2, 'Lake'), district(3, 'Highland')],
    'en',
  );
  expect(found.map(({ district: { name }, events }) => [name, ...events.map(({ id }) => id)])).toEqual([
    ['Lake', 7, 8],
    ['Coast', 7],
  ]);
});

test('provinceBounds uses bounding boxes, and centroids where there is none', () => {
  const box = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [36, -2],
        [38, -2],
        [38, 0],
        [36, 0],
        [36, -2],
      ],
    ],
  };
  const middle = { type: 'Point' as const, coordinates: [40, 3] };
  expect(provinceBounds([district(1, 'a', { bbox: box, centroid: middle })])).toEqual([36, -2, 38, 0]);
  expect(provinceBounds([district(1, 'a', { bbox: box }), district(2, 'b', { centroid: middle })])).toEqual([
    36, -2, 40, 3,
  ]);
  expect(provinceBounds([district(1, 'a')])).toBeNull();
});
