import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { Modal } from '../overlays/Modal';
import styles from './comparison.module.css';
import { differencesBetween } from './differences';
import type { Draft } from './draftStore';
import { timeAgo } from './relativeTime';
import { strings } from './strings';
import { type DescribeValue, useDescribeValue } from './useDescribeValue';

export interface RestoreDraftDialogProps {
  /** What `useDraft` offers. */
  readonly draft: Draft | null;
  /** What the form holds now. */
  readonly current: object;
  readonly labelOf: (path: string) => string;
  readonly wordsFor?: DescribeValue;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
  readonly onLater: () => void;
}

/** Offers a draft from before, with its time and what it would change. */
export function RestoreDraftDialog({ draft, ...rest }: RestoreDraftDialogProps) {
  const t = useStrings(strings);
  const { onRestore, onDiscard, onLater } = rest;
  return (
    <Modal
      size="lg"
      isAlert
      title={t.restoreHeading}
      isOpen={draft !== null}
      onClose={onLater}
      footer={
        <>
          <Button variant="text" onPress={onLater}>
            {t.later}
          </Button>
          <Button onPress={onDiscard}>{t.discard}</Button>
          <Button variant="primary" onPress={onRestore}>
            {t.restore}
          </Button>
        </>
      }
    >
      {draft && <Changes draft={draft} {...rest} />}
    </Modal>
  );
}

type ChangesProps = Pick<RestoreDraftDialogProps, 'current' | 'labelOf' | 'wordsFor'> & { readonly draft: Draft };

function Changes({ draft, current, labelOf, wordsFor }: ChangesProps) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const words = useDescribeValue(wordsFor);
  const changes = differencesBetween(current, draft.values);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(draft.savedAt);
  return (
    <>
      <p>{t.restoreMessage({ when, ago: timeAgo(draft.savedAt, Date.now(), language) })}</p>
      <p className={styles.count}>{t.changedFields({ count: changes.length })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.now}</th>
            <th scope="col">{t.inDraft}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, field, before, after }) => (
            <tr key={path}>
              <th scope="row">{labelOf(field)}</th>
              <td data-column={t.now}>{words(field, before)}</td>
              <td data-column={t.inDraft}>{words(field, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
