import type { PublicComponentResponse, PublicPerAssessment, PublicPerProcess } from '#contract/publicPer';
import { compareCodes } from '../language/compare';
import { collator } from '../language/intl';

/** Cycles sorted by number, then date of assessment, latest first. */
export const latestCycles = (processes: readonly PublicPerProcess[]): PublicPerProcess[] =>
  processes.toSorted(
    (a, b) => b.assessment_number - a.assessment_number || compareCodes(b.date_of_assessment, a.date_of_assessment),
  );

/** The latest cycle with an assessment; null without one. */
export function latestAssessed(
  processes: readonly PublicPerProcess[],
): (PublicPerProcess & { readonly assessment: number }) | null {
  for (const process of latestCycles(processes)) {
    const { assessment } = process;
    if (assessment !== null) return { ...process, assessment };
  }
  return null;
}

export interface RatedComponent {
  readonly id: number;
  /** `14`, `34a` */
  readonly number: string;
  readonly title: string;
  readonly ratingTitle: string | null;
  /** 1 to 5 */
  readonly value: number;
}

const shownComponents = 5;

function ratedComponent({ component_details, rating_details, id }: PublicComponentResponse): RatedComponent | null {
  if (!rating_details || rating_details.value === 0 || component_details.is_parent === true) return null;
  const { component_num, component_letter, title } = component_details;
  return {
    id,
    number: `${component_num}${component_letter ?? ''}`,
    title: title?.trim() ?? '',
    ratingTitle: rating_details.title?.trim() || null,
    value: rating_details.value,
  };
}

/**
 * The five highest and the five lowest rated components of an assessment, without unreviewed and parent components.
 * No component is in both lists: with fewer than ten rated components, the better half are strengths.
 *
 * @source reference/countries-and-regions.md, section 1.10
 */
export function strengthsAndPriorities(assessment: PublicPerAssessment) {
  const { compare: byNumber } = collator('en', { numeric: true });
  const rated = assessment.area_responses
    .flatMap(({ component_responses }) => component_responses.flatMap((response) => ratedComponent(response) ?? []))
    .toSorted((a, b) => b.value - a.value || byNumber(a.number, b.number));
  const strengths = rated.slice(0, Math.min(shownComponents, Math.ceil(rated.length / 2)));
  const rest = rated.slice(strengths.length).toReversed();
  return { strengths, priorities: rest.slice(0, shownComponents) };
}
