import { useState } from 'react';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { drefListStrings } from './strings';

const TemplateDialog = lazyComponent(() => import('../sheet/TemplateDialog').then((module) => module.TemplateDialog));

/** Downloads the import template of a new application. @source reference/dref.md, sections 1.2 and 1.6 */
export function TemplateButton() {
  const t = useStrings(drefListStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t.importTemplate}</Button>
      {isOpen && (
        <LazyBlock skeleton={null}>
          <TemplateDialog initialType={null} onClose={() => setOpen(false)} />
        </LazyBlock>
      )}
    </>
  );
}
