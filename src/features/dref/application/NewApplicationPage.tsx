import { useState } from 'react';
import { FormPage } from '#app/form/FormPage';
import { href } from '#app/routes/href';
import { useDrefStrings } from '../form/useDrefStrings';
import { ApplicationForm } from './ApplicationForm';
import { newApplicationValues } from './applicationForm';

export function Component() {
  const t = useDrefStrings();
  const [initial] = useState(newApplicationValues);
  return (
    <FormPage title={t.newApplication} list={{ label: t.myDrefs, href: href('accountMyFormsDref') }}>
      <ApplicationForm initial={initial} />
    </FormPage>
  );
}
