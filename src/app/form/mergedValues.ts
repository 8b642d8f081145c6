import { set } from 'react-hook-form';
import { differencesBetween } from '#ui/drafts/differences';
import type { AnyFormDefinition, FormOf } from './definition';
import { fieldNamed } from './derive';
import type { Conflict } from './saveActions';

/** What follows from a changed field and no person enters: read-only answers, and totals with parts. A total without is an answer of its own. */
function computedFrom(definition: AnyFormDefinition, changed: string, values: object) {
  const followed = definition.consequences?.(changed as never, values, undefined) ?? {};
  return Object.entries(followed).filter(([path, value]) => {
    const { isReadOnly, isTotal } = fieldNamed(definition, path) ?? {};
    return isReadOnly || (isTotal && value !== null);
  });
}

/** The differences of two versions, by their paths, that follow from others in the first. */
function computedIn(definition: AnyFormDefinition, first: object, second: object): readonly string[] {
  const differences = differencesBetween(first, second);
  const computed = new Set(
    differences.flatMap(({ field }) => computedFrom(definition, field, first).map(([path]) => path)),
  );
  return differences.flatMap(({ field, path }) => (computed.has(field) ? [path] : []));
}

/** The paths of differences that need no choice, since they follow from others in both versions: `mergedValues` computes them. */
export function computedPaths(definition: AnyFormDefinition, mine: object, theirs: object): readonly string[] {
  const onServer = computedIn(definition, theirs, mine);
  return computedIn(definition, mine, theirs).filter((path) => onServer.includes(path));
}

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
    for (const [path, value] of computedFrom(definition, field, values)) set(values, path, value);
  }
  return { ...values, ...definition.fromMerged?.(values, latest) };
}
