import type { Dref, DrefOperationalUpdate } from '#contract/drefDocument';
import { drefType } from '#domain/dref/drefTypes';
import { parseDate } from '#domain/format/dates';
import type { SheetRow, SheetValue, WorkbookSheet } from './sheetTypes';
import type { DrefSheetStrings } from './strings';

export type AllocatedDocument =
  | { readonly stage: 'application'; readonly document: Dref }
  | { readonly stage: 'operationalUpdate'; readonly document: DrefOperationalUpdate };

interface Money {
  /** People: the forms ask for the targeted population in place of an older figure. */
  readonly assisted: number | null | undefined;
  readonly period: string | null;
  /** CHF */
  readonly requested: number | null | undefined;
  readonly previous: number | null;
  readonly total: number | null | undefined;
}

function moneyOf(allocated: AllocatedDocument, t: DrefSheetStrings): Money {
  const { type_of_dref: type } = allocated.document;
  if (allocated.stage === 'operationalUpdate') {
    const { document } = allocated;
    const months = document.total_operation_timeframe;
    return {
      assisted: document.number_of_people_targeted ?? document.total_targeted_population,
      period: typeof months === 'number' ? t.months({ count: months }) : null,
      requested: document.additional_allocation,
      previous: document.dref_allocated_so_far ?? 0,
      total: document.total_dref_allocation,
    };
  }
  const { document } = allocated;
  const isImminent = type === drefType.imminent;
  const time = isImminent ? document.operation_timeframe_imminent : document.operation_timeframe;
  const requested = isImminent ? document.total_cost : document.amount_requested;
  return {
    assisted: document.num_assisted ?? document.total_targeted_population,
    period: typeof time === 'number' ? (isImminent ? t.days : t.months)({ count: time }) : null,
    requested,
    previous: null,
    total: requested,
  };
}

const dayOf = (day: string | null | undefined) => {
  const date = parseDate(day ?? '');
  // the library writes a day in UTC
  return date ? new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())) : null;
};

const formatOf = (value: SheetValue | null) => {
  if (value instanceof Date) return 'yyyy-mm-dd';
  return typeof value === 'number' ? '#,##0' : '@';
};

const row = (label: string, value: SheetValue | null = null): SheetRow => ({
  cells: [
    { value: label, look: 'label' },
    { value, look: 'answer', format: formatOf(value) },
  ],
});

/**
 * The request for an allocation, on one sheet.
 *
 * @source reference/dref.md, section 1.5
 */
export function allocationSheet(allocated: AllocatedDocument, t: DrefSheetStrings): WorkbookSheet {
  const { document } = allocated;
  const isImminent = document.type_of_dref === drefType.imminent;
  const { assisted, period, requested, previous, total } = moneyOf(allocated, t);
  return {
    name: t.allocationForm,
    widths: [48, 60],
    rows: [
      { cells: [{ value: t.allocationTitle, look: 'title' }], lines: 2 },
      row(t.allocationFor, document.type_of_dref === drefType.loan ? t.emergencyAppeal : t.drefOperation),
      row(t.appealManager, document.ifrc_appeal_manager_name ?? null),
      row(t.projectManager, document.ifrc_project_manager_name ?? null),
      row(t.country, document.country_details?.name ?? null),
      row(t.operationName, document.title ?? null),
      row(t.hazard, document.disaster_type_details?.name ?? null),
      row(t.responseType, isImminent ? t.imminentCrisis : (document.type_of_onset_display ?? null)),
      row(t.assistance, assisted ?? null),
      row(t.requestDate, dayOf(document.ns_request_date)),
      row(t.disasterStart, dayOf(document.event_date)),
      row(t.period, period),
      row(t.requested, requested ?? null),
      row(t.previous, previous),
      row(t.total, total ?? null),
      row(t.allocatedFrom, isImminent ? t.anticipatoryPillar : t.responsePillar),
      row(t.focalPoint, document.regional_focal_point_name ?? null),
      row(t.validationDate),
      row(t.eapReference),
      row(t.signature),
      row(t.signatureDate),
    ],
  };
}
