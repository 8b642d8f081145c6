import type { Problem } from '#app/form/definition';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { missingPairField, requestPairs } from '#domain/field-reports/fieldReportRequests';
import { isBlankHtml } from '#ui/content/plainText';
import { isFilled } from './reportBody';
import type { ReportFacts } from './reportFacts';
import { contactParts, contactRoles, type ReportValues } from './reportShape';
import type { ReportStrings } from './useReportStrings';

/** A contact has all of its parts or none. */
const contactProblems = ({ contacts }: ReportValues, t: ReportStrings): readonly Problem[] =>
  contactRoles
    .filter((role) => isFilled(contacts[role]))
    .flatMap((role) =>
      contactParts
        .filter((part) => !contacts[role][part]?.trim())
        .map((part) => ({
          path: `contacts.${role}.${part}`,
          message: t.contactPartMissing,
          about: [`contacts.${role}`],
        })),
    );

const requestProblems = (values: ReportValues, t: ReportStrings): readonly Problem[] =>
  requestPairs[fieldReportKind(values)].flatMap(({ choice, amount }): readonly Problem[] => {
    const missing = missingPairField(values[choice], values[amount]);
    if (missing === null) return [];
    const message = missing === 'amount' ? t.amountMissing : t.choiceMissing;
    return [{ path: missing === 'amount' ? amount : choice, message, about: [choice, amount] }];
  });

/**
 * Cross-field validation of a report.
 *
 * @source reference/emergencies.md, section 2.1
 */
export function reportProblems(
  values: ReportValues,
  t: ReportStrings,
  facts: ReportFacts | undefined,
): readonly Problem[] {
  const { has_read_guidelines, description, visibility } = values;
  const offered = facts?.offered ?? null;
  const lacksConsent = fieldReportKind(values) === 'EVT' && !has_read_guidelines && !isBlankHtml(description);
  const isNotOffered = visibility !== null && offered !== null && !offered.includes(visibility);
  return [
    ...requestProblems(values, t),
    ...(lacksConsent
      ? [{ path: 'has_read_guidelines', message: t.guidelinesMissing, about: ['has_read_guidelines', 'description'] }]
      : []),
    ...contactProblems(values, t),
    ...(isNotOffered
      ? [{ path: 'visibility', message: t.visibilityNotOffered, about: ['visibility', 'country'] }]
      : []),
  ];
}
