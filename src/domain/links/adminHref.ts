/**
 * The address that edits a record at the admin site, which checks the permission itself.
 *
 * @source reference/emergencies.md, section 1.5; reference/countries-and-regions.md, section 3.4
 */
export const adminHref = (adminUrl: string, kind: 'country' | 'event' | 'region', id: number) =>
  new URL(`api/${kind}/${id}/change/`, adminUrl).href;
