import { useStoredDocument } from '#app/form/formContext';
import { useFormSelector } from '#app/form/useFormSelector';
import type { Dref } from '#contract/drefDocument';
import { lazyComponent } from '#ui/feedback/LazyBlock';
import { FormRow } from '#ui/form/FormRow';
import { useStrings } from '#ui/language/useStrings';
import { DialogButton } from '#ui/overlays/DialogButton';
import type { ApplicationValues } from '../fields/drefShape';
import { useDrefStrings } from '../form/useDrefStrings';
import { drefStartStrings } from './strings';

const EarlierDialog = lazyComponent(() => import('./EarlierDialog').then((module) => module.EarlierDialog));

/** Opens the answers of the National Society's earlier operations, to take them over. */
export function EarlierOperationRow() {
  const t = useStrings(drefStartStrings);
  const { societyFirst } = useDrefStrings();
  const own = useStoredDocument<Dref>()?.id;
  const society = useFormSelector(({ national_society }: ApplicationValues) => national_society);
  return (
    <FormRow title={t.title} description={society === null ? societyFirst : t.text}>
      <div>
        <DialogButton
          isDisabled={society === null}
          dialog={(close) => society !== null && <EarlierDialog society={society} own={own} onClose={close} />}
        >
          {t.open}
        </DialogButton>
      </div>
    </FormRow>
  );
}
