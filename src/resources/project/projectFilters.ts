import type { UrlValues } from '#ui/filters/readUrl';
import { urlNumbers, urlNumbersOf } from '#ui/filters/urlParsers';

/** The filters of projects in the URL, under the names of the server's parameters. */
export const projectFilterParsers = {
  reporting_ns: urlNumbers,
  country: urlNumbers,
  operation_type: urlNumbersOf([0, 1]),
  programme_type: urlNumbersOf([0, 1, 2]),
  primary_sector: urlNumbers,
  secondary_sectors: urlNumbers,
  status: urlNumbersOf([0, 1, 2]),
  project_districts: urlNumbers,
};

export type ProjectFilterName = keyof typeof projectFilterParsers;
export type ProjectFilters = UrlValues<typeof projectFilterParsers>;

/** Some of the filters, for pages on which the others have no effect. */
export const projectParsers = <const Name extends ProjectFilterName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, projectFilterParsers[name]])) as Pick<
    typeof projectFilterParsers,
    Name
  >;

/** The query parameters of the filters that are set: an empty list would match no project. */
export const toProjectQuery = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  ) as { readonly [Name in keyof Values]?: NonNullable<Values[Name]> };
