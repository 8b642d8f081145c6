import type { FormOf } from './definition';
import { applicableValues, fieldEntries, valuesOfStored } from './derive';

/** The person's answers and the server's version, ready for comparison. */
export function bothVersions<V extends object, Stored extends object>(
  definition: FormOf<V, Stored>,
  values: V,
  latest: Stored,
) {
  const mine = applicableValues(definition, values);
  return { mine, theirs: comparable(definition, latest, mine) };
}

/** A stored version with the person's local answers, so that only real differences show. */
export function comparable<V extends object, Stored extends object>(
  definition: FormOf<V, Stored>,
  stored: Stored,
  mine: V,
): V {
  const values = applicableValues(definition, valuesOfStored(definition, stored));
  const local = fieldEntries(definition).filter(([, field]) => field.isLocal);
  return { ...values, ...Object.fromEntries(local.map(([name]) => [name, (mine as Record<string, unknown>)[name]])) };
}
