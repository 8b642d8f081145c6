import type {
  GlobalProjectOverview,
  MovementActivities,
  RegionProjectOverview,
  SocietyFlows,
  SocietyProjects,
} from '#contract/projectFigures';
import { groupBy } from '#domain/lists/groupBy';
import { type Context, numericSlot } from '../core/http/context';
import { notFound } from '../core/http/errors';
import { type Route, route } from '../core/http/route';
import { type Sql, sql } from '../core/store/sql';
import { regions } from '../places/tables';
import { display } from '../reference/labels';
import { countedProjects } from './projectFilters';
import { projectCountry, sectorNames } from './projects';

/** Figures of projects, counted from the rows that the user may see. Source: reference/three-w.md, section 4.4 */

const isOngoing = sql`status = 1`;

interface Totals {
  projects: number;
  societies: number;
  /** Null without any project that gives the amount. */
  budget: number | null;
  target: number | null;
  reached: number | null;
}

const noTotals: Totals = { projects: 0, societies: 0, budget: null, target: null, reached: null };

const totals = ({ store }: Context, where: Sql): Totals =>
  store.query<Totals>(
    sql`SELECT count(*) AS projects, count(DISTINCT reporting_ns) AS societies, sum(budget_amount) AS budget,
      sum(target_total) AS target, sum(reached_total) AS reached FROM project WHERE ${where}`,
  )[0] ?? noTotals;

interface KeyCount {
  key: number;
  count: number;
}

function overview(context: Context): GlobalProjectOverview {
  const { store, language } = context;
  const where = countedProjects(context, isOngoing);
  const { projects, societies, target } = totals(context, where);
  const sectorName = sectorNames(context);
  const per = (column: Sql) =>
    store.query<KeyCount>(
      sql`SELECT ${column} AS key, count(*) AS count FROM project WHERE ${where} GROUP BY key ORDER BY key`,
    );
  const tags = store.query<KeyCount>(
    sql`SELECT target AS key, count(*) AS count FROM project_secondary_sectors
      WHERE owner IN (SELECT id FROM project WHERE ${where}) GROUP BY key ORDER BY key`,
  );
  return {
    total_ongoing_projects: projects,
    ns_with_ongoing_activities: societies,
    target_total: target,
    projects_per_sector: per(sql`primary_sector`).map(({ key, count }) => ({
      count,
      primary_sector: key,
      primary_sector_display: sectorName('primary', key),
    })),
    projects_per_programme_type: per(sql`programme_type`).map(({ key, count }) => ({
      count,
      programme_type: key,
      programme_type_display: display('deployments_project_programme_type', key, language),
    })),
    projects_per_secondary_sectors: tags.map(({ key, count }) => ({
      count,
      secondary_sectors: key,
      secondary_sectors_display: sectorName('secondary', key),
    })),
  };
}

