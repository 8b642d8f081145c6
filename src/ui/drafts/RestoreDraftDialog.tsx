import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { Modal } from '../overlays/Modal';
import styles from './comparison.module.css';
import { differencesBetween, documentOf, isSame, valueAt } from './differences';
import type { Draft } from './draft';
import { OutdatedDraftDialog } from './OutdatedDraftDialog';
import { RowName } from './RowName';
import { strings } from './strings';
import { type RenderRowName, type RenderValue, useDescribeValue } from './useDescribeValue';
import { WrittenAt } from './WrittenAt';

export interface RestoreDraftDialogProps {
  /** The result of `useDraft`. */
  readonly draft: {
    readonly offered: Draft | null;
    /** Whether it was written with another version of the form, and can only be taken along. */
    readonly isOutdated: boolean;
    /** The names of its files that have not arrived. */
    readonly offeredFiles?: readonly string[];
    readonly restore: () => unknown;
    readonly discard: () => unknown;
    readonly postpone: () => void;
  };
  /** The name of the document, which names the file of an outdated draft. */
  readonly name: string;
  /** The current values of the form. */
  readonly current: object;
  /** The base of the draft: a field that is equal in draft and base was changed by someone else. */
  readonly base?: object;
  readonly labelOf: (path: string) => string;
  readonly renderValue?: RenderValue;
  readonly renderRowName?: RenderRowName;
}

/** Offers an earlier draft, with its time and its changes. Of one that the form cannot be filled from, it offers what was written. */
export function RestoreDraftDialog({ draft, name, ...rest }: RestoreDraftDialogProps) {
  const t = useStrings(strings);
  const { offered, isOutdated, restore, discard, postpone } = draft;
  if (offered && isOutdated) {
    return (
      <OutdatedDraftDialog
        // a next one is another dialog
        key={offered.writerId}
        draft={offered}
        files={draft.offeredFiles}
        name={name}
        labelOf={rest.labelOf}
        renderValue={rest.renderValue}
        onDiscard={discard}
        onClose={postpone}
      />
    );
  }
  return (
    <Modal
      size="lg"
      isAlert
      title={t.restoreHeading}
      isOpen={offered !== null}
      onClose={postpone}
      footer={
        <>
          <Button variant="text" onPress={postpone}>
            {t.later}
          </Button>
          <Button onPress={() => void discard()}>{t.discard}</Button>
          <Button variant="primary" onPress={() => void restore()}>
            {t.restore}
          </Button>
        </>
      }
    >
      {offered && <DraftChanges draft={offered} files={draft.offeredFiles ?? []} {...rest} />}
    </Modal>
  );
}

type DraftChangesProps = Omit<RestoreDraftDialogProps, 'draft' | 'name'> & {
  readonly draft: Draft;
  /** The names of its files that have not arrived. */
  readonly files?: readonly string[];
};

/** When a draft was written, and what it holds beside the current values. */
export function DraftChanges({
  draft,
  files = [],
  current,
  base,
  labelOf,
  renderValue,
  renderRowName,
}: DraftChangesProps) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const words = useDescribeValue(renderValue);
  const differences = differencesBetween(current, draft.values);
  const changes = differences.filter(({ path, after }) => !base || !isSame(valueAt(base, path), after));
  const fromOthers = differences.length - changes.length;
  return (
    <>
      <WrittenAt draft={draft} />
      {fromOthers > 0 && <p>{t.changedByOthers({ count: fromOthers })}</p>}
      {files.length > 0 && <p>{t.filesNotArrived({ names: formatList(files, language) })}</p>}
      {changes.length > 0 && (
        <>
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
              {changes.map((change) => (
                <tr key={change.path}>
                  <th scope="row">
                    {labelOf(change.field)}
                    <RowName>{renderRowName?.(change.field, documentOf(change, current, draft.values))}</RowName>
                  </th>
                  <td data-column={t.now}>{words(change.field, change.before, current)}</td>
                  <td data-column={t.inDraft}>{words(change.field, change.after, draft.values)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
