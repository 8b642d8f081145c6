import { useQuery } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { documentTitle } from '#app/form/documentTitle';
import { draftTarget } from '#app/form/draftTarget';
import { isOutdated } from '#app/form/isOutdated';
import { useSession } from '#app/session/session';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { RelativeTime } from '#ui/display/RelativeTime';
import type { Draft } from '#ui/drafts/draft';
import { draftsOfPerson, removeDrafts } from '#ui/drafts/draftStore';
import { SaveOutdated } from '#ui/drafts/OutdatedDraft';
import { openFormCheck } from '#ui/drafts/openForms';
import { strings as draftStrings } from '#ui/drafts/strings';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import styles from './DeviceDrafts.module.css';
import { myFormsStrings } from './strings';
import { useDocumentName } from './useDocumentName';

/** The user's drafts; `isOpen` when the form of a draft is open in another tab. */
async function draftsWithForms(userId: string) {
  const [drafts, isAtWork] = await Promise.all([draftsOfPerson(userId), openFormCheck()]);
  return drafts.map((draft) => ({ draft, isOpen: isAtWork(draft) }));
}

/** The drafts of all forms on this device, each to be continued or discarded. Renders nothing without drafts. */
export function DeviceDrafts() {
  const t = useStrings(myFormsStrings);
  const userId = String(useSession()?.id);
  const { data, isError, refetch } = useQuery({
    queryKey: ['drafts on this device', userId],
    queryFn: () => draftsWithForms(userId),
    // always stale: other pages and tabs write drafts
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (isError) return <StateMessage state="error" isCompact message={t.draftsFailed} onRetry={() => void refetch()} />;
  const known = (data ?? []).filter(({ draft }) => draftTarget(draft) !== null);
  if (known.length === 0) return null;
  return (
    <Card title={t.drafts({ count: known.length })}>
      <List
        items={known}
        itemKey={({ draft }) => `${draft.documentKey} ${draft.writerId}`}
        look="rows"
        label={t.draftsLabel}
      >
        {({ draft, isOpen }) => <DraftItem draft={draft} isOpen={isOpen} onDiscarded={() => void refetch()} />}
      </List>
    </Card>
  );
}

interface DraftItemProps {
  readonly draft: Draft;
  /** Whether the form of the draft is open in another tab. */
  readonly isOpen: boolean;
  readonly onDiscarded: () => void;
}

function DraftItem({ draft, isOpen, onDiscarded }: DraftItemProps) {
  const t = useStrings(myFormsStrings);
  const { outdatedText } = useStrings(draftStrings);
  const confirm = useConfirmation();
  const target = draftTarget(draft);
  const { name, document, title } = useDocumentName({ ...draft, title: documentTitle(draft.values) });
  if (!target) return null;
  const isOld = isOutdated(draft);
  const discard = async () => {
    if (!(await confirm({ heading: t.discardTitle, message: t.discardText({ name }), confirmLabel: t.discard })))
      return;
    try {
      await removeDrafts([draft]);
      showAlert({ name: `discarded ${draft.documentKey}`, variant: 'success', title: t.discarded({ name }) });
    } catch {
      showAlert({ name: 'draft-kept', variant: 'danger', title: t.discardFailed });
    }
    onDiscarded();
  };
  return (
    <Row gap="s2 s3" align="center">
      <div className={styles.text}>
        <strong>{document}</strong>
        {title && <FreeText value={title} />}
        {isOld && <span>{outdatedText}</span>}
        <Note as="span">
          <RelativeTime value={new Date(draft.savedAt)} />
        </Note>
      </div>
      {isOpen ? (
        <span>{t.openElsewhere}</span>
      ) : (
        <>
          {isOld ? (
            <SaveOutdated draft={draft} name={name} />
          ) : (
            <Link href={target.address} variant="button" aria-label={t.goOnNamed({ name })}>
              {t.goOn}
            </Link>
          )}
          <Button aria-label={t.discardNamed({ name })} onPress={() => void discard()}>
            {t.discard}
          </Button>
        </>
      )}
    </Row>
  );
}
