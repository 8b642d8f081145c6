import { useLocation } from 'react-router-dom';
import { valuesOfStored } from '#app/form/derive';
import { fieldOfHash } from '#app/form/fieldOfHash';
import { LongForm } from '#app/form/LongForm';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { operationalUpdateQuery } from '#resources/dref/queries';
import { ChangesAction } from '../compare/ChangesAction';
import { SummaryRow } from '../compare/SummaryRow';
import { AboveForm } from '../form/AboveForm';
import { DrefStepFields } from '../form/DrefStepFields';
import { EditDocument } from '../form/EditDocument';
import { ExportAction, exported } from '../form/ExportAction';
import { SharingRow } from '../form/SharingRow';
import { useDocumentActions } from '../form/useDocumentActions';
import { useDrefStrings } from '../form/useDrefStrings';
import { AssessmentQuestion } from './AssessmentQuestion';
import { UpdateWarnings } from './UpdateWarnings';
import { updateCalls } from './updateCalls';
import { updateForm } from './updateForm';
import { VolunteersRow } from './VolunteersRow';

const rows = { is_volunteer_team_diverse: VolunteersRow, summary_of_change: SummaryRow };

export function Component() {
  const t = useDrefStrings();
  const { opsUpdateId } = useNumericParams('opsUpdateId');
  const title = (update: DrefOperationalUpdate | undefined) =>
    update?.operational_update_number
      ? t.editUpdateNumbered({ number: update.operational_update_number })
      : t.editUpdate;
  return (
    <EditDocument stage="operationalUpdate" title={title} query={operationalUpdateQuery(opsUpdateId)}>
      {(update, { key, isReadOnly }) => <UpdateForm key={key} update={update} isReadOnly={isReadOnly} />}
    </EditDocument>
  );
}

interface UpdateFormProps {
  readonly update: DrefOperationalUpdate;
  readonly isReadOnly: boolean;
}

/** An operational update in its tabs. @source reference/dref.md, section 2.4 */
function UpdateForm({ update, isReadOnly }: UpdateFormProps) {
  const t = useDrefStrings();
  const actions = useDocumentActions(updateCalls);
  const { hash } = useLocation();
  return (
    <LongForm
      definition={updateForm}
      label={t.editUpdate}
      initial={valuesOfStored(updateForm, update)}
      stored={update}
      actions={actions}
      isReadOnly={isReadOnly}
      footerActions={<ExportAction stage="operationalUpdate" {...exported(update)} />}
      initialField={fieldOfHash(hash)}
      above={(_, goTo) => (
        <AboveForm>
          <ChangesAction document={update} onGoTo={goTo} />
          {!isReadOnly && <UpdateWarnings update={update} onGoTo={goTo} />}
        </AboveForm>
      )}
    >
      {(step) => (
        <>
          {step === 'overview' && <SharingRow dref={update.dref} />}
          {step === 'overview' && !isReadOnly && <AssessmentQuestion update={update} />}
          <DrefStepFields step={step} rows={rows} />
        </>
      )}
    </LongForm>
  );
}
