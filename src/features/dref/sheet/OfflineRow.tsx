import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { FormRow } from '#ui/form/FormRow';
import { useStrings } from '#ui/language/useStrings';
import type { ApplicationValues } from '../fields/drefShape';
import { drefSheetStrings } from './strings';

const TemplateDialog = lazyComponent(() => import('./TemplateDialog').then((module) => module.TemplateDialog));
const ImportDialog = lazyComponent(() => import('./ImportDialog').then((module) => module.ImportDialog));

/** Downloads the import template, and imports a filled one. @source reference/dref.md, section 1.6 */
export function OfflineRow() {
  const t = useStrings(drefSheetStrings);
  const { getValues } = useFormContext<ApplicationValues>();
  const [dialog, setDialog] = useState<'template' | 'import' | null>(null);
  const close = () => setDialog(null);
  return (
    <FormRow title={t.offline} description={t.offlineText}>
      <div>
        <Button onPress={() => setDialog('template')}>{t.download}</Button>{' '}
        <Button onPress={() => setDialog('import')}>{t.importFile}</Button>
      </div>
      {dialog && (
        <LazyBlock skeleton={null}>
          {dialog === 'template' ? (
            <TemplateDialog initialType={getValues().type_of_dref} onClose={close} />
          ) : (
            <ImportDialog onClose={close} />
          )}
        </LazyBlock>
      )}
    </FormRow>
  );
}
