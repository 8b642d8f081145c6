/** How a crisis category is shown; the words come from the server. @source reference/emergencies.md, section 5 */
export const severityTone = { 0: 'yellow', 1: 'orange', 2: 'red' } as const;
