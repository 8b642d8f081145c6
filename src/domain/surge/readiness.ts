import type { EruReadiness, EruReadinessType } from '#contract/eruReadiness';
import { compareNames } from '../language/compare';
import { groupBy } from '../lists/groupBy';
import { societyName } from '../places/societyName';

/** The fields with a readiness level: 1 ready, 2 partial capacity, 3 no capacity. */
export const readinessParts = ['funding_readiness', 'equipment_readiness', 'people_readiness'] as const;
export type ReadinessPart = (typeof readinessParts)[number];
export type ReadinessLevel = EruReadinessType[ReadinessPart];

/** The readiness of one National Society for a type of unit. */
export interface OwnedReadiness extends EruReadinessType {
  readonly owner: EruReadiness['eru_owner_details'];
  readonly updated_at: string;
}

/** A type of unit with the readiness of all National Societies. */
export interface TypeReadiness {
  readonly type: number;
  readonly name: string;
  /** The latest update of any record, ISO date-time. */
  readonly updatedAt: string;
  readonly entries: readonly OwnedReadiness[];
  /** The best level of all National Societies, by part. */
  readonly best: Readonly<Record<ReadinessPart, ReadinessLevel>>;
}

/** The name of the National Society that owns units; null once the owner or its country is deleted. */
export const ownerName = (owner: EruReadiness['eru_owner_details']): string | null =>
  societyName(owner?.national_society_country_details);

/** Whether a National Society holds units of the type rather than supporting them. */
export const holdsUnits = ({ ns_contribution }: Pick<EruReadinessType, 'ns_contribution'>): boolean =>
  ns_contribution === 1;

const bestOf = (entries: readonly EruReadinessType[], part: ReadinessPart) =>
  entries.reduce<ReadinessLevel>((best, entry) => (entry[part] < best ? entry[part] : best), 3);

/**
 * The readiness by type of unit, sorted by name.
 *
 * @source reference/surge.md, section 1.4
 */
export function readinessByType(records: readonly EruReadiness[], language: string): TypeReadiness[] {
  const owned = records.flatMap(({ eru_owner_details: owner, updated_at, eru_types }): OwnedReadiness[] =>
    eru_types.map((entry) => ({ ...entry, owner, updated_at })),
  );
  const byName = compareNames(language);
  return [...groupBy<OwnedReadiness, number>(owned, ({ type }) => type)]
    .map(([type, entries]) => ({
      type,
      name: entries[0]?.type_display ?? '',
      updatedAt: entries.reduce((latest, { updated_at }) => (updated_at > latest ? updated_at : latest), ''),
      entries,
      best: {
        funding_readiness: bestOf(entries, 'funding_readiness'),
        equipment_readiness: bestOf(entries, 'equipment_readiness'),
        people_readiness: bestOf(entries, 'people_readiness'),
      },
    }))
    .toSorted((a, b) => byName(a.name, b.name));
}

/** What National Societies say of one type of unit, each record once: those that hold it first, then by name. */
export function ownedReadiness(records: readonly EruReadiness[], type: number, language: string): OwnedReadiness[] {
  const byName = compareNames(language);
  const once = [...new Map(records.map((record) => [record.id, record])).values()];
  const name = ({ owner }: OwnedReadiness) => ownerName(owner) ?? '';
  return once
    .flatMap(({ eru_owner_details: owner, updated_at, eru_types }) =>
      eru_types
        .filter((entry) => entry.type === type)
        .map((entry): OwnedReadiness => ({ ...entry, owner, updated_at })),
    )
    .toSorted((a, b) => a.ns_contribution - b.ns_contribution || byName(name(a), name(b)));
}

interface ReadinessFilters {
  readonly owner: number | null;
  readonly type: number | null;
}

/** The records that match the filters, with only the matching type; records without it are left out. */
export function filterReadiness(records: readonly EruReadiness[], { owner, type }: ReadinessFilters): EruReadiness[] {
  return records
    .filter((record) => owner === null || record.eru_owner_details?.id === owner)
    .map((record) => ({
      ...record,
      eru_types: type === null ? record.eru_types : record.eru_types.filter((each) => each.type === type),
    }))
    .filter(({ eru_types }) => type === null || eru_types.length > 0);
}
