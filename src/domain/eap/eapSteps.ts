/** The tabs of a simplified protocol. @source reference/eap.md, section 1.4 */
export const simplifiedSteps = [
  'overview',
  'riskAnalysis',
  'earlyAction',
  'operations',
  'approaches',
  'delivery',
] as const;

/** The tabs of a full protocol. @source reference/eap.md, section 1.4 */
export const fullSteps = [
  'overview',
  'riskAnalysis',
  'triggerModel',
  'actions',
  'activation',
  'meal',
  'capacity',
  'finance',
] as const;

export type SimplifiedStep = (typeof simplifiedSteps)[number];
export type FullStep = (typeof fullSteps)[number];
export type EapStep = SimplifiedStep | FullStep;
