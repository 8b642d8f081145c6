import { useState } from 'react';
import { blankValues } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { href } from '#app/routes/href';
import { perPhase } from '#domain/per/perCycle';
import { useStrings } from '#ui/language/useStrings';
import { PerSteps } from '../form/PerSteps';
import { perProcessStrings } from '../form/strings';
import { OverviewForm } from './OverviewForm';
import { overviewForm } from './overviewForm';

export function Component() {
  const t = useStrings(perProcessStrings);
  const [initial] = useState(() => blankValues(overviewForm));
  return (
    <FormPage title={t.newTitle} list={{ label: t.myCycles, href: href('accountMyFormsPer') }}>
      <PerSteps perId={undefined} phase={perPhase.orientation} current="overview" />
      <OverviewForm initial={initial} />
    </FormPage>
  );
}
