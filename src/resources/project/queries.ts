import type { ParserMap } from 'nuqs';
import { defineList, type ListFilters, type ListQuery } from '#app/lists/defineList';
import { apiQuery } from '#app/request/apiQuery';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { Project } from '#contract/project';
import type { ResponseOf } from '#contract/types';

const projectLists: ListNames<Project> = {
  annual_splits: true,
  project_admin2: true,
  project_admin2_detail: true,
  project_districts: true,
  project_districts_detail: true,
  secondary_sectors: true,
  secondary_sectors_display: true,
};

/** A project with empty lists in place of missing ones. */
const withLists = (project: Project) => fillLists(project, projectLists);

const selectProjects = (page: ResponseOf<'GET /api/v2/project/'>) => ({
  ...page,
  results: page.results.map(withLists),
});

const listEndpoint = 'GET /api/v2/project/';

/** A list of projects in the server's default order, the last changed first; the only column it sorts by is the name. @source reference/three-w.md, section 4.1 */
export const defineProjectList = <P extends ParserMap, Query extends ListQuery<typeof listEndpoint>, Scope = undefined>(
  filters: ListFilters<typeof listEndpoint, P, Scope, Query>,
) => defineList(listEndpoint, { ...filters, select: selectProjects });

/** Rows of a project are 3 kB: the last changed ones are enough to find one that is written a second time. */
const nearProjects = 20;

/** The projects of a country and a primary sector, the last changed first. */
export const nearProjectsQuery = (country: number, primary_sector: number) => ({
  ...apiQuery(listEndpoint, { query: { country, primary_sector, limit: nearProjects } }),
  select: selectProjects,
});

export const projectQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/project/{id}/', { path: { id } }),
  select: withLists,
});
