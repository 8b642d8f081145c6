import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { blankValues } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { href } from '#app/routes/href';
import { useEapStrings } from '../form/useEapStrings';
import { RegistrationForm } from './RegistrationForm';
import { registrationForm } from './registrationForm';

const idOf = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

export function Component() {
  const t = useEapStrings();
  const [search] = useSearchParams();
  const [initial] = useState(() => ({
    ...blankValues(registrationForm),
    disaster_type: idOf(search.get('disaster_type')),
  }));
  return (
    <FormPage title={t.registrationTitle} list={{ label: t.myEaps, href: href('accountMyFormsEap') }}>
      <RegistrationForm initial={initial} />
    </FormPage>
  );
}
