/**
 * URLs of the pages on which external sources show the data of one country.
 *
 * @source reference/countries-and-regions.md, sections 1.9 and 1.16
 */

interface Codes {
  readonly iso?: string | null | undefined;
  readonly iso3?: string | null | undefined;
}

/**
 * The URL of a World Bank indicator; of all countries without an ISO code.
 *
 * @param indicator - `SP.POP.TOTL`
 */
export function worldBankUrl(indicator: string, { iso }: Codes): string {
  const url = new URL(`/indicator/${encodeURIComponent(indicator)}`, 'https://data.worldbank.org');
  if (iso) url.searchParams.set('locations', iso);
  return url.href;
}

export const unicefUrl = ({ iso3 }: Codes): string =>
  iso3
    ? new URL(`/country/${encodeURIComponent(iso3.toLowerCase())}/`, 'https://data.unicef.org').href
    : 'https://sdmx.data.unicef.org/overview.html';

export const undpUrl = ({ iso3 }: Codes): string =>
  iso3
    ? `https://hdr.undp.org/data-center/specific-country-data#/countries/${encodeURIComponent(iso3)}`
    : 'https://hdr.undp.org/data-center';

export const climateUrl = 'https://climateknowledgeportal.worldbank.org/';
export const acapsUrl = 'https://www.acaps.org/en/thematics/all-topics/seasonal-calendar';

/**
 * The URL of a National Society in the federation's databank (FDRS).
 *
 * @param fdrs - its code in the databank
 * @returns null without a code
 */
export const fdrsUrl = (fdrs: string | null): string | null =>
  fdrs?.trim()
    ? new URL(`/fdrs/national-society/${encodeURIComponent(fdrs.trim())}`, 'https://data.ifrc.org').href
    : null;

/** The URL of a country's reports on ReliefWeb; null without an ISO code. */
export const reliefWebUrl = ({ iso3 }: Codes): string | null =>
  iso3 ? new URL(`/country/${encodeURIComponent(iso3.toLowerCase())}`, 'https://reliefweb.int').href : null;
