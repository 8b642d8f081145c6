import { lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { DialogButton } from '#ui/overlays/DialogButton';
import { drefListStrings } from './strings';

const TemplateDialog = lazyComponent(() => import('../sheet/TemplateDialog').then((module) => module.TemplateDialog));

/** Downloads the import template of a new application. @source reference/dref.md, sections 1.2 and 1.6 */
export function TemplateButton() {
  const t = useStrings(drefListStrings);
  return (
    <DialogButton dialog={(close) => <TemplateDialog initialType={null} onClose={close} />}>
      {t.importTemplate}
    </DialogButton>
  );
}
