import { useState } from 'react';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { countryPerStrings } from './strings';

const PdfDialog = lazyComponent(() => import('./PdfDialog').then((module) => module.PdfDialog));

interface PdfButtonProps {
  readonly country: number;
  readonly perId: number;
}

/** Opens the PDF export of a cycle. */
export function PdfButton({ country, perId }: PdfButtonProps) {
  const t = useStrings(countryPerStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t.export}</Button>
      {isOpen && (
        <LazyBlock skeleton={null}>
          <PdfDialog country={country} perId={perId} onClose={() => setOpen(false)} />
        </LazyBlock>
      )}
    </>
  );
}
