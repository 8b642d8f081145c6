/** The kinds of early action protocol, by the server's keys. @source reference/eap.md, section 4.4 */
export const eapType = { full: 10, simplified: 20 } as const;

export type EapKind = keyof typeof eapType;

/** The kind of a type; null while it is not decided. */
export function eapKind(type: number | null | undefined): EapKind | null {
  if (type === eapType.full) return 'full';
  return type === eapType.simplified ? 'simplified' : null;
}

/** How far a protocol is, by the server's keys. @source reference/eap.md, section 4.4 */
export const eapStatus = {
  underDevelopment: 10,
  underReview: 20,
  addressingComments: 30,
  technicallyValidated: 40,
  approved: 50,
  agreementSigned: 60,
} as const;

export type EapStatusKey = (typeof eapStatus)[keyof typeof eapStatus];

/** The units of time, by the server's keys. @source reference/eap.md, section 4.4 */
export const timeUnit = { years: 10, months: 20, days: 30, hours: 40 } as const;
export type TimeUnit = (typeof timeUnit)[keyof typeof timeUnit];

const range = (count: number, step = 1) => Array.from({ length: count }, (_, index) => (index + 1) * step);

/** The values that may be ticked for a unit. Those of hours are spans of five: 5 is "0-5". @source reference/eap.md, section 2.1 */
export const timeValues: Readonly<Record<TimeUnit, readonly number[]>> = {
  [timeUnit.years]: range(5),
  [timeUnit.months]: range(12),
  [timeUnit.days]: range(31),
  [timeUnit.hours]: range(6, 5),
};

/** The server's limits. @source reference/eap.md, sections 2.1 to 2.5 */
export const eapLimits = {
  shortText: 255,
  phone: 100,
  caption: 225,
  files: 5,
  people: { simplified: 2_000, full: 10_000, most: 10_000_000 },
  activationMonths: 12,
} as const;

/** Files that the server takes as budget and as checklists. @source reference/eap.md, section 2.1 */
export const checkedFileTypes = ['.pdf', '.docx', '.pptx', '.xlsx', '.xlsm'] as const;

/** The extension of a file's name is one of those that the server takes as budget and as checklists. */
export const isCheckedFile = (name: string): boolean =>
  checkedFileTypes.some((type) => name.toLowerCase().endsWith(type));
