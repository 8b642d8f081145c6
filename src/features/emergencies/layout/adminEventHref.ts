/** Where the admin site edits an emergency; the admin site decides who may. @source reference/emergencies.md, section 1.5 */
export const adminEventHref = (adminUrl: string, emergencyId: number) =>
  new URL(`api/event/${emergencyId}/change/`, adminUrl).href;
