import { withIdsOf, withKeysOf } from '#ui/drafts/renewedRows';
import type { FormOf } from './definition';
import { applicableValues, blankValues, fieldEntries, valuesOfStored } from './derive';

/** The user's values and the server's version, prepared for comparison. */
export function bothVersions<V extends object, Stored extends object>(
  definition: FormOf<V, Stored>,
  values: V,
  latest: Stored,
) {
  const mine = applicableValues(definition, values);
  return { mine, theirs: comparable(definition, latest, mine) };
}

/** A stored version with the user's local-only values, so that they do not count as differences. */
export function comparable<V extends object, Stored extends object>(
  definition: FormOf<V, Stored>,
  stored: Stored,
  mine: V,
): V {
  const values = applicableValues(definition, valuesOfStored(definition, stored));
  const local = fieldEntries(definition).filter(([, field]) => field.isLocal);
  return { ...values, ...Object.fromEntries(local.map(([name]) => [name, (mine as Record<string, unknown>)[name]])) };
}

/**
 * The user's values, the server's version and what both started from, with the same keys for rows that the server replaced.
 *
 * @param before - the stored version that the user's values started from; without it, from a blank form
 */
export function threeVersions<V extends object, Stored extends object>(
  definition: FormOf<V, Stored>,
  values: V,
  latest: Stored,
  before?: Stored,
) {
  const { mine, theirs } = bothVersions(definition, values, latest);
  if (!before) return { mine, theirs, base: blankValues(definition) };
  const base = comparable(definition, before, mine);
  const keyed = withKeysOf(base, theirs);
  return { mine: withIdsOf(keyed, mine), theirs: keyed, base };
}
