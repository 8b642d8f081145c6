import { lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { DialogButton } from '#ui/overlays/DialogButton';
import { countryPerStrings } from './strings';

const PdfDialog = lazyComponent(() => import('./PdfDialog').then((module) => module.PdfDialog));

interface PdfButtonProps {
  readonly country: number;
  readonly perId: number;
}

/** Opens the PDF export of a cycle. */
export function PdfButton({ country, perId }: PdfButtonProps) {
  const t = useStrings(countryPerStrings);
  return (
    <DialogButton dialog={(close) => <PdfDialog country={country} perId={perId} onClose={close} />}>
      {t.export}
    </DialogButton>
  );
}
