import type { EapStep } from '#domain/eap/eapSteps';
import { type EapKind, eapLimits } from '#domain/eap/eapTypes';
import type { EapStrings } from '../form/useEapStrings';
import { checkedFile, coverPicture } from './eapFiles';
import { areaOptions, partnerOptions } from './eapOptions';
import { amounts, byId, contactFields, named } from './fieldEntry';
import { actionRow, approachRow, contactRow, districtRow, operationRow } from './rowFields';

/** Fields that both kinds of protocol have; each is placed in the tab of its kind. @source reference/eap.md, sections 2.4 and 2.5 */

export const overviewFields = (kind: EapKind) =>
  ({
    cover_image_file: { ...coverPicture, step: 'overview', ...named(kind, 'cover_image_file') },
    partners: { kind: 'multiSelect', step: 'overview', ...named(kind, 'partners'), options: partnerOptions },
    include_rcrc_climate_center: { kind: 'checkbox', step: 'overview', ...named(kind, 'include_rcrc_climate_center') },
    ...contactFields('overview', 'national_society_contact', { isRequired: true }),
    partner_contacts: {
      kind: 'rows',
      step: 'overview',
      ...named(kind, 'partner_contacts'),
      rowFields: contactRow,
      rowOrder: byId,
    },
    ...contactFields('overview', 'dref_focal_point', { isExpected: true }),
    ...contactFields('overview', 'ifrc_regional_focal_point', { isExpected: true }),
    ...contactFields('overview', 'ifrc_regional_ops_manager', { isExpected: true }),
    ...contactFields('overview', 'ifrc_regional_head_dcc', { isExpected: true }),
  }) as const;

/** Areas: second-level ones of the countries that have them, else provinces with a text. */
export const areaFields = (kind: EapKind, step: EapStep) =>
  ({
    admin2: { kind: 'multiSelect', step, ...named(kind, 'admin2'), options: areaOptions },
    districts: {
      kind: 'rows',
      step,
      ...named(kind, 'districts'),
      rowFields: districtRow,
      rowOrder: byId,
    },
  }) as const;

export const earlyActionsField = (kind: EapKind, step: EapStep) =>
  ({
    early_actions: { kind: 'rows', step, ...named(kind, 'early_actions'), rowFields: actionRow, rowOrder: byId },
  }) as const;

const people = eapLimits.people;

/** The server refuses a figure outside the range with every save. */
export const peopleField = (kind: EapKind, step: EapStep) =>
  ({
    total_people_targeted: {
      kind: 'count',
      step,
      ...named(kind, 'total_people_targeted'),
      min: people[kind],
      max: people.most,
      hint: (t: EapStrings) => t.peopleRange({ min: people[kind], max: people.most }),
    },
  }) as const;

export const operationFields = (kind: EapKind, operations: EapStep, approaches: EapStep) =>
  ({
    planned_operations: {
      kind: 'rows',
      step: operations,
      ...named(kind, 'planned_operations'),
      rowFields: operationRow(kind),
      rowOrder: ({ sector }: { readonly sector: number }) => sector,
    },
    enabling_approaches: {
      kind: 'rows',
      step: approaches,
      ...named(kind, 'enabling_approaches'),
      rowFields: approachRow(kind),
      rowOrder: ({ approach }: { readonly approach: number }) => approach,
    },
  }) as const;

const amountNames = ['total_budget', 'readiness_budget', 'pre_positioning_budget', 'early_action_budget'] as const;

export const budgetFields = (kind: EapKind, step: EapStep) =>
  ({
    ...amounts(kind, step, amountNames),
    budget_file: { ...checkedFile, step, ...named(kind, 'budget_file'), storedAs: 'budget_file_details' },
    updated_checklist_file: {
      ...checkedFile,
      step,
      ...named(kind, 'updated_checklist_file'),
      storedAs: 'updated_checklist_file_details',
    },
  }) as const;
