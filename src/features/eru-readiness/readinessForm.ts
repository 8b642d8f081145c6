import { useMemo } from 'react';
import type { FieldName, FormDefinition, RowFieldDefinition, RowFieldName } from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import { errorTexts } from '#app/form/errorTexts';
import { fieldsOf } from '#app/form/LongFormField';
import { enumOptions } from '#app/form/options';
import { textOrEmpty } from '#app/form/textOrEmpty';
import type { FormErrors } from '#app/request/errors';
import type { EruReadiness } from '#contract/eruReadiness';
import type { Strings } from '#domain/language/strings';
import { readinessStrings } from '#resources/eru-readiness/strings';
import { useStrings } from '#ui/language/useStrings';
import { type ReadinessValues, rowKeyOf, rowsOfTypes, typesOfRows } from './readinessValues';
import { readinessFormStrings } from './strings';

export type ReadinessStrings = Strings<(typeof readinessStrings)['templates']> &
  Strings<(typeof readinessFormStrings)['templates']>;

export function useReadinessStrings(): ReadinessStrings {
  const labelStrings = useStrings(readinessStrings);
  const formStrings = useStrings(readinessFormStrings);
  return useMemo(() => ({ ...labelStrings, ...formStrings }), [labelStrings, formStrings]);
}

export type ReadinessStep = 'typesStep' | 'readinessStep';

const types = enumOptions(({ deployments_eru_type }) => deployments_eru_type ?? []);
const levels = enumOptions(({ deployments_eru_readiness_status }) => deployments_eru_readiness_status ?? []);

type RowField = RowFieldDefinition<ReadinessValues, ReadinessStrings, ReadinessStep>;

const level = (label: RowField['label']): RowField => ({ kind: 'radio', isRequired: true, options: levels, label });

const rowFields: Readonly<Record<string, RowField>> = {
  type: { kind: 'nativeSelect', isReadOnly: true, options: types, label: (t) => t.type },
  equipment_readiness: level((t) => t.equipment_readiness),
  people_readiness: level((t) => t.people_readiness),
  funding_readiness: level((t) => t.funding_readiness),
  ns_contribution: {
    kind: 'radio',
    isRequired: true,
    label: (t) => t.contribution,
    choices: (t) => [
      { key: 1, label: t.holds },
      { key: 2, label: t.supports },
    ],
  },
  // the server keeps the stored comment when the field is missing or null; an empty text clears it
  comment: { kind: 'longText', toBody: textOrEmpty, label: (t) => t.comment },
};

/** Errors of the whole list belong to the field `types`; those of a row stay under its index. */
function mapServerErrors({ eru_types, ...others }: FormErrors): FormErrors {
  if (eru_types === undefined) return others;
  const isByRow = typeof eru_types === 'object' && Object.keys(eru_types).every((key) => /^\d+$/.test(key));
  return { ...others, ...(isByRow ? { eru_types } : { types: errorTexts(eru_types).join(' ') }) };
}

const consequences = (changed: FieldName<ReadinessValues> | RowFieldName<ReadinessValues>, values: ReadinessValues) =>
  changed === 'types' ? { eru_types: rowsOfTypes(values.types, values.eru_types) } : {};

/** The form of one owner of units. Drafts are stored per owner. @source reference/surge.md, section 2.1 */
export const defineReadinessForm = (
  owner: number,
): FormDefinition<ReadinessValues, EruReadiness, ReadinessStrings, ReadinessStep> => ({
  key: `eru-readiness-${owner}`,
  isSingle: true,
  draftVersion: draftVersions['eru-readiness'],
  useStrings: useReadinessStrings,
  steps: ['typesStep', 'readinessStep'],
  stepTitle: (step, t) => t[step],
  fields: {
    types: {
      step: 'typesStep',
      kind: 'checklist',
      isRequired: true,
      isLocal: true,
      options: types,
      label: (t) => t.types,
      hint: (t) => t.typesHint,
    },
    eru_types: {
      step: 'readinessStep',
      kind: 'rows',
      label: (t) => t.readiness,
      hint: (t) => t.readinessHint,
      rowFields,
      // rows that two users add for the same type are the same row
      rowKey: rowKeyOf,
    },
  },
  fromStored: ({ eru_types }) => ({ types: typesOfRows(eru_types) }),
  fromMerged: ({ eru_types }) => ({ types: typesOfRows(eru_types ?? []) }),
  // the server checks the permission by the owner
  toBody: () => ({ eru_owner: owner }),
  mapServerErrors,
  consequences,
});

export const { FieldRow, FieldList } = fieldsOf<ReadinessValues>();
