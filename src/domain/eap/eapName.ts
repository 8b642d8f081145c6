import { type EapKind, eapKind } from './eapTypes';

/** Years for which a protocol of a kind is in force. */
const lifetime: Readonly<Record<EapKind, number>> = { full: 5, simplified: 2 };

/**
 * The years of a protocol: those in which it is in force, from that of its registration.
 *
 * @returns the first year alone while the kind is not decided
 * @source reference/eap.md, section 1.2
 */
export function eapYears(createdAt: string, type: number | null): readonly [from: number, to: number | null] {
  const from = Number(createdAt.slice(0, 4));
  const kind = eapKind(type);
  return [from, kind === null ? null : from + lifetime[kind]];
}
