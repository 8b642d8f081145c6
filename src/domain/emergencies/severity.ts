/** The tone of each crisis category; the server has the labels. @source reference/emergencies.md, section 5 */
export const severityTone = { 0: 'yellow', 1: 'orange', 2: 'red' } as const;
