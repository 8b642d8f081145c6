/** Appeal documents, the newest first: the server has no order of its own. @source reference/emergencies.md, section 4.2 */
export const documentOrder = { defaultOrdering: '-created_at', tieBreak: 'name' } as const;
