import type { DrefOnset, DrefStatus, DrefType } from '#contract/enums';

/** The types of a DREF. @source reference/dref.md, section 5 */
export const drefType = { imminent: 0, assessment: 1, response: 2, loan: 3 } as const satisfies Record<
  string,
  DrefType
>;

export const isDrefType = (key: unknown): key is DrefType => Object.values(drefType).some((type) => type === key);

export const drefOnset = { slow: 1, sudden: 2 } as const satisfies Record<string, DrefOnset>;

/** @source reference/dref.md, section 3.1 */
export const drefStatus = {
  draft: 1,
  finalizing: 2,
  finalized: 3,
  approved: 4,
  failed: 5,
} as const satisfies Record<string, DrefStatus>;

/** The stages of a DREF, in order; each has its own kind of document. */
export const drefStages = ['application', 'operationalUpdate', 'finalReport'] as const;
export type DrefStage = (typeof drefStages)[number];

/**
 * The layouts of a document. Imminent documents have two: those created before the server had early actions
 * (`is_dref_imminent_v2` is false) are filled in like a response.
 */
export const drefLayouts = ['imminent', 'oldImminent', 'assessment', 'response', 'loan'] as const;
export type DrefLayout = (typeof drefLayouts)[number];

/** The fields that decide the layout of a document. */
export interface LayoutFields {
  readonly type_of_dref?: DrefType | null;
  /** Set by the server: whether the application is imminent and has early actions. */
  readonly is_dref_imminent_v2?: boolean | null;
}

const byType: Readonly<Record<DrefType, DrefLayout>> = { 0: 'imminent', 1: 'assessment', 2: 'response', 3: 'loan' };

/**
 * The layout of a document. A document without a type has the layout of a response, the one with the most fields.
 *
 * @source reference/dref.md, sections 1.3, 2.4 and 2.5
 */
export function drefLayout(stage: DrefStage, { type_of_dref, is_dref_imminent_v2 }: LayoutFields): DrefLayout {
  if (type_of_dref === null || type_of_dref === undefined) return 'response';
  const layout = byType[type_of_dref];
  if (layout !== 'imminent' || stage === 'application') return layout;
  return stage === 'finalReport' && is_dref_imminent_v2 ? 'imminent' : 'oldImminent';
}

/** Limits that the server sets. @source reference/dref.md, sections 2.1 and 5 */
export const drefLimits = {
  images: 4,
  caption: 80,
  title: 255,
  shortText: 255,
  phone: 100,
  /** Characters of `event_text` and `main_donors`; the server has no limit. */
  note: 500,
  /** Months. */
  timeframe: 30,
  percent: 100,
} as const;

/** Ids of hazards that can be man-made: flood, fire, flash flood. @source reference/dref.md, section 2.3.1 */
const manMadeHazards: readonly number[] = [12, 15, 27];

export const canBeManMade = (hazard: number | null | undefined) =>
  hazard !== null && hazard !== undefined && manMadeHazards.includes(hazard);
