import type { FormDefinition, Problem } from '#app/form/definition';
import { type DrefStep, drefSteps, stepsOfLayout } from '#domain/dref/drefSteps';
import { type DrefStage, drefLayout } from '#domain/dref/drefTypes';
import type { DrefValues } from '../fields/drefShape';
import { mapServerErrors } from './mapServerErrors';
import { type DrefStrings, useDrefStrings } from './useDrefStrings';

type Definition<V extends object, Stored extends object> = FormDefinition<V, Stored, DrefStrings, DrefStep>;

interface DrefFormOptions<V extends object, Stored extends object>
  extends Pick<Definition<V, Stored>, 'draftVersion' | 'fields' | 'stepTitle' | 'consequences' | 'alsoMissing'> {
  readonly stage: DrefStage;
  /** The kind of document in the keys of drafts. */
  readonly key: 'dref-application' | 'dref-operational-update' | 'dref-final-report';
  readonly problems?: (values: V, t: DrefStrings) => readonly Problem[];
}

/** The form of one of the three documents, with the tabs of its layout. */
export function defineDrefForm<V extends DrefValues & object, Stored extends object>({
  stage,
  problems,
  ...own
}: DrefFormOptions<V, Stored>): Definition<V, Stored> {
  return {
    ...own,
    useStrings: useDrefStrings,
    steps: drefSteps,
    stepApplies: (step, values) => stepsOfLayout(drefLayout(stage, values)).includes(step),
    isSavedFromEveryStep: true,
    mapServerErrors: (errors, values) => mapServerErrors(stage, errors, values),
    crossRules: (values, t) => problems?.(values, t) ?? [],
  };
}

/** The title of a tab, unless the form has another one for it. */
export const usualStepTitle = (step: DrefStep, t: DrefStrings) => t[step];
