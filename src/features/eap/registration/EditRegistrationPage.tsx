import { useQuery } from '@tanstack/react-query';
import { valuesOfStored } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { StoredDocument } from '#app/form/StoredDocument';
import { href } from '#app/routes/href';
import { useNumericParams } from '#app/routes/useNumericParams';
import { mayEdit } from '#domain/eap/statusSteps';
import { Alert } from '#ui/feedback/Alert';
import { aboutProtocol } from '../form/EapFormPage';
import { useEapStrings } from '../form/useEapStrings';
import { registrationQuery } from '../queries';
import { useEapRights } from '../rights';
import { RegistrationForm } from './RegistrationForm';
import { registrationForm } from './registrationForm';

export function Component() {
  const t = useEapStrings();
  const { eapId } = useNumericParams('eapId');
  const rightsFor = useEapRights();
  const { data } = useQuery(registrationQuery(eapId));
  return (
    <FormPage
      title={t.editRegistrationTitle}
      description={data && aboutProtocol(data, t)}
      list={{ label: t.myEaps, href: href('accountMyFormsEap') }}
    >
      <StoredDocument query={registrationQuery(eapId)} missing={t.notLoaded} showsOtherLanguages>
        {(registration) => {
          const isFrozen = registration.latest_simplified_eap !== null || registration.latest_full_eap !== null;
          const isEditor = mayEdit(rightsFor(registration.national_society_details));
          return (
            <>
              {isFrozen && <Alert tone="warning" title={t.frozen} />}
              {!isFrozen && !isEditor && <Alert tone="warning" title={t.notEditor} />}
              <RegistrationForm
                key={String(isFrozen || !isEditor)}
                registration={registration}
                initial={valuesOfStored(registrationForm, registration)}
                isReadOnly={isFrozen || !isEditor}
              />
            </>
          );
        }}
      </StoredDocument>
    </FormPage>
  );
}
