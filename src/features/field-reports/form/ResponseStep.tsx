import { useQuery } from '@tanstack/react-query';
import { ListFailure } from '#app/form/ListFailure';
import { LongFormSection } from '#app/form/LongFormSection';
import { requestPairs } from '#domain/field-reports/fieldReportRequests';
import { contactPartLabel } from '#resources/contact/contactFields';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { amountLabel } from './fieldGroups';
import { reviewCountriesQuery } from './formQueries';
import { ReportField, ReportFieldRow } from './reportForm';
import { contactParts, contactRoles } from './reportShape';
import { useReportKind } from './useReportKind';
import { useReportStrings } from './useReportStrings';

/** The step about planned assistance, contacts and visibility. */
export function ResponseStep() {
  const t = useReportStrings();
  const kind = useReportKind();
  const review = useQuery(reviewCountriesQuery());
  return (
    <>
      {requestPairs[kind].map(({ choice, amount, unit }, index) => (
        <LongFormSection key={choice} title={t[choice]} description={index === 0 ? t.plannedText : undefined}>
          <FieldsInRow>
            <ReportField name={choice} caption={t.decision} />
            <ReportField name={amount} caption={amountLabel(unit, t)} />
          </FieldsInRow>
        </LongFormSection>
      ))}
      {contactRoles.map((role, index) => (
        <LongFormSection
          key={role}
          title={t[role]}
          description={index === 0 ? t.contactText : undefined}
          errorsOf={`contacts.${role}`}
        >
          <FieldsInRow>
            {contactParts.map((part) => (
              <ReportField key={part} name={`contacts.${role}.${part}`} caption={contactPartLabel(part, t)} />
            ))}
          </FieldsInRow>
        </LongFormSection>
      ))}
      <ReportFieldRow name="visibility" isDisabled={review.isPending}>
        {review.isError && <ListFailure message={t.visibilityFailed} onRetry={review.refetch} />}
      </ReportFieldRow>
    </>
  );
}
