import { get } from 'react-hook-form';
import type { AnyFormDefinition, Problem } from './definition';
import { fieldNamed, stepOf } from './derive';
import { rulesOfKind } from './fieldKinds';

/** The steps whose missing answers are shown: touched by Continue one step, by a submit all. */
export interface TouchedSteps {
  readonly touch: (step: string) => void;
  readonly touchAll: () => void;
  readonly reset: () => void;
  /** Whether a problem is shown: a wrong answer always, a missing one once its step is touched. */
  readonly isShown: (problem: Problem, definition: AnyFormDefinition, values: object) => boolean;
}

function isMissing({ path }: Problem, definition: AnyFormDefinition, values: object): boolean {
  const name = path.replace(/\.root$/, '');
  const field = fieldNamed(definition, name);
  return field !== undefined && rulesOfKind(field.kind).isBlank(get(values, name));
}

/** Keeps a form that is walked through from turning red: what is required is shown on Continue and on a submit. */
export function createTouchedSteps(): TouchedSteps {
  const steps = new Set<string>();
  let isAll = false;
  return {
    touch: (step) => {
      steps.add(step);
    },
    touchAll: () => {
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
