import type { CountryCapacityStrengthening } from '#contract/country';
import { compareCodes } from '../language/compare';

/** Assessments of the organisation (OCAC) and of its branches (BOCA), each newest first, and the number of branches assessed. */
export function capacityOf(rows: readonly CountryCapacityStrengthening[]) {
  const newestFirst = rows.toSorted((a, b) => compareCodes(b.submission_date, a.submission_date));
  const branches = newestFirst.filter(({ assessment_type }) => assessment_type === 1);
  return {
    organisation: newestFirst.filter(({ assessment_type }) => assessment_type === 0),
    branches,
    // a branch assessed twice counts once; unnamed branches are not counted
    branchCount: new Set(branches.flatMap(({ branch_name }) => branch_name?.trim() || [])).size,
  };
}
