import { stepOfRequestedAmount } from '#domain/dref/drefSteps';
import { type DrefStage, drefLayout, drefLimits } from '#domain/dref/drefTypes';
import type { DrefValues } from './drefShape';

/* What many fields of the catalogue have in common. */

export const optional = { isExpected: false } as const;
export const percent = { max: drefLimits.percent } as const;
export const shortText = { maxLength: drefLimits.shortText } as const;
export const note = { maxLength: drefLimits.note } as const;
export const requiredInReport = { inStage: { finalReport: { isRequired: true } } } as const;

export const isImminent = (values: DrefValues) => values.type_of_dref === 0;
export const saysYes = (name: keyof DrefValues) => (values: DrefValues) => values[name] === true;
export const allYes =
  (...names: readonly (keyof DrefValues)[]) =>
  (values: DrefValues) =>
    names.every((name) => values[name] === true);

/** Loans have no Operation tab: their money stands with the event. */
export const moneyStep = (stage: DrefStage) => ({
  stepFor: (values: DrefValues) => stepOfRequestedAmount(drefLayout(stage, values)),
});

export const computed = { isReadOnly: true, ...optional } as const;
