import { get } from 'react-hook-form';
import type { AnyFormDefinition, Problem } from './definition';
import { fieldNamed, stepOf } from './derive';
import { rulesOfKind } from './fieldKinds';

/** The steps whose missing answers have been asked for: by Continue one step, by a submit all. */
export interface AskedSteps {
  readonly askStep: (step: string) => void;
  readonly askAll: () => void;
  readonly reset: () => void;
  /** Whether a problem is shown: a wrong answer always, a missing one once it is asked for. */
  readonly isShown: (problem: Problem, definition: AnyFormDefinition, values: object) => boolean;
}

function isMissing({ path }: Problem, definition: AnyFormDefinition, values: object): boolean {
  const name = path.replace(/\.root$/, '');
  const field = fieldNamed(definition, name);
  return field !== undefined && rulesOfKind(field.kind).isBlank(get(values, name));
}

/** Keeps a form that is walked through from turning red: what is required is asked for on Continue and on a submit. */
export function createAskedSteps(): AskedSteps {
  const steps = new Set<string>();
  let isAll = false;
  return {
    askStep: (step) => {
      steps.add(step);
    },
    askAll: () => {
      isAll = true;
    },
    reset: () => {
      steps.clear();
      isAll = false;
    },
    isShown: (problem, definition, values) =>
      isAll || !isMissing(problem, definition, values) || steps.has(stepOf(definition, problem.path, values) ?? ''),
  };
}
