import { valuesOfStored } from '#app/form/derive';
import { useNumericParams } from '#app/routes/useNumericParams';
import { applicationQuery } from '#resources/dref/queries';
import { EditDocument } from '../form/EditDocument';
import { useDrefStrings } from '../form/useDrefStrings';
import { ApplicationForm } from './ApplicationForm';
import { applicationForm } from './applicationForm';

export function Component() {
  const t = useDrefStrings();
  const { drefId } = useNumericParams('drefId');
  return (
    <EditDocument stage="application" title={() => t.editApplication} query={applicationQuery(drefId)}>
      {(application, { key, isReadOnly }) => (
        <ApplicationForm
          key={key}
          application={application}
          initial={valuesOfStored(applicationForm, application)}
          isReadOnly={isReadOnly}
        />
      )}
    </EditDocument>
  );
}
