import { parseAsArrayOf } from 'nuqs';
import type { LoaderSource } from '#app/routes/page';
import { defineActivityList } from '#resources/emergency-project/queries';
import { projectParsers, toProjectQuery } from '#resources/project/projectFilters';
import { defineProjectList } from '#resources/project/queries';
import { urlChoice, urlDate, urlNumber, urlNumbers, urlText } from '#ui/filters/urlParsers';

/** The filters of the list of all projects, in the order of their fields. */
export const listedFilters = [
  'country',
  'reporting_ns',
  'primary_sector',
  'secondary_sectors',
  'operation_type',
  'programme_type',
  'status',
] as const;

/** @source reference/three-w.md, sections 1.2 and 6 */
export const projectList = defineProjectList({
  filters: { ...projectParsers(listedFilters), region: urlNumber, search: urlText },
  toQuery: (values) => toProjectQuery(values),
  pageSize: 15,
});

export const allProjectsData = ({ search }: LoaderSource) => [projectList.query(search)];

/** @source reference/three-w.md, sections 1.4 and 6 */
export const activityList = defineActivityList({
  filters: {
    country: urlNumbers,
    reporting_ns: urlNumbers,
    sector: urlNumbers,
    status: parseAsArrayOf(urlChoice(['planned', 'on_going', 'complete'])),
    start_after: urlDate,
    start_before: urlDate,
    search: urlText,
  },
  toQuery: ({ start_after, start_before, ...values }) =>
    toProjectQuery({ ...values, start_date__gte: start_after, start_date__lte: start_before }),
  pageSize: 15,
});

export const allActivitiesData = ({ search }: LoaderSource) => [activityList.query(search)];
