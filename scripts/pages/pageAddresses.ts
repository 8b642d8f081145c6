import { pages } from '#app/routes/pages';
import type { PathEntry } from '#app/routes/path';
import { paths } from '#app/routes/paths';

/** A page of the product with parameters that the stand-in's data has at every scale. */
export interface PageAddress {
  /** The route's name. */
  readonly name: string;
  readonly path: string;
  /** Whether only logged-out visitors see it. */
  readonly isForVisitors: boolean;
}

/** Values of parameters by name, for every route without its own. */
const values: Readonly<Record<string, string>> = {
  username: 'someone@example.org',
  token: 'token',
  slug: 'cyclone-marama-3',
  emergencyId: '3',
  tabId: 'additional-info-1',
  fieldReportId: '12',
  flashUpdateId: '1',
  countryId: '107',
  regionId: '0',
  appealCode: 'MDRPH029',
  perId: '4',
  localUnitId: '2',
  sectorId: 'health',
  serviceId: 'eru-psychosocial-support',
  catalogueId: 'health',
  subCatalogueId: 'eru-pss-module',
  drefId: '36',
  opsUpdateId: '4',
  finalReportId: '1',
  projectId: '1',
  activityId: '1',
  eapId: '7',
};

/** Values, each a page of its own, of routes whose pages differ with the record. */
const ownValues: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  // countries with different data
  countryNsStrategicPriorities: [{}, { countryId: '12' }],
  // a response, then an imminent DREF, an assessment or a loan
  drefApplicationForm: [{}, { drefId: '23' }, { drefId: '22' }],
  drefApplicationExport: [{}, { drefId: '32' }, { drefId: '4' }],
  // a full protocol in progress, and one with revisions
  fullEapForm: [{ eapId: '4' }, { eapId: '8' }],
  eapFullExport: [{ eapId: '8' }],
  eapSummaryExport: [{ eapId: '8' }],
};

const fill = (path: string, own: Readonly<Record<string, string>>) =>
  path.replaceAll(/:(\w+)\??/g, (_, name: string) => {
    const value = own[name] ?? values[name];
    if (value === undefined) throw new Error(`Name a value for the parameter ${name} of ${path}`);
    return encodeURIComponent(value);
  });

/**
 * The addresses of every route with a page.
 *
 * @param only - a part of the paths; all by default
 * @throws for a route with a parameter that has no value
 */
export function pageAddresses(only = ''): readonly PageAddress[] {
  return Object.entries<PathEntry>(paths)
    .filter(([name]) => name in pages)
    .flatMap(([name, { path, visibility }]) =>
      (ownValues[name] ?? [{}]).map((own) => ({
        name,
        path: fill(path, own),
        isForVisitors: visibility === 'is-not-authenticated',
      })),
    )
    .filter(({ path }) => path.includes(only));
}
