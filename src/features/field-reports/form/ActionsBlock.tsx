import { LongFormSection } from '#app/form/LongFormSection';
import { noteFields } from '../covidNotes';
import { ReportField } from './reportForm';
import { hasChecklist, type Organisation } from './reportShape';
import { useReportKind } from './useReportKind';
import { useReportStrings } from './useReportStrings';

/** Actions of one organisation: a checklist, where there is one, and a text. */
export function ActionsBlock({ organisation }: { readonly organisation: Organisation }) {
  const t = useReportStrings();
  const kind = useReportKind();
  const path = `actions_taken.${organisation}` as const;
  return (
    <LongFormSection
      title={t[organisation]}
      description={hasChecklist(organisation, kind) ? t.actionsText : undefined}
      errorsOf={path}
    >
      <ReportField name={`${path}.actions`} isLabelHidden />
      {organisation === 'NTLS' && noteFields.map((field) => <ReportField key={field} name={field} rows={2} />)}
      <ReportField name={`${path}.summary`} caption={t.actionsSummary} rows={3} />
    </LongFormSection>
  );
}
