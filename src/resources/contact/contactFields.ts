/** The parts of a contact of a field report or a flash update, with the limits of the server. */
export const contactLimits = {
  name: { kind: 'text', maxLength: 100 },
  title: { kind: 'text', maxLength: 300 },
  email: { kind: 'email', maxLength: 300 },
  phone: { kind: 'phone', maxLength: 50 },
} as const;

export type ContactPart = keyof typeof contactLimits;

interface ContactStrings {
  readonly name: string;
  readonly contactTitle: string;
  readonly email: string;
  readonly phone: string;
}

/** Label of a part of a contact. */
export const contactPartLabel = (part: ContactPart, t: ContactStrings): string =>
  ({ name: t.name, title: t.contactTitle, email: t.email, phone: t.phone })[part];
