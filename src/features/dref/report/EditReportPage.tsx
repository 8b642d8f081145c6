import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { valuesOfStored } from '#app/form/derive';
import { fieldOfHash } from '#app/form/fieldOfHash';
import { LongForm } from '#app/form/LongForm';
import { useFormSelector } from '#app/form/useFormSelector';
import { Redirect } from '#app/routes/Redirect';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { DrefFinalReport } from '#contract/drefDocument';
import { finalReportQuery } from '#resources/dref/queries';
import { Alert } from '#ui/feedback/Alert';
import { ChangesAction } from '../compare/ChangesAction';
import { documentAddress } from '../documentAddress';
import type { ReportValues } from '../fields/drefShape';
import { AboveForm } from '../form/AboveForm';
import { DrefStepFields } from '../form/DrefStepFields';
import { EditDocument } from '../form/EditDocument';
import { ExportAction, exported } from '../form/ExportAction';
import { FormWarnings } from '../form/FormWarnings';
import { isNothingSpent } from '../form/proposedActions';
import { SharingRow } from '../form/SharingRow';
import { useDocumentActions } from '../form/useDocumentActions';
import { useDrefStrings } from '../form/useDrefStrings';
import { reportCalls } from './reportCalls';
import { isImminentReport, reportForm } from './reportForm';

/** The page of both addresses of final reports: redirects to the address of the document's layout. @source reference/dref.md, section 1.1 */
export function Component() {
  const t = useDrefStrings();
  const { finalReportId: id } = useNumericParams('finalReportId');
  const { pathname } = useLocation();
  const query = finalReportQuery(id);
  const { data } = useQuery(query);
  const own = data && documentAddress({ stage: 'finalReport', id, isImminentV2: data.is_dref_imminent_v2 });
  if (own !== undefined && own !== pathname) return <Redirect to={own} />;
  return (
    <EditDocument stage="finalReport" title={() => t.editReport} query={query}>
      {(report, { key, isReadOnly }) => <ReportForm key={key} report={report} isReadOnly={isReadOnly} />}
    </EditDocument>
  );
}

interface ReportFormProps {
  readonly report: DrefFinalReport;
  readonly isReadOnly: boolean;
}

/** A final report in its tabs. @source reference/dref.md, section 2.5 */
function ReportForm({ report, isReadOnly }: ReportFormProps) {
  const t = useDrefStrings();
  const actions = useDocumentActions(reportCalls);
  const { hash } = useLocation();
  return (
    <LongForm
      definition={reportForm}
      label={t.editReport}
      initial={valuesOfStored(reportForm, report)}
      stored={report}
      actions={actions}
      isReadOnly={isReadOnly}
      footerActions={<ExportAction stage="finalReport" {...exported(report)} />}
      initialField={fieldOfHash(hash)}
      above={(_, goTo) => (
        <AboveForm>
          <ChangesAction document={report} onGoTo={goTo} />
          {!isReadOnly && (
            <>
              <ExpenditureNote />
              <FormWarnings onGoTo={goTo} />
            </>
          )}
        </AboveForm>
      )}
    >
      {(step) => (
        <>
          {step === 'overview' && <SharingRow dref={report.dref} />}
          <DrefStepFields step={step} />
        </>
      )}
    </LongForm>
  );
}

/** A note that nothing is stored before the expenditures are given: the server refuses the report without them. @source reference/dref.md, section 4.4 */
function ExpenditureNote() {
  const t = useDrefStrings();
  const isNeeded = useFormSelector(
    (values: ReportValues) =>
      isImminentReport(values) &&
      (isNothingSpent(values) ||
        (values.proposed_action ?? []).some(({ total_expenditure: spent }) => spent === null || spent === undefined)),
  );
  return isNeeded && <Alert tone="info" title={t.expenditureNeeds} />;
}
