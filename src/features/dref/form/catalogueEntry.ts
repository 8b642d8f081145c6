import type { FieldDefinition, FieldName } from '#app/form/definition';
import type { DrefStep } from '#domain/dref/drefSteps';
import { type DrefStage, drefStages } from '#domain/dref/drefTypes';
import type { DrefValues } from './drefShape';
import type { DrefStrings } from './useDrefStrings';

export type DrefField = FieldDefinition<DrefValues, DrefStrings, DrefStep>;
export type DrefFieldName = FieldName<Required<DrefValues>>;

/** A field with the forms that have it; what `inStage` says goes before the rest. */
export interface CatalogueEntry extends Omit<DrefField, 'label' | 'step'> {
  readonly step: DrefStep;
  readonly label?: DrefField['label'];
  readonly stages: readonly DrefStage[];
  readonly inStage?: Partial<Readonly<Record<DrefStage, Partial<DrefField>>>>;
}

type More = Partial<Omit<CatalogueEntry, 'step' | 'kind'>>;
type Named<Name extends string> = Readonly<Record<Name, CatalogueEntry>>;

const all = drefStages;
export const application: readonly DrefStage[] = ['application'];
export const update: readonly DrefStage[] = ['operationalUpdate'];
export const report: readonly DrefStage[] = ['finalReport'];
export const plans: readonly DrefStage[] = ['application', 'operationalUpdate'];
export const followUps: readonly DrefStage[] = ['operationalUpdate', 'finalReport'];
export const costed: readonly DrefStage[] = ['application', 'finalReport'];

/** A field, of all three forms and expected of a complete document unless said otherwise. */
export const field = (step: DrefStep, kind: DrefField['kind'], more: More = {}): CatalogueEntry => ({
  stages: all,
  isExpected: true,
  ...more,
  step,
  kind,
});

/** Several fields that differ in their names alone. */
export const each = <Name extends string>(names: readonly Name[], entry: CatalogueEntry): Named<Name> =>
  Object.fromEntries(names.map((name) => [name, entry])) as Named<Name>;
