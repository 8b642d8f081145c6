import type { EapRegistration } from '#contract/eap';
import { type EapKind, eapKind } from '#domain/eap/eapTypes';

/** The versions of a kind of document of a protocol, the newest first. */
export const versionsOf = (kind: EapKind, registration: EapRegistration) =>
  kind === 'full' ? registration.full_eap_details : registration.simplified_eap_details;

/** The versions of a protocol, the newest first; none while its kind is not decided. */
export function versionsOfEap(registration: EapRegistration) {
  const kind = eapKind(registration.eap_type);
  return kind === null ? [] : versionsOf(kind, registration);
}

/** The versions between two of them, by their numbers. */
export const versionsBetween = (
  versions: readonly { readonly id: number; readonly version: number }[],
  earlier: number,
  later: number,
) => versions.filter(({ version }) => version > earlier && version < later);
