import { useSearchParams } from 'react-router-dom';
import { useStrings } from '#ui/language/useStrings';
import { simplifiedLayout } from '../fields/simplified';
import { simplifiedForm } from '../form/defineEapForm';
import { simplifiedQuery } from '../queries';
import { EapPrintPage } from './EapPrintPage';
import { PrintedVersion } from './PrintedVersion';
import { eapPrintStrings } from './strings';

export function Component() {
  const t = useStrings(eapPrintStrings);
  const [search] = useSearchParams();
  return (
    <EapPrintPage kind="simplified" title={t.simplified} query={simplifiedQuery}>
      {({ registration, stored, before, between }) => (
        <PrintedVersion
          kind="simplified"
          registration={registration}
          stored={stored}
          before={before}
          between={between}
          isDiff={search.get('diff') === 'true'}
          definition={simplifiedForm(registration.id)}
          layout={simplifiedLayout}
        />
      )}
    </EapPrintPage>
  );
}
