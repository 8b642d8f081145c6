import { set } from 'react-hook-form';
import { differencesBetween } from '#ui/drafts/differences';
import type { FormOf } from './definition';
import { fieldNamed } from './derive';
import type { Conflict } from './saveActions';

/**
 * What a person chose in a conflict, with what follows from it computed anew: the parts of a total may come from both versions, which leaves
 * neither of their totals right.
 */
export function mergedValues<V extends object, Stored extends object>(
  definition: FormOf<V, Stored>,
  chosen: V,
  { mine, theirs, latest }: Pick<Conflict<V, Stored>, 'mine' | 'theirs' | 'latest'>,
): V {
  const values = structuredClone(chosen);
  for (const { field } of [mine, theirs].flatMap((version) => differencesBetween(chosen, version))) {
    const followed = definition.consequences?.(field as never, values, undefined) ?? {};
    for (const [path, value] of Object.entries(followed)) {
      const { isReadOnly, isTotal } = fieldNamed(definition, path) ?? {};
      // without parts a total is an answer of its own
      if (isReadOnly || (isTotal && value !== null)) set(values, path, value);
    }
  }
  return { ...values, ...definition.fromMerged?.(values, latest) };
}
