import { z } from 'zod';

/** Figures of projects that the server counts. A sum is null when no project gives the amount. */

export const SectorCount = z.object({
  count: z.int(),
  primary_sector: z.int(),
  primary_sector_display: z.string(),
});
export type SectorCount = z.infer<typeof SectorCount>;

export const ProgrammeTypeCount = z.object({
  count: z.int(),
  programme_type: z.int(),
  programme_type_display: z.string(),
});
export type ProgrammeTypeCount = z.infer<typeof ProgrammeTypeCount>;

export const TagCount = z.object({
  count: z.int(),
  secondary_sectors: z.int(),
  secondary_sectors_display: z.string(),
});
export type TagCount = z.infer<typeof TagCount>;

/** Ongoing projects alone. */
export const GlobalProjectOverview = z.object({
  ns_with_ongoing_activities: z.int().nullable(),
  projects_per_programme_type: z.array(ProgrammeTypeCount).nullable(),
  projects_per_secondary_sectors: z.array(TagCount).nullable(),
  projects_per_sector: z.array(SectorCount).nullable(),
  target_total: z.int().nullable(),
  total_ongoing_projects: z.int().nullable(),
});
export type GlobalProjectOverview = z.infer<typeof GlobalProjectOverview>;

/** A National Society with at least one ongoing project. */
export const SocietyProjects = z.object({
  id: z.int(),
  budget_amount_total: z.int().nullable(),
  iso3: z.string(),
  name: z.string(),
  ongoing_projects: z.int().nullable(),
  operation_types: z.array(z.int()).nullable(),
  operation_types_display: z.array(z.string()).nullable(),
  projects_per_sector: z.array(SectorCount),
  society_name: z.string(),
  target_total: z.int().nullable(),
});
export type SocietyProjects = z.infer<typeof SocietyProjects>;

/** Projects of every status in one region. */
export const RegionProjectOverview = z.object({
  ns_with_ongoing_activities: z.int().nullable(),
  projects_by_status: z.array(z.object({ count: z.int(), status: z.int() })).nullable(),
  reached_total: z.int().nullable(),
  target_total: z.int().nullable(),
  total_budget: z.int().nullable(),
  total_projects: z.int().nullable(),
});
export type RegionProjectOverview = z.infer<typeof RegionProjectOverview>;

export const CountryProjectCounts = z.object({
  id: z.int(),
  completed_projects_count: z.int(),
  iso: z.string().nullable(),
  iso3: z.string().nullable(),
  name: z.string(),
  ongoing_projects_count: z.int(),
  planned_projects_count: z.int(),
  projects_count: z.int(),
});
export type CountryProjectCounts = z.infer<typeof CountryProjectCounts>;

export const SocietySectors = z.object({
  id: z.int(),
  name: z.string(),
  sectors: z.array(z.object({ id: z.int(), count: z.int().nullable(), sector: z.string() })),
});
export type SocietySectors = z.infer<typeof SocietySectors>;

/** Every country of a region with its projects, and who does them. */
export const MovementActivities = z.object({
  countries_count: z.array(CountryProjectCounts),
  country_ns_sector_count: z.array(
    z.object({ id: z.int(), name: z.string(), reporting_national_societies: z.array(SocietySectors) }),
  ),
  supporting_ns: z.array(z.object({ id: z.int(), count: z.int(), name: z.string() })),
  total_projects: z.int().nullable(),
});
export type MovementActivities = z.infer<typeof MovementActivities>;

/** Without an id and a name for projects without a country. */
export const FlowNode = z.object({
  id: z.int().nullable(),
  iso: z.string().nullable().optional(),
  iso3: z.string().nullable().optional(),
  name: z.string().nullable(),
  type: z.literal(['supporting_ns', 'sector', 'receiving_ns']),
});
export type FlowNode = z.infer<typeof FlowNode>;

/** Supporting National Society to sector to receiving country; `source` and `target` are places in `nodes`, `value` counts projects. */
export const SocietyFlows = z.object({
  links: z.array(z.object({ source: z.int(), target: z.int(), value: z.int() })),
  nodes: z.array(FlowNode),
});
export type SocietyFlows = z.infer<typeof SocietyFlows>;
