import { useSearchParams } from 'react-router-dom';
import { useStrings } from '#ui/language/useStrings';
import { fullLayout } from '../fields/fullLayout';
import { fullForm } from '../form/defineEapForm';
import { fullQuery } from '../queries';
import { EapPrintPage } from './EapPrintPage';
import { PrintedVersion } from './PrintedVersion';
import { eapPrintStrings } from './strings';

export function Component() {
  const t = useStrings(eapPrintStrings);
  const [search] = useSearchParams();
  return (
    <EapPrintPage kind="full" title={t.full} query={fullQuery}>
      {({ registration, stored, before, between }) => (
        <PrintedVersion
          kind="full"
          registration={registration}
          stored={stored}
          before={before}
          between={between}
          isDiff={search.get('diff') === 'true'}
          definition={fullForm(registration.id)}
          layout={fullLayout}
        />
      )}
    </EapPrintPage>
  );
}
