import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type FieldDefinition,
  type FieldName,
  type FormDefinition,
  fieldsFrom,
  type RowFieldDefinition,
  type RowFieldName,
} from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import { fieldsOf } from '#app/form/LongFormField';
import type { Admin2 } from '#contract/admin2';
import type { Project } from '#contract/project';
import { admin2Query } from '../admin2Query';
import * as options from './projectOptions';
import { eventKind, isCompleted, projectProblems, totalOf } from './projectRules';
import { figureKinds, type PeopleFigure, type ProjectValues, peopleGroups } from './projectShape';
import { type ProjectStrings, useProjectStrings } from './useProjectStrings';

type ProjectStep = 'context' | 'figures';

type Field = FieldDefinition<ProjectValues, ProjectStrings, ProjectStep>;
type RowField = RowFieldDefinition<ProjectValues, ProjectStrings, ProjectStep>;

const figureLabels: Readonly<Record<PeopleFigure, Field['label']>> = {
  target_male: (t) => t.targetMale,
  target_female: (t) => t.targetFemale,
  target_other: (t) => t.targetOther,
  target_total: (t) => t.targetTotal,
  reached_male: (t) => t.reachedMale,
  reached_female: (t) => t.reachedFemale,
  reached_other: (t) => t.reachedOther,
  reached_total: (t) => t.reachedTotal,
};

const figures = figureKinds.flatMap((kind) =>
  ([...peopleGroups, 'total'] as const).map((group): PeopleFigure => `${kind}_${group}`),
);
const isTotal = (figure: PeopleFigure) => figure.endsWith('_total');

const isAnnual = ({ is_annual_report }: ProjectValues) => is_annual_report;

const contact = { step: 'context', maxLength: 255 } as const;

interface ProjectFacts {
  /** The second-level areas of the provinces chosen so far; undefined until loaded. */
  readonly areas: readonly Admin2[] | undefined;
}

function useProjectFacts(districts: readonly number[]): ProjectFacts {
  const { data } = useQuery({ ...admin2Query(districts), enabled: districts.length > 0 });
  return useMemo(() => ({ areas: data?.results }), [data]);
}

const orNull = <Item>(items: readonly Item[]) => (items.length > 0 ? items : null);

/** A new country clears the provinces, provinces filter the areas, and totals follow their parts. */
function projectConsequences(
  changed: FieldName<ProjectValues> | RowFieldName<ProjectValues>,
  values: ProjectValues,
  facts: ProjectFacts | undefined,
) {
  if (changed === 'project_country') return { project_districts: null, project_admin2: null, event: null };
  if (changed === 'project_districts') {
    const chosen = values.project_districts ?? [];
    const stays = (id: number) => {
      const area = facts?.areas?.find((each) => each.id === id);
      return area === undefined || chosen.includes(area.district_id);
    };
    return { project_admin2: orNull(chosen.length === 0 ? [] : (values.project_admin2 ?? []).filter(stays)) };
  }
  const [, index, kind] = /^(?:annual_splits\.(\d+)\.)?(target|reached)_(?:male|female|other)$/.exec(changed) ?? [];
  if (kind !== 'target' && kind !== 'reached') return {};
  if (index === undefined) return { [`${kind}_total` as const]: totalOf(values, kind) };
  const row = values.annual_splits?.[Number(index)];
  return row ? { [`annual_splits.${Number(index)}.${kind}_total` as const]: totalOf(row, kind) } : {};
}

