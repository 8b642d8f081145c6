import { filesFromStored } from '#app/form/files';
import { imminentCosts } from '#domain/dref/drefBudget';
import type { DrefLayout, DrefStage } from '#domain/dref/drefTypes';
import { safeHref } from '#domain/links/safeUrl';
import { isBlankHtml } from '#ui/content/plainText';
import { type ContactRole, contactParts, contactRoles } from '../fields/contactFields';
import type { RowList } from '../fields/drefShape';
import type { Unit } from '../fields/fieldEntry';
import { findField } from '../fields/fieldTable';
import { asValues, type PartName, type PrintedDocument } from './printEntry';

export interface Picture {
  readonly address: string;
  readonly caption: string | null;
}

/** An answer that is not blank, by how it is printed. */
export type PrintedAnswer =
  | { readonly kind: 'figure'; readonly value: number; readonly unit: Unit | null }
  | { readonly kind: 'date' | 'text' | 'longText'; readonly value: string }
  | { readonly kind: 'yesNo'; readonly value: boolean }
  | { readonly kind: 'list' | 'contact'; readonly items: readonly string[] }
  | { readonly kind: 'pictures'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'document'; readonly address: string; readonly name: string }
  | { readonly kind: 'rows'; readonly list: RowList };

const roles: readonly PartName[] = contactRoles;
const isRole = (name: PartName): name is ContactRole => roles.includes(name);

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

/** The stored files with a safe address. */
const filesOf = (stored: unknown) =>
  (filesFromStored(stored) ?? []).flatMap(({ name, href, caption }) => {
    const address = safeHref(href);
    return address === null ? [] : [{ name, address, caption: textOf(caption) }];
  });

function pictures(stored: unknown): PrintedAnswer | null {
  const shown = filesOf(stored).map(({ address, caption }): Picture => ({ address, caption }));
  return shown.length === 0 ? null : { kind: 'pictures', pictures: shown };
}

const preview = (value: string | null | undefined): PrintedAnswer | null => {
  const address = safeHref(value);
  return address === null ? null : { kind: 'pictures', pictures: [{ address, caption: null }] };
};

function document(stored: unknown): PrintedAnswer | null {
  const [file] = filesOf(stored);
  return file ? { kind: 'document', address: file.address, name: file.name } : null;
}

/** Answers that are read from another property of the document, and files that no form has. */
const own: { readonly [Name in PartName]?: (of: PrintedDocument) => PrintedAnswer | null } = {
  country: ({ country_details }) => text(country_details?.name),
  disaster_type: ({ disaster_type_details }) => text(disaster_type_details?.name),
  type_of_dref: ({ type_of_dref_display }) => text(type_of_dref_display),
  type_of_onset: ({ type_of_onset_display }) => text(type_of_onset_display),
  disaster_category: ({ disaster_category_display }) => text(disaster_category_display),
  district: ({ district_details = [] }) => list(district_details.map(({ name }) => name)),
  photos_file: ({ photos_file }) => pictures(photos_file),
  budget_file_preview: ({ budget_file_preview }) => preview(budget_file_preview),
  financial_report_preview: ({ financial_report_preview }) => preview(financial_report_preview),
  supporting_document: (of) => document(of.supporting_document_details),
};

/** Whether a list has rows to print. */
const hasRows: { readonly [List in RowList]: (of: PrintedDocument) => boolean } = {
  national_society_actions: ({ national_society_actions: rows = [] }) => rows.length > 0,
  needs_identified: ({ needs_identified: rows = [] }) => rows.length > 0,
  planned_interventions: ({ planned_interventions: rows = [] }) => rows.length > 0,
  risk_security: (of) => writtenRisks(of).length > 0,
  source_information: (of) => writtenSources(of).length > 0,
  proposed_action: (of) => plannedActions(of).length > 0,
};

const isRowList = (name: PartName): name is RowList => Object.hasOwn(hasRows, name);

export const writtenRisks = ({ risk_security: rows = [] }: PrintedDocument) =>
  rows.filter(({ risk, mitigation }) => textOf(risk) ?? textOf(mitigation));

export const writtenSources = ({ source_information: rows = [] }: PrintedDocument) =>
  rows.filter(({ source_name, source_link }) => textOf(source_name) ?? textOf(source_link));

/** The proposed actions with activities: early actions, then early response. @source reference/dref.md, section 1.7 */
export const plannedActions = ({ proposed_action: rows = [] }: PrintedDocument) =>
  rows.filter(({ activities }) => activities.length > 0).toSorted((a, b) => a.proposed_type - b.proposed_type);

/** The answer of a document to a field; null when it is blank or does not apply. */
export function printedAnswer(stage: DrefStage, of: PrintedDocument, name: PartName): PrintedAnswer | null {
  if (isRole(name))
    return list(
      contactParts.map((part) => of[`${name}_${part}`]),
      'contact',
    );
  const field = findField(name);
  const isRequestedDraft = field?.appliesTo?.(asValues(of)) ?? true;
  if (field && stage in field.layouts && !isRequestedDraft) return null;
  const read = own[name];
  if (read) return read(of);
  if (field?.files) return field.files.hasCaption ? pictures(of[name]) : document(Reflect.get(of, `${name}_details`));
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
