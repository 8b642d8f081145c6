import { z } from 'zod';
import { PerPhase } from './enums';
import { CalendarDay, DateTime } from './scalars';

/** Public data of all preparedness cycles; the published schema does not include these responses. @source reference/preparedness.md, section 4.6 */

const ComponentOfArea = z.object({
  component_id: z.int(),
  component_num: z.int().nullable(),
  component_name: z.string().nullable(),
  area_id: z.int().nullable(),
  area_name: z.string().nullable(),
});

const Rated = z.object({
  /** 0 (not reviewed) to 5; null without a rating. */
  rating_value: z.int().nullable(),
  rating_title: z.string().nullable(),
});

const RatedComponent = ComponentOfArea.extend(Rated.shape);

/** From the overview; null without an answer. */
const Flag = z.boolean().nullable();

export const PerMapCycle = z.object({
  id: z.int(),
  assessment_number: z.int().nullable(),
  climate_environmental_considerations: Flag,
  climate_environmental_considerations_from_assessment: z.boolean(),
  components: z.array(RatedComponent).nullable(),
  country_id: z.int().nullable(),
  country_iso3: z.string().nullable(),
  country_name: z.string().nullable(),
  date_of_assessment: CalendarDay.nullable(),
  epi_considerations: Flag,
  epi_considerations_from_assessment: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  migration_considerations: Flag,
  migration_considerations_from_assessment: z.boolean(),
  phase: PerPhase.nullable(),
  phase_display: z.string().nullable(),
  prioritized_components: z
    .array(
      z.object({
        componentId: z.int(),
        componentTitle: z.string().nullable(),
        areaTitle: z.string().nullable(),
        description: z.string().nullable(),
      }),
    )
    .nullable(),
  region_id: z.int().nullable(),
  region_name: z.string().nullable(),
  type_of_assessment: z.int().nullable(),
  type_of_assessment_name: z.string().nullable(),
  updated_at: DateTime.nullable(),
  urban_considerations: Flag,
  urban_considerations_from_assessment: z.boolean(),
});
export type PerMapCycle = z.infer<typeof PerMapCycle>;

export const PerMapData = z.object({
  /** The latest cycle of each country. */
  results: z.array(PerMapCycle).nullable(),
  /** All cycles; earlier versions of the server leave them out. */
  processes: z.array(PerMapCycle).nullable().optional(),
});
export type PerMapData = z.infer<typeof PerMapData>;

const ComponentAssessment = z.object({
  assessment_id: z.int(),
  assessment_number: z.int().nullable(),
  country_id: z.int().nullable(),
  country_iso3: z.string().nullable(),
  country_name: z.string().nullable(),
  date_of_assessment: CalendarDay.nullable(),
  ...Rated.partial().shape,
});

const CountryAssessment = z.object({
  assessment_number: z.int().nullable(),
  components: z.array(RatedComponent).nullable().optional(),
  date: CalendarDay.nullable(),
  phase: PerPhase.nullable(),
  phase_display: z.string().nullable(),
});

/** The ratings are under the components' assessments or, in earlier versions of the server, under those of the countries. */
export const PerDashboardData = z.object({
  assessments: z.array(ComponentOfArea.extend({ assessments: z.array(ComponentAssessment).nullable() })).nullable(),
  /** By the country's name. */
  countryAssessments: z.record(z.string(), z.array(CountryAssessment)).nullable(),
});
export type PerDashboardData = z.infer<typeof PerDashboardData>;
