import { useLocation } from 'react-router-dom';
import { fieldOfHash } from '#app/form/fieldOfHash';
import { LongForm } from '#app/form/LongForm';
import { useFormSelector } from '#app/form/useFormSelector';
import type { Dref } from '#contract/drefDocument';
import { drefType } from '#domain/dref/drefTypes';
import { Alert } from '#ui/feedback/Alert';
import type { ApplicationValues } from '../fields/drefShape';
import { AboveForm } from '../form/AboveForm';
import { DrefStepFields } from '../form/DrefStepFields';
import { ExportAction, exported } from '../form/ExportAction';
import { FormWarnings } from '../form/FormWarnings';
import { LateImminentNote } from '../form/ImminentDialog';
import { SharingRow } from '../form/SharingRow';
import { useDrefStrings } from '../form/useDrefStrings';
import { OfflineRow } from '../sheet/OfflineRow';
import { EarlierOperationRow } from '../start/EarlierOperationRow';
import { applicationForm } from './applicationForm';
import { CopiedAnswers } from './CopiedAnswers';
import { FieldReportRow } from './FieldReportRow';
import { useApplicationActions } from './useApplicationActions';

const rows = { field_report: FieldReportRow };

interface ApplicationFormProps {
  readonly initial: ApplicationValues;
  /** The stored application, when one is edited. */
  readonly application?: Dref;
  readonly isReadOnly?: boolean;
}

/** An application in its tabs. @source reference/dref.md, section 2.3 */
export function ApplicationForm({ initial, application, isReadOnly = false }: ApplicationFormProps) {
  const t = useDrefStrings();
  const actions = useApplicationActions();
  const { state, hash }: { readonly state: { readonly step?: string } | null; readonly hash: string } = useLocation();
  return (
    <LongForm
      definition={applicationForm}
      label={application ? t.editApplication : t.newApplication}
      initial={initial}
      stored={application}
      actions={actions}
      isReadOnly={isReadOnly}
      footerActions={application && <ExportAction stage="application" {...exported(application)} />}
      initialStep={state?.step}
      initialField={fieldOfHash(hash)}
      above={(_, goTo) =>
        !isReadOnly && (
          <AboveForm>
            <ImminentNotes />
            <FormWarnings onGoTo={goTo} />
          </AboveForm>
        )
      }
    >
      {(step) => (
        <>
          {step === 'overview' && !application && <CopiedAnswers />}
          {step === 'overview' && <SharingRow dref={application?.id} />}
          {step === 'overview' && !isReadOnly && <OfflineRow />}
          {step === 'overview' && !isReadOnly && <EarlierOperationRow />}
          <DrefStepFields step={step} rows={rows} />
        </>
      )}
    </LongForm>
  );
}

/** Notes that the report keeps its layout where the type was changed late, and that the server refuses an imminent application without a complete budget. @source reference/dref.md, section 2.3.4 */
function ImminentNotes() {
  const t = useDrefStrings();
  const isImminent = useFormSelector(({ type_of_dref }: ApplicationValues) => type_of_dref === drefType.imminent);
  return (
    isImminent && (
      <>
        <LateImminentNote />
        <Alert tone="info" title={t.imminentNeeds} />
      </>
    )
  );
}
