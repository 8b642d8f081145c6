import { useState } from 'react';
import { Button } from '#ui/actions/Button';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import type { ExchangeDialogProps } from './exchangeDialog';
import { localUnitExchangeStrings } from './strings';

const dialogs = {
  export: retryableLazy(() => import('./ExportDialog').then((module) => module.ExportDialog)),
  import: retryableLazy(() => import('./ImportDialog').then((module) => module.ImportDialog)),
  imports: retryableLazy(() => import('./ImportsDialog').then((module) => module.ImportsDialog)),
  configure: retryableLazy(() => import('./ConfigureDialog').then((module) => module.ConfigureDialog)),
};

/** Import, export and configuration, for those who may. @source reference/local-units.md, section 1.1 */
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
        <BlockBoundary skeleton={null}>
          <Dialog country={country} rights={rights} onClose={() => setOpen(null)} />
        </BlockBoundary>
      )}
    </>
  );
}
