import { useState } from 'react';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import type { ExchangeDialogProps } from './exchangeDialog';
import { localUnitExchangeStrings } from './strings';

const dialogs = {
  export: lazyComponent(() => import('./ExportDialog').then((module) => module.ExportDialog)),
  import: lazyComponent(() => import('./ImportDialog').then((module) => module.ImportDialog)),
  imports: lazyComponent(() => import('./ImportsDialog').then((module) => module.ImportsDialog)),
  configure: lazyComponent(() => import('./ConfigureDialog').then((module) => module.ConfigureDialog)),
};

/** Import, export and configuration, for users with the permission. @source reference/local-units.md, section 1.1 */
export function ExchangeMenu({ country, rights }: Omit<ExchangeDialogProps, 'onClose'>) {
  const t = useStrings(localUnitExchangeStrings);
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  if (!rights.isAnyValidator && !rights.mayConfigure) return null;
  const item = (id: keyof typeof dialogs, label: string) => ({ id, label, onAction: () => setOpen(id) });
  const Dialog = open && dialogs[open];
  return (
    <>
      <Menu
        trigger={<Button>{t.more}</Button>}
        placement="bottom end"
        items={[
          item('export', t.exportTitle),
          item('import', t.importTitle),
          item('imports', t.importsTitle),
          ...(rights.mayConfigure ? [item('configure', t.configureTitle)] : []),
        ]}
      />
      {Dialog && (
        <LazyBlock skeleton={null}>
          <Dialog country={country} rights={rights} onClose={() => setOpen(null)} />
        </LazyBlock>
      )}
    </>
  );
}
