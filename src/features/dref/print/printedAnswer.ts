import type { DrefFile } from '#contract/drefParts';
import { imminentCosts } from '#domain/dref/drefBudget';
import type { DrefLayout, DrefStage } from '#domain/dref/drefTypes';
import { fileNameOf } from '#domain/files/fileName';
import { safeHref } from '#domain/links/safeUrl';
import { isBlankHtml } from '#ui/content/plainText';
import type { Unit } from '../fields/fieldEntry';
import { fieldNamedInTable } from '../fields/fieldTable';
import { contactParts, contactRoles } from '../form/contactFields';
import type { DrefValues } from '../form/drefShape';
import type { ContactRole, PartName, PrintedDocument } from './printEntry';

export interface Picture {
  readonly address: string;
  readonly caption: string | null;
}

/** The lists whose rows have a look of their own. */
export const rowLists = [
  'national_society_actions',
  'needs_identified',
  'planned_interventions',
  'risk_security',
  'source_information',
  'proposed_action',
] as const;
export type RowList = (typeof rowLists)[number];

/** An answer that is not empty. */
export type PrintedAnswer =
  | { readonly kind: 'figure'; readonly value: number; readonly unit: Unit | null }
  | { readonly kind: 'date' | 'text' | 'longText'; readonly value: string }
  | { readonly kind: 'yesNo'; readonly value: boolean }
  | { readonly kind: 'list' | 'contact'; readonly items: readonly string[] }
  | { readonly kind: 'pictures'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'document'; readonly address: string; readonly name: string }
  | { readonly kind: 'rows'; readonly list: RowList };

const isRole = (name: PartName): name is ContactRole => (contactRoles as readonly PartName[]).includes(name);
const isRowList = (name: PartName): name is RowList => (rowLists as readonly PartName[]).includes(name);

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

const text = (value: string | null | undefined): PrintedAnswer | null => {
  const written = textOf(value);
  return written === null ? null : { kind: 'text', value: written };
};

const list = (
  items: readonly (string | null | undefined)[],
  kind: 'list' | 'contact' = 'list',
): PrintedAnswer | null => {
  const written = items.flatMap((item) => textOf(item) ?? []);
  return written.length === 0 ? null : { kind, items: written };
};

function pictures(files: readonly (DrefFile | null)[]): PrintedAnswer | null {
  const shown = files.flatMap((file): Picture[] => {
    const address = safeHref(file?.file);
    return address === null ? [] : [{ address, caption: textOf(file?.caption) }];
  });
  return shown.length === 0 ? null : { kind: 'pictures', pictures: shown };
}

const preview = (value: string | null | undefined): PrintedAnswer | null => {
  const address = safeHref(value);
  return address === null ? null : { kind: 'pictures', pictures: [{ address, caption: null }] };
};

function document(file: DrefFile | null | undefined): PrintedAnswer | null {
  const address = safeHref(file?.file);
  return address === null ? null : { kind: 'document', address, name: fileNameOf(address) };
}

/** Answers that the server names, that no form has, or that are files. */
const own: { readonly [Name in PartName]?: (of: PrintedDocument) => PrintedAnswer | null } = {
  country: ({ country_details }) => text(country_details?.name),
  disaster_type: ({ disaster_type_details }) => text(disaster_type_details?.name),
  type_of_dref: ({ type_of_dref_display }) => text(type_of_dref_display),
  type_of_onset: ({ type_of_onset_display }) => text(type_of_onset_display),
  disaster_category: ({ disaster_category_display }) => text(disaster_category_display),
  district: ({ district_details = [] }) => list(district_details.map(({ name }) => name)),
  event_map_file: ({ event_map_file }) => pictures([event_map_file ?? null]),
  images_file: ({ images_file }) => pictures(images_file ?? []),
  photos_file: ({ photos_file }) => pictures(photos_file ?? []),
  budget_file_preview: ({ budget_file_preview }) => preview(budget_file_preview),
  financial_report_preview: ({ financial_report_preview }) => preview(financial_report_preview),
  assessment_report: (of) => document(of.assessment_report_details),
  budget_file: (of) => document(of.budget_file_details),
  contingency_plans_supporting_document: (of) => document(of.contingency_plans_supporting_document_details),
  disaster_category_analysis: (of) => document(of.disaster_category_analysis_details),
  financial_report: (of) => document(of.financial_report_details),
  scenario_analysis_supporting_document: (of) => document(of.scenario_analysis_supporting_document_details),
  supporting_document: (of) => document(of.supporting_document_details),
  targeting_strategy_support_file: (of) => document(of.targeting_strategy_support_file_details),
};

/** Whether rows of a list have anything to print. */
const hasRows: { readonly [List in RowList]: (of: PrintedDocument) => boolean } = {
  national_society_actions: ({ national_society_actions: rows = [] }) => rows.length > 0,
  needs_identified: ({ needs_identified: rows = [] }) => rows.length > 0,
  planned_interventions: ({ planned_interventions: rows = [] }) => rows.length > 0,
  risk_security: (of) => writtenRisks(of).length > 0,
  source_information: (of) => writtenSources(of).length > 0,
  proposed_action: (of) => plannedActions(of).length > 0,
};

export const writtenRisks = ({ risk_security: rows = [] }: PrintedDocument) =>
  rows.filter(({ risk, mitigation }) => textOf(risk) ?? textOf(mitigation));

export const writtenSources = ({ source_information: rows = [] }: PrintedDocument) =>
  rows.filter(({ source_name, source_link }) => textOf(source_name) ?? textOf(source_link));

/** Early actions, then early response; what has no activity is not printed. @source reference/dref.md, section 1.7 */
export const plannedActions = ({ proposed_action: rows = [] }: PrintedDocument) =>
  rows.filter(({ activities }) => activities.length > 0).toSorted((a, b) => a.proposed_type - b.proposed_type);

/** An answer of a document; null when it is empty or another answer does not ask for it. */
export function printedAnswer(stage: DrefStage, of: PrintedDocument, name: PartName): PrintedAnswer | null {
  if (isRole(name))
    return list(
      contactParts.map((part) => of[`${name}_${part}`]),
      'contact',
    );
  const field = fieldNamedInTable(name);
  // stored documents and form values agree in the names and types of the answers on which others depend
  const isAskedFor = field?.appliesTo?.(of as DrefValues) ?? true;
  if (field && stage in field.layouts && !isAskedFor) return null;
  const read = own[name];
  if (read) return read(of);
  if (isRowList(name)) return hasRows[name](of) ? { kind: 'rows', list: name } : null;
  const value = of[name];
  if (typeof value === 'boolean') return { kind: 'yesNo', value };
  if (typeof value === 'number') return { kind: 'figure', value, unit: field?.unit ?? null };
  if (typeof value !== 'string') return null;
  if (field?.kind === 'date') return { kind: 'date', value };
  if (field?.kind !== 'longText') return text(value);
  return isBlankHtml(value) ? null : { kind: 'longText', value };
}

/** The document with the costs of an imminent operation computed from its proposed actions. @source reference/dref.md, section 2.3.4 */
export function withCosts(stage: DrefStage, layout: DrefLayout, of: PrintedDocument): PrintedDocument {
  if (stage !== 'application' || layout !== 'imminent') return of;
  const budgets = (of.proposed_action ?? []).map(({ total_budget }) => total_budget);
  return budgets.length === 0 ? of : { ...of, ...imminentCosts(budgets, of.is_surge_personnel_deployed === true) };
}
