import { useFormContext } from 'react-hook-form';
import { lazyComponent } from '#ui/feedback/LazyBlock';
import { FormRow } from '#ui/form/FormRow';
import { useStrings } from '#ui/language/useStrings';
import { DialogButton } from '#ui/overlays/DialogButton';
import type { ApplicationValues } from '../fields/drefShape';
import { drefSheetStrings } from './strings';

const TemplateDialog = lazyComponent(() => import('./TemplateDialog').then((module) => module.TemplateDialog));
const ImportDialog = lazyComponent(() => import('./ImportDialog').then((module) => module.ImportDialog));

/** Downloads the import template, and imports a filled one. @source reference/dref.md, section 1.6 */
export function OfflineRow() {
  const t = useStrings(drefSheetStrings);
  const { getValues } = useFormContext<ApplicationValues>();
  return (
    <FormRow title={t.offline} description={t.offlineText}>
      <div>
        <DialogButton dialog={(close) => <TemplateDialog initialType={getValues().type_of_dref} onClose={close} />}>
          {t.download}
        </DialogButton>{' '}
        <DialogButton dialog={(close) => <ImportDialog onClose={close} />}>{t.importFile}</DialogButton>
      </div>
    </FormRow>
  );
}
