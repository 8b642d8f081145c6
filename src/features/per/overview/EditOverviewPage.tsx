import { valuesOfStored } from '#app/form/derive';
import { StoredDocument } from '#app/form/StoredDocument';
import { useNumericParams } from '#app/routes/useNumericParams';
import { perOverviewQuery } from '#resources/per/queries';
import { useStrings } from '#ui/language/useStrings';
import { PerFormPage } from '../form/PerFormPage';
import { perProcessStrings } from '../form/strings';
import { OverviewForm } from './OverviewForm';
import { overviewForm } from './overviewForm';

export function Component() {
  const t = useStrings(perProcessStrings);
  const { perId } = useNumericParams('perId');
  return (
    <PerFormPage step="overview">
      {({ isReadOnly }) => (
        <StoredDocument query={perOverviewQuery(perId)} missing={t.notYours} showsOtherLanguages>
          {(overview) => (
            <OverviewForm
              key={overview.id}
              overview={overview}
              initial={valuesOfStored(overviewForm, overview)}
              isReadOnly={isReadOnly}
            />
          )}
        </StoredDocument>
      )}
    </PerFormPage>
  );
}
