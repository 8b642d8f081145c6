import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from '#app/routes/Link';
import type { FlashUpdate } from '#contract/flashUpdate';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { PrintButton } from '#ui/print/PrintButton';
import { flashUpdatePageStrings } from './strings';

const ExportDialog = lazyComponent(() => import('../export/ExportDialog').then((module) => module.ExportDialog));
const ShareDialog = lazyComponent(() => import('../share/ShareDialog').then((module) => module.ShareDialog));

/** Actions on an update. */
export function UpdateActions({ update }: { readonly update: FlashUpdate }) {
  const t = useStrings(flashUpdatePageStrings);
  const [dialog, setDialog] = useState<'export' | 'share' | null>(null);
  // sharing may finish while another dialog is open
  const close = (closed: typeof dialog) => setDialog((open) => (open === closed ? null : open));
  return (
    <>
      <PrintButton />
      <Button icon={<Download aria-hidden="true" />} onPress={() => setDialog('export')}>
        {t.export}
      </Button>
      <Button icon={<Share2 aria-hidden="true" />} onPress={() => setDialog('share')}>
        {t.share}
      </Button>
      <Link to="flashUpdateFormEdit" params={{ flashUpdateId: update.id }} variant="button">
        {t.edit}
      </Link>
      <LazyBlock skeleton={null}>
        {dialog === 'export' && <ExportDialog id={update.id} onClose={() => close('export')} />}
        {dialog === 'share' && <ShareDialog id={update.id} onClose={() => close('share')} />}
      </LazyBlock>
    </>
  );
}
