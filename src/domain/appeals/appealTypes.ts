/** Appeal types by the server's key. @source reference/shell-and-account.md, section 5.1 */
export const appealType = { dref: 0, emergencyAppeal: 1, internationalAppeal: 2, earlyAction: 3 } as const;

export type AppealTypeKey = (typeof appealType)[keyof typeof appealType];

/** All types of appeals, in the order of their filters. */
export const appealTypes: readonly AppealTypeKey[] = Object.values(appealType);
