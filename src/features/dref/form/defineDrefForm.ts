import type { FieldName, FormDefinition, Problem, RowFieldName } from '#app/form/definition';
import { type DrefStep, drefSteps, stepsOfLayout } from '#domain/dref/drefSteps';
import { type DrefStage, drefLayout } from '#domain/dref/drefTypes';
import type { Changes } from './consequences';
import { bodyFromValues, errorsOnForm, valuesFromStored } from './drefBody';
import type { DrefValues } from './drefShape';
import { fieldTable } from './fieldTable';
import { type DrefStrings, useDrefStrings } from './useDrefStrings';

interface DrefFormOptions<V extends object, Stored extends object> {
  readonly stage: DrefStage;
  /** The kind of document in the keys of drafts. */
  readonly key: 'dref-application' | 'dref-operational-update' | 'dref-final-report';
  readonly draftVersion: number;
  readonly stepTitle: (step: DrefStep, t: DrefStrings, values: V) => string;
  readonly consequences: (changed: string, values: V) => Changes;
  readonly problems?: (values: V, t: DrefStrings) => readonly Problem[];
  /** Answers whose stored form differs in this stage alone. */
  readonly fromStored?: (stored: Stored) => Partial<V>;
  /** Parts of the body that this stage alone shapes. */
  readonly toBody?: (values: V, stored: Stored | undefined) => Readonly<Record<string, unknown>>;
}

/** The form of one of the three documents: its fields from the catalogue, its tabs by its type. */
export function defineDrefForm<V extends DrefValues & object, Stored extends object>(
  options: DrefFormOptions<V, Stored>,
): FormDefinition<V, Stored, DrefStrings, DrefStep> {
  const { stage, key, draftVersion, stepTitle, consequences, problems, fromStored, toBody } = options;
  const fields = fieldTable<V>(stage);
  const has = (name: string) => name in fields;
  return {
    key,
    draftVersion,
    useWords: useDrefStrings,
    steps: drefSteps,
    stepTitle,
    stepApplies: (step, values) => stepsOfLayout(drefLayout(stage, values)).includes(step),
    isSavedFromEveryStep: true,
    fields,
    fromStored: (stored) => ({ ...valuesFromStored<V>(stored, has), ...fromStored?.(stored) }),
    toBody: (values, stored) => ({ ...bodyFromValues(values, has), ...toBody?.(values, stored) }),
    errorsToForm: errorsOnForm,
    // the names of both sides come from the same table
    consequences: (changed: FieldName<V> | RowFieldName<V>, values: V) =>
      consequences(changed, values) as { readonly [N in FieldName<V> | RowFieldName<V>]?: unknown },
    crossRules: (values, t) => problems?.(values, t) ?? [],
  };
}

/** What the tabs are called where nothing else is said. */
export const usualStepTitle = (step: DrefStep, t: DrefStrings) => t[step];
