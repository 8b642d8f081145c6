/** The address that edits a region at the admin site, which checks the permission itself. @source reference/countries-and-regions.md, section 3.4 */
export const adminRegionHref = (adminUrl: string, region: number) =>
  new URL(`api/region/${region}/change/`, adminUrl).href;