/** The form of a project. @source reference/three-w.md, section 2.1 */
export const projectForm: FormDefinition<ProjectValues, Project, ProjectStrings, ProjectStep, ProjectFacts> = {
  key: 'three-w-project',
  draftVersion: draftVersions['three-w-project'],
  useStrings: useProjectStrings,
  steps: ['context', 'figures'],
  stepTitle: (step, t) => t[step],
  fields: {
    name: { step: 'context', kind: 'text', isRequired: true, label: (t) => t.name },
    reporting_ns: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      label: (t) => t.society,
      options: options.societyOptions,
    },
    reporting_ns_contact_name: { ...contact, kind: 'text', label: (t) => t.contactName },
    reporting_ns_contact_role: { ...contact, kind: 'text', label: (t) => t.contactRole },
    reporting_ns_contact_email: { ...contact, kind: 'email', label: (t) => t.contactEmail },
    project_country: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      label: (t) => t.country,
      options: options.countryOptions,
    },
    project_districts: {
      step: 'context',
      kind: 'multiSelect',
      label: (t) => t.districts,
      hint: (t) => t.districtsText,
      appliesTo: ({ project_country }) => project_country !== null,
      options: options.provinceOptions,
      canSelectAll: true,
    },
    project_admin2: {
      step: 'context',
      kind: 'multiSelect',
      label: (t) => t.admin2,
      appliesTo: ({ project_districts }) => (project_districts?.length ?? 0) > 0,
      options: options.admin2Options,
    },
    operation_type: {
      step: 'context',
      kind: 'radio',
      isRequired: true,
      label: (t) => t.operationType,
      options: options.operationTypeOptions,
    },
    programme_type: {
      step: 'context',
      kind: 'radio',
      isRequired: true,
      label: (t) => t.programmeType,
      options: options.programmeTypeOptions,
    },
    event: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      appliesTo: (values) => eventKind(values) !== null,
      label: (t, values) => (eventKind(values) === 'supported' ? t.supportedEvent : t.currentEvent),
      hint: (t) => t.eventText,
      options: options.eventOptions,
    },
    dtype: {
      step: 'context',
      kind: 'select',
      isRequired: ({ operation_type }) => operation_type !== 0,
      label: (t) => t.disasterType,
      options: options.disasterTypeOptions,
    },
    description: { step: 'context', kind: 'richText', label: (t) => t.description },
    primary_sector: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      label: (t) => t.sector,
      options: options.primarySectorOptions,
    },
    secondary_sectors: { step: 'context', kind: 'multiSelect', label: (t) => t.tags, options: options.tagOptions },
    regional_project: {
      step: 'context',
      kind: 'select',
      label: (t) => t.regionalProject,
      options: options.regionalProjectOptions,
    },
    start_date: { step: 'figures', kind: 'date', isRequired: true, label: (t) => t.start },
    end_date: { step: 'figures', kind: 'date', isRequired: true, label: (t) => t.end },
    budget_amount: { step: 'figures', kind: 'count', label: (t) => t.budget },
    actual_expenditure: {
      step: 'figures',
      kind: 'count',
      isRequired: true,
      appliesTo: isCompleted,
      label: (t) => t.expenditure,
    },
    is_annual_report: { step: 'figures', kind: 'checkbox', isSent: false, label: (t) => t.annual },
    ...fieldsFrom(figures, (figure): readonly [PeopleFigure, Field] => [
      figure,
      {
        step: 'figures',
        kind: 'count',
        isTotal: isTotal(figure),
        appliesTo: (values) => !isAnnual(values),
        isRequired: (values) => isTotal(figure) && isCompleted(values),
        label: figureLabels[figure],
      },
    ]),
    annual_splits: {
      step: 'figures',
      kind: 'rows',
      minRows: 1,
      appliesTo: isAnnual,
      label: (t) => t.years,
      rowFields: {
        year: { kind: 'year', isRequired: true, min: 1900, max: 2200, label: (t) => t.year },
        budget_amount: { kind: 'count', label: (t) => t.yearBudget },
        ...fieldsFrom(figures, (figure): readonly [PeopleFigure, RowField] => [
          figure,
          // those reached are asked for once the year is over, by `projectProblems`
          {
            kind: 'count',
            isTotal: isTotal(figure),
            isRequired: figure === 'target_total',
            label: figureLabels[figure],
          },
        ]),
      },
    },
    visibility: {
      step: 'figures',
      kind: 'radio',
      isRequired: true,
      initial: 'public',
      label: (t) => t.visibility,
      hint: (t) => t.visibilityText,
      options: options.visibilityOptions,
    },
  },
  fromStored: ({ annual_splits }) => ({
    is_annual_report: (annual_splits?.length ?? 0) > 0,
  }),
  facts: {
    input: ({ project_districts }) => [...(project_districts ?? [])],
    useFacts: useProjectFacts,
  },
  consequences: projectConsequences,
  crossRules: projectProblems,
};

export const {
  Field: ProjectField,
  FieldRow: ProjectFieldRow,
  FieldList: ProjectFieldList,
} = fieldsOf<ProjectValues>();
