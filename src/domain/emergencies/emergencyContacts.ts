import type { EventContact } from '#contract/event';
import type { FieldReportMini } from '#contract/fieldReportMini';
import { newestReport } from './emergencyFigures';

/** A person to contact about an emergency. */
export type EmergencyContact = Pick<EventContact, 'id' | 'ctype' | 'name' | 'title' | 'email' | 'phone'>;

const federationDomain = 'ifrc.org';

/** Compares the full domain: `ifrc.org.example.net` and `not-ifrc.org` do not match. */
const isFederation = ({ email }: EmergencyContact) =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase() === federationDomain && email.includes('@');

/**
 * The contacts of an emergency, or of its newest report when it has none. Entries without a role are left out.
 *
 * @source reference/emergencies.md, section 1.6
 */
export function emergencyContacts(
  own: readonly EmergencyContact[],
  reports: readonly Pick<FieldReportMini, 'contacts' | 'updated_at'>[],
) {
  const all = own.length > 0 ? own : (newestReport(reports)?.contacts ?? []);
  const contacts = all.filter(({ ctype }) => ctype?.trim());
  return {
    federation: contacts.filter(isFederation),
    nationalSocieties: contacts.filter((contact) => !isFederation(contact)),
  };
}
