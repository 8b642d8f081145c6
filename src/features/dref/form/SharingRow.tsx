import { useQuery } from '@tanstack/react-query';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { accountName } from '#domain/account/displayName';
import { formatList } from '#domain/format/formatList';
import { sharedUsersQuery } from '#resources/dref/queries';
import { lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { FormRow } from '#ui/form/FormRow';
import { useLanguage } from '#ui/language/LanguageContext';
import { DialogButton } from '#ui/overlays/DialogButton';
import { useDrefStrings } from './useDrefStrings';

const ShareDialog = lazyComponent(() => import('../share/ShareDialog').then((module) => module.ShareDialog));

/** The people with whom a document is shared. A stored document can be shared, even while it is read-only. */
export function SharingRow({ dref }: { readonly dref: number | undefined }) {
  const t = useDrefStrings();
  return (
    <FormRow title={t.sharing} description={t.sharingText}>
      {dref === undefined ? <p>{t.shareAfterSave}</p> : <Shared dref={dref} />}
    </FormRow>
  );
}

function Shared({ dref }: { readonly dref: number }) {
  const t = useDrefStrings();
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const { data, error, refetch } = useQuery(sharedUsersQuery(dref));
  if (error && !data)
    return <StateMessage state="error" isCompact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton kind="text" />;
  const names = data.users_details.map(accountName);
  return (
    <>
      <p>{names.length === 0 ? t.sharedWithNobody : formatList(names, language, 'conjunction')}</p>
      <div>
        <DialogButton dialog={(close) => <ShareDialog dref={dref} onClose={close} />}>{t.share}</DialogButton>
      </div>
    </>
  );
}
