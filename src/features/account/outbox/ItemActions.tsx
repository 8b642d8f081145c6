import { showAlert } from '#app/alerts/alerts';
import type { OutboxEntry } from '#app/outbox/entry';
import { advanceEntry, discardEntry, fileOfEntry, readEntry } from '#app/outbox/outboxStore';
import { withSendLock } from '#app/outbox/sendLock';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import { openConflict } from '#app/sending/conflictRequest';
import { resumeSending } from '#app/sending/sendingTurn';
import { shownStatus } from '#app/sending/shownStatus';
import { takeBack } from '#app/sending/takeBack';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { SaveWritten } from '#ui/drafts/SaveWritten';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { outboxStrings } from './strings';

interface ItemActionsProps {
  readonly entry: OutboxEntry;
  readonly name: string;
}

/** What the writer of an entry can do with it, by its status. */
export function ItemActions({ entry, name }: ItemActionsProps) {
  const t = useStrings(outboxStrings);
  const navigate = useNavigateUnlessLeft();
  const confirm = useConfirmation();
  const status = shownStatus(entry);

  /** Changes an entry that no tab is sending; says so where it cannot. */
  const change = async (work: (current: OutboxEntry) => Promise<void>): Promise<void> => {
    try {
      const hasRun = await withSendLock(async () => {
        const current = await readEntry(entry);
        if (current && (current.status !== 'sent' || status === 'sent')) await work(current);
      });
      if (!hasRun) showAlert({ name: 'outbox-busy', variant: 'warning', title: t.isBeingSent });
    } catch {
      showAlert({ name: 'outbox-failed', variant: 'danger', title: t.removeFailed });
    }
  };
  const correct = () =>
    change(async (current) => {
      const address = await takeBack(current);
      if (address !== null) await navigate(address);
    });
  const remove = async () => {
    const text = { heading: t.removeHeading, message: t.removeText({ name }), confirmLabel: t.remove };
    if (status === 'sent' || (await confirm(text))) await change(discardEntry);
  };
  const sendAgain = () =>
    change(async (current) => {
      await advanceEntry(current, { type: 'retried' });
      resumeSending();
    });
  const readFiles = async () => {
    const files = await Promise.all(entry.files.map(({ id }) => fileOfEntry(entry, id)));
    return files.filter((file) => file !== undefined);
  };

  if (status === 'sending') return null;
  return (
    <>
      {entry.sent && (
        <Link href={entry.sent.href} variant="button" aria-label={t.openNamed({ name })}>
          {t.open}
        </Link>
      )}
      {status === 'conflict' && (
        <Button variant="primary" aria-label={t.compareNamed({ name })} onPress={() => openConflict(entry.id)}>
          {t.compare}
        </Button>
      )}
      {status === 'outdated' && <SaveWritten values={entry.values} name={name} readFiles={readFiles} />}
      {status !== 'sent' && status !== 'outdated' && (
        <Button aria-label={t.correctNamed({ name })} onPress={() => void correct()}>
          {t.correct}
        </Button>
      )}
      {status === 'refused' && (
        <Button aria-label={t.sendAgainNamed({ name })} onPress={() => void sendAgain()}>
          {t.sendAgain}
        </Button>
      )}
      <Button aria-label={t.removeNamed({ name })} onPress={() => void remove()}>
        {t.remove}
      </Button>
    </>
  );
}
