import { useState } from 'react';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { eapListStrings } from '../list/strings';

const ShareEapDialog = lazyComponent(() => import('../list/ShareEapDialog').then((module) => module.ShareEapDialog));

/** Shares a protocol from its form, also where it is read. @source reference/eap.md, sections 1.4 and 3.4 */
export function ShareAction({ registration }: { readonly registration: number }) {
  const t = useStrings(eapListStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t.share}</Button>
      {isOpen && (
        <LazyBlock skeleton={null}>
          <ShareEapDialog registration={registration} onClose={() => setOpen(false)} />
        </LazyBlock>
      )}
    </>
  );
}
