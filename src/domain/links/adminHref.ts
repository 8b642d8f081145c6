/**
 * The address that edits a record at the admin site, which checks the permission itself.
 *
 * @source reference/emergencies.md, section 1.5; reference/countries-and-regions.md, section 3.4
 */
export const adminHref = (adminUrl: string, kind: 'country' | 'event' | 'region', id: number) =>
  new URL(`api/${kind}/${id}/change/`, adminUrl).href;

/** The address at the admin site of everything that was written of a project. @source reference/three-w.md, section 4.7 */
export const projectHistoryHref = (adminUrl: string, project: number) =>
  new URL(`deployments/project/${project}/history/`, adminUrl).href;
