import type { EventContact } from '#contract/event';
import type { FieldReportMini } from '#contract/fieldReportMini';
import { newestReport } from './emergencyFigures';

/** Whom to ask about an emergency. */
export type EmergencyContact = Pick<EventContact, 'id' | 'ctype' | 'name' | 'title' | 'email' | 'phone'>;

const federationDomain = 'ifrc.org';

/** The full domain is compared: an address at `ifrc.org.example.net` or `not-ifrc.org` is not the federation's. */
const isFederation = ({ email }: EmergencyContact) =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase() === federationDomain && email.includes('@');

/**
 * The contacts of an emergency, or those of its newest report when it has none; entries without a role are left out.
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
