import type { DrefStatus, DrefType } from '#contract/enums';
import { foldText } from '../places/countries';
import type { DrefProcess } from './drefProcess';
import type { DrefStage } from './drefTypes';

/** The filters of the lists of DREFs; null does not filter. */
export interface DrefFilters {
  readonly country: number | null;
  readonly type_of_dref: DrefType | null;
  readonly disaster_type: number | null;
  readonly status: DrefStatus | null;
  readonly stage: DrefStage | null;
  /** A part of it. */
  readonly appeal_code: string | null;
  /** A part of it. */
  readonly title: string | null;
}

const contains = (text: string | null, part: string | null) =>
  foldText(text ?? '').includes(foldText(part?.trim() ?? ''));

const isChosen = <Value>(chosen: Value | null, value: Value | null | undefined) => chosen === null || chosen === value;

/**
 * Whether a DREF matches the filters, by its latest document, which is the one that the list shows. The browser filters because the
 * server filters a part of these alone, and counts rows that the list does not mean.
 *
 * @source reference/real-server.md, R1 of DREF
 */
export function matchesFilters({ application, latest }: DrefProcess, filters: DrefFilters): boolean {
  return (
    isChosen(filters.country, latest.country) &&
    isChosen(filters.type_of_dref, latest.type_of_dref ?? application.type_of_dref) &&
    isChosen(filters.disaster_type, latest.disaster_type ?? application.disaster_type) &&
    isChosen(filters.status, latest.status) &&
    isChosen(filters.stage, latest.stage) &&
    contains(latest.appeal_code, filters.appeal_code) &&
    contains(latest.title, filters.title)
  );
}
