/** The address that edits an emergency at the admin site, which checks the permission itself. @source reference/emergencies.md, section 1.5 */
export const adminEventHref = (adminUrl: string, emergencyId: number) =>
  new URL(`api/event/${emergencyId}/change/`, adminUrl).href;
