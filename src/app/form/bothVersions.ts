import type { FormOf } from './definition';
import { applicableValues, fieldEntries, valuesOfStored } from './derive';

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
