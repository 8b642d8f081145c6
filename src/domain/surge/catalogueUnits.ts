import type { EruType } from '#contract/enums';

/** The readiness of basecamps is given for all of them together. */
const basecamp = 19;

/**
 * The type of ERU that a page of the catalogue describes, by its slug; null for an ERU that is none of the types whose readiness is given.
 *
 * @source reference/surge-catalogue.md; reference/surge.md, section 3
 */
const units: Readonly<Partial<Record<string, EruType | null>>> = {
  'information-technology/eru-it-telecom': 1,
  'logistics/eru': 2,
  'health/eru-hospital': 3,
  'health/eru-clinic': 4,
  'relief/eru': 5,
  'wash/m15-eru': 6,
  'wash/msm20-eru': 7,
  'wash/m40-eru': 8,
  'wash/water-supply-rehabilitation': 9,
  'wash/hwts': 10,
  'health/community-case-management-cholera': 11,
  'health/safe-dignified-burials': 12,
  'health/community-based-surveillance': 13,
  'health/eru-psychosocial-support': 18,
  'health/infection-prevention-and-control': 21,
  'basecamp/eru-small': basecamp,
  'basecamp/eru-medium': basecamp,
  'basecamp/eru-large': basecamp,
  'basecamp/office': basecamp,
  'basecamp/welcome': basecamp,
  'health/eru-cholera-treatment': null,
  'health/eru-surgical': null,
};

/** The type of ERU of a page of the catalogue; null for an ERU without a type, undefined for the pages of other services. */
export const unitOfPage = (slug: string): EruType | null | undefined => units[slug];

/** Whether several pages describe parts of the same type. */
export const isPartOfType = (type: EruType): boolean => type === basecamp;

/** The pages that describe an ERU. */
export const unitPages: readonly string[] = Object.keys(units);
