import type { EruType } from '#contract/enums';

/** The type of ERU that a page of the catalogue describes, by its slug. @source reference/surge-catalogue.md; reference/surge.md, section 3 */
const units: Readonly<Partial<Record<string, EruType>>> = {
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
};

/** The type of ERU of a page of the catalogue; undefined for the pages of other services. */
export const unitOfPage = (slug: string): EruType | undefined => units[slug];

/** The pages that describe a type of ERU. */
export const unitPages: readonly string[] = Object.keys(units);
