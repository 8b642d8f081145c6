/**
 * The URL of a record's edit page on the admin site, which checks permissions itself.
 *
 * @source reference/emergencies.md, section 1.5; reference/countries-and-regions.md, section 3.4
 */
export const adminHref = (adminUrl: string, kind: 'country' | 'event' | 'region', id: number) =>
  new URL(`api/${kind}/${id}/change/`, adminUrl).href;

/** The URL of a project's history of changes on the admin site. @source reference/three-w.md, section 4.7 */
export const projectHistoryHref = (adminUrl: string, project: number) =>
  new URL(`deployments/project/${project}/history/`, adminUrl).href;
