import { expect, test } from 'vitest';
import { locationAt, provincePoints } from './mapPoints';

const province = {
  id: 7,
  name: 'Funafuti',
  centroid: { type: 'Point' as const, coordinates: [179.2, -8.52] },
  is_deprecated: false,
};

test('provinces in use with a place stand on the map', () => {
  const shown = provincePoints([
    province,
    { ...province, id: 8, is_deprecated: true },
    { ...province, id: 9, centroid: null },
  ]);
  expect(shown).toMatchObject([{ id: 'province 7', label: 'Funafuti', longitude: 179.2, latitude: -8.52 }]);
});

test('a location keeps four decimals of a degree, and the name of its province', () => {
  const place = { longitude: 179.200_049, latitude: -8.523_96 };
  expect(locationAt(place)).toEqual({ description: null, longitude: 179.2, latitude: -8.524 });
  expect(locationAt(place, 'Funafuti')).toMatchObject({ description: 'Funafuti' });
});
