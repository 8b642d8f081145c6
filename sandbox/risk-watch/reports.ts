import type { RiskEarthquake, RiskReport } from '#contract/riskReports';
import type { Context } from '../core/http/context';
import { type Route, route } from '../core/http/route';
import { countries } from '../places/tables';
import { riskCountry, riskPage } from './service';

/** Earthquakes and eVCA reports: a few, made from the country that is asked for. */

/** Countries with earthquakes in the illustrative data, and those with reports. */
const [shaken, assessed] = [new Set(['npl', 'idn', 'phl', 'ken']), new Set(['ken', 'npl'])];

/** The country of the query; null for one that is not in the given ones. */
function placeOf(context: Context, within: ReadonlySet<string>) {
  const iso3 = context.url.searchParams.get('iso3')?.toLowerCase() ?? '';
  if (!within.has(iso3)) return null;
  const found = [...context.lookups.rows(countries).values()].find((row) => row.iso3?.toLowerCase() === iso3);
  return found ? riskCountry(context, found.id) : null;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

function earthquakes(context: Context): RiskEarthquake[] {
  const country = placeOf(context, shaken);
  if (!country) return [];
  return [3, 40, 200].map((days, index) => ({
    id: country.id * 10 + index,
    country: country.id,
    country_details: country,
    event_id: `us${country.id}${index}`,
    event_title: `M ${5 + index * 0.4}`,
    event_place: `${20 + index * 15} km north of the capital`,
    event_date: daysBefore(context.now, days),
    updated_at: daysBefore(context.now, days - 1),
    latitude: null,
    longitude: null,
    depth: 10 + index * 12,
    magnitude: 5 + index * 0.4,
    magnitude_type: 'mb',
  }));
}

function reports(context: Context): RiskReport[] {
  const country = placeOf(context, assessed);
  if (!country) return [];
  return [
    {
      id: country.id,
      report_name: 'Report of the assessment in the river delta',
      description: 'Hazards, vulnerable groups and the capacities of six communities.',
      attachment: null,
      attachment_url: 'https://evca.example.org/reports/river-delta.pdf',
      program_display: {
        id: country.id,
        program_name: 'eVCA river delta',
        start_date: daysBefore(context.now, 300),
        end_date: null,
        country_details: country,
      },
    },
  ];
}

export const riskReportRoutes: Route[] = [
  route('GET /api/v1/earthquake/', 'everyone', (context) => riskPage(context, earthquakes(context))),
  route('GET /api/v1/publish-report/', 'everyone', (context) => riskPage(context, reports(context))),
];
