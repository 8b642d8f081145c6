import type { ParserMap } from 'nuqs';
import { defineList, type ListFilters, type ListQuery } from '#app/lists/defineList';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { FieldReport } from '#contract/fieldReport';
import type { ActionsTaken } from '#contract/fieldReportParts';
import type { ResponseOf } from '#contract/types';

const listEndpoint = 'GET /api/v2/field-report/';

const reportLists: ListNames<FieldReport> = {
  actions_taken: true,
  contacts: true,
  countries: true,
  countries_details: true,
  districts: true,
  districts_details: true,
  external_partners: true,
  external_partners_details: true,
  regions: true,
  regions_details: true,
  sources: true,
  supported_activities: true,
  supported_activities_details: true,
};
const actionLists: ListNames<ActionsTaken> = { actions: true, actions_details: true };

/** A field report with every list present. */
export function fillReport(report: FieldReport): FieldReport {
  const filled = fillLists(report, reportLists);
  return { ...filled, actions_taken: filled.actions_taken.map((taken) => fillLists(taken, actionLists)) };
}

const selectPage = (page: ResponseOf<typeof listEndpoint>) => ({ ...page, results: page.results.map(fillReport) });

/** A list of field reports, newest first. @source reference/emergencies.md, sections 0 and 4.2 */
export const defineFieldReportList = <
  P extends ParserMap,
  Query extends ListQuery<typeof listEndpoint>,
  Scope = undefined,
>(
  filters: ListFilters<typeof listEndpoint, P, Scope, Query>,
) =>
  defineList(listEndpoint, { ...filters, defaultOrdering: '-created_at', tieBreak: '-updated_at', select: selectPage });
