import { LongFormSection } from '#app/form/LongFormSection';
import { responderFields } from '#domain/field-reports/fieldReportFigures';
import { FieldsInRow } from '#ui/form/FieldsInRow';
import { ActionsBlock } from './ActionsBlock';
import { ReportField, ReportFieldRow } from './reportForm';
import { organisations } from './reportShape';
import { useReportKind } from './useReportKind';
import { useReportStrings } from './useReportStrings';

/** The step about actions taken so far. */
export function ActionsStep() {
  const t = useReportStrings();
  const kind = useReportKind();
  return (
    <>
      <LongFormSection title={t.assistedTitle} description={t.assistedText}>
        <FieldsInRow>
          <ReportField name="num_assisted" caption={t.redCross} />
          <ReportField name="gov_num_assisted" caption={t.government} />
        </FieldsInRow>
      </LongFormSection>
      {responderFields[kind].length > 0 && (
        <LongFormSection title={t.respondersTitle}>
          <FieldsInRow>
            {responderFields[kind].map((field) => (
              <ReportField key={field} name={field} />
            ))}
          </FieldsInRow>
        </LongFormSection>
      )}
      {organisations.map((organisation) => (
        <ActionsBlock key={organisation} organisation={organisation} />
      ))}
      <ReportFieldRow name="bulletin" />
      <ReportFieldRow name="actions_others" />
      {kind === 'COVID' && (
        <LongFormSection title={t.partnersTitle}>
          <ReportField name="external_partners" />
          <ReportField name="supported_activities" />
        </LongFormSection>
      )}
    </>
  );
}