interface SocietyGroup {
  society: number;
  sector: number;
  operation: number;
  count: number;
  target: number | null;
  budget: number | null;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function societyStats(context: Context): SocietyProjects[] {
  const { store, language } = context;
  const groups = store.query<SocietyGroup>(
    sql`SELECT reporting_ns AS society, primary_sector AS sector, operation_type AS operation, count(*) AS count,
      sum(target_total) AS target, sum(budget_amount) AS budget FROM project
      WHERE ${countedProjects(context, isOngoing)} GROUP BY society, sector, operation ORDER BY society, sector, operation`,
  );
  const sectorName = sectorNames(context);
  return [...groupBy(groups, ({ society }) => society)].map(([society, own]) => {
    const { name, iso3, society_name } = projectCountry(context, society);
    const operations = [...new Set(own.map(({ operation }) => operation))].sort();
    return {
      id: society,
      name,
      iso3: iso3 ?? '',
      society_name,
      ongoing_projects: sum(own.map(({ count }) => count)),
      target_total: sum(own.map(({ target }) => target ?? 0)),
      budget_amount_total: sum(own.map(({ budget }) => budget ?? 0)),
      operation_types: operations,
      operation_types_display: operations.map((key) => display('deployments_project_operation_type', key, language)),
      projects_per_sector: [...groupBy(own, ({ sector }) => sector)].map(([sector, rows]) => ({
        count: sum(rows.map(({ count }) => count)),
        primary_sector: sector,
        primary_sector_display: sectorName('primary', sector),
      })),
    };
  });
}

/** The condition of a region's projects; throws 404 for an unknown region. */
function inRegion(context: Context): { id: number; where: Sql } {
  const id = numericSlot(context, 'id');
  if (id === null || !context.store.get(regions, id)) throw notFound();
  const where = sql`project_country IN (SELECT id FROM country WHERE region = ${id})`;
  return { id, where };
}

function regionOverview(context: Context): RegionProjectOverview {
  const where = countedProjects(context, inRegion(context).where);
  const all = totals(context, where);
  const ongoing = totals(context, sql`${where} AND ${isOngoing}`);
  const byStatus = context.store.query<{ status: number; count: number }>(
    sql`SELECT status, count(*) AS count FROM project WHERE ${where} GROUP BY status ORDER BY status`,
  );
  return {
    total_projects: all.projects,
    ns_with_ongoing_activities: ongoing.societies,
    total_budget: all.budget,
    target_total: all.target,
    reached_total: all.reached,
    projects_by_status: byStatus,
  };
}

interface MovementGroup {
  country: number;
  society: number;
  sector: number;
  status: number;
  count: number;
}

function movementActivities(context: Context): MovementActivities {
  const { store } = context;
  const region = inRegion(context);
  const groups = store.query<MovementGroup>(
    sql`SELECT project_country AS country, reporting_ns AS society, primary_sector AS sector, status, count(*) AS count
      FROM project WHERE ${countedProjects(context, region.where)} GROUP BY country, society, sector, status
      ORDER BY country, society, sector`,
  );
  const sectorName = sectorNames(context);
  const counted = (rows: readonly MovementGroup[], status?: number) =>
    sum(rows.filter((row) => status === undefined || row.status === status).map(({ count }) => count));
  const byCountry = groupBy(groups, ({ country }) => country);
  const countryIds = store.query<{ id: number }>(
    sql`SELECT id FROM country WHERE region = ${region.id} AND record_type = 1 AND is_deprecated = 0 ORDER BY name_en`,
  );
  return {
    total_projects: counted(groups),
    countries_count: countryIds.map(({ id }) => {
      const { name, iso, iso3 } = projectCountry(context, id);
      const own = byCountry.get(id) ?? [];
      return {
        id,
        name,
        iso: iso ?? '',
        iso3: iso3 ?? '',
        projects_count: counted(own),
        planned_projects_count: counted(own, 0),
        ongoing_projects_count: counted(own, 1),
        completed_projects_count: counted(own, 2),
      };
    }),
    country_ns_sector_count: [...byCountry].map(([id, own]) => ({
      id,
      name: projectCountry(context, id).name,
      reporting_national_societies: [...groupBy(own, ({ society }) => society)].map(([society, rows]) => ({
        id: society,
        name: projectCountry(context, society).society_name,
        sectors: [...groupBy(rows, ({ sector }) => sector)].map(([sector, each]) => ({
          id: sector,
          sector: sectorName('primary', sector),
          count: counted(each),
        })),
      })),
    })),
    supporting_ns: [...groupBy(groups, ({ society }) => society)].map(([id, rows]) => ({
      id,
      name: projectCountry(context, id).society_name,
      count: counted(rows),
    })),
  };
}

function societyFlows(context: Context, where: Sql): SocietyFlows {
  const groups = context.store.query<Omit<MovementGroup, 'status'>>(
    sql`SELECT project_country AS country, reporting_ns AS society, primary_sector AS sector, count(*) AS count
      FROM project WHERE ${where} GROUP BY country, society, sector ORDER BY society, sector, country`,
  );
  const sectorName = sectorNames(context);
  const place = (id: number) => {
    const { iso, iso3, name, society_name } = projectCountry(context, id);
    return { id, iso, iso3, name, society_name };
  };
  const nodes: SocietyFlows['nodes'] = [];
  const indexes = new Map<string, number>();
  const indexOf = (node: SocietyFlows['nodes'][number]) => {
    const key = `${node.type} ${node.id}`;
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, nodes.push(node) - 1);
    return nodes.length - 1;
  };
  const values = new Map<string, number>();
  const add = (source: number, target: number, count: number) =>
    values.set(`${source} ${target}`, (values.get(`${source} ${target}`) ?? 0) + count);
  for (const { country, society, sector, count } of groups) {
    const { society_name, name: _, ...codes } = place(society);
    const { society_name: __, ...receiving } = place(country);
    const middle = indexOf({ id: sector, type: 'sector', name: sectorName('primary', sector) });
    add(indexOf({ ...codes, type: 'supporting_ns', name: society_name }), middle, count);
    add(middle, indexOf({ ...receiving, type: 'receiving_ns' }), count);
  }
  const links = [...values].map(([key, value]) => {
    const [source = 0, target = 0] = key.split(' ').map(Number);
    return { source, target, value };
  });
  return { nodes, links };
}

export const figureRoutes: Route[] = [
  route('GET /api/v2/global-project/overview/', 'everyone', overview),
  route('GET /api/v2/global-project/ns-ongoing-projects-stats/', 'everyone', societyStats),
  route('GET /api/v2/region-project/{id}/overview/', 'everyone', regionOverview),
  route('GET /api/v2/region-project/{id}/movement-activities/', 'everyone', movementActivities),
  route('GET /api/v2/region-project/{id}/national-society-activities/', 'everyone', (context) =>
    societyFlows(context, countedProjects(context, inRegion(context).where)),
  ),
  route('GET /api/v2/region-project/national-society-activities/', 'everyone', (context) =>
    societyFlows(context, countedProjects(context)),
  ),
];
