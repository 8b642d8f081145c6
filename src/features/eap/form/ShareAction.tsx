import { lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { DialogButton } from '#ui/overlays/DialogButton';
import { eapListStrings } from '../list/strings';

const ShareEapDialog = lazyComponent(() => import('../list/ShareEapDialog').then((module) => module.ShareEapDialog));

/** Shares a protocol from its form, also where it is read. @source reference/eap.md, sections 1.4 and 3.4 */
export function ShareAction({ registration }: { readonly registration: number }) {
  const t = useStrings(eapListStrings);
  return (
    <DialogButton dialog={(close) => <ShareEapDialog registration={registration} onClose={close} />}>
      {t.share}
    </DialogButton>
  );
}
