// An event of each source, and shapes of their footprints, as tests need them.

import type { AdamEvent, GdacsEvent, MeteoSwissEvent, PdcEvent, RiskFeature } from '#contract/riskEvent';

export const country = { id: 1, name: ' Fiji ', iso: 'fj', iso3: 'FJI', region: 2 };

export const pdc: PdcEvent = {
  id: 1,
  uuid: 'a',
  hazard_id: '1',
  hazard_name: ' Cyclone ',
  hazard_type: 'TC',
  status: 'A',
  status_display: 'Active',
  severity: 'watch',
  severity_display: 'Watch',
  description: null,
  latitude: -17,
  longitude: 178,
  start_date: '2026-03-01',
  end_date: null,
  created_at: '2026-03-01T00:00:00Z',
  pdc_created_at: null,
  pdc_updated_at: '2026-03-02T06:00:00Z',
  stale_displacement: false,
};
export const gdacs: GdacsEvent = {
  id: 2,
  hazard_id: '2',
  episode_id: '1',
  hazard_name: null,
  hazard_type: 'FL',
  hazard_type_display: 'Flood',
  alert_level: 'Orange',
  country: 1,
  country_details: country,
  latitude: 0,
  longitude: 0,
  start_date: '2026-03-01T06:00:00Z',
  end_date: null,
  created_at: '2026-03-01T00:00:00Z',
  event_details: null,
};
export const adam: AdamEvent = {
  id: 3,
  event_id: 'e',
  title: null,
  hazard_type: 'FL',
  hazard_type_display: 'Flood',
  country: null,
  country_details: null,
  publish_date: '2026-03-03',
  geojson: null,
  event_details: { latitude: 12.5, longitude: 32.5, alert_level: 'Red' },
};
export const swiss: MeteoSwissEvent = {
  id: 4,
  hazard_name: 'NERYS',
  hazard_type: 'TC',
  hazard_type_display: 'Cyclone',
  country: 1,
  country_details: country,
  start_date: null,
  updated_at: '2026-03-03T12:00:00Z',
  latitude: null,
  longitude: 179,
  model_name: null,
  event_details: null,
};

export const square = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ],
  ],
};
export const point = (longitude: number, latitude: number) => ({
  type: 'Point' as const,
  coordinates: [longitude, latitude],
});
export const feature = (
  geometry: RiskFeature['geometry'],
  properties: Record<string, unknown> | null = {},
): RiskFeature => ({
  type: 'Feature',
  geometry,
  properties,
});
