import { useMemo } from 'react';
import type { AnyFormDefinition } from './definition';

const useNoFacts = () => undefined;

/** The data of a form's rules. @param input - what the form's source of facts selects from its values, the same object until it changes */
export function useFacts({ facts }: AnyFormDefinition, input: unknown): unknown {
  const useSource = facts?.useFacts ?? useNoFacts;
  // selected by the same definition, whose types are those of any form here
  return useSource(input as never);
}

/** The data of a form's rules for values that do not change, outside of the form. */
export function useFactsOf(definition: AnyFormDefinition, values: object): unknown {
  const input: unknown = useMemo(() => definition.facts?.input(values), [definition, values]);
  return useFacts(definition, input);
}
