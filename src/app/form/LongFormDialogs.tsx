import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { DifferenceDialog } from '#ui/drafts/DifferenceDialog';
import { differencesBetween } from '#ui/drafts/differences';
import { draftsOf, removeDrafts } from '#ui/drafts/draftStore';
import { OutdatedDraft, SaveOutdated } from '#ui/drafts/OutdatedDraft';
import { DraftChanges, RestoreDraftDialog } from '#ui/drafts/RestoreDraftDialog';
import { withKeysOf } from '#ui/drafts/renewedRows';
import { strings as draftStringsOf } from '#ui/drafts/strings';
import type { useDraft } from '#ui/drafts/useDraft';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Row } from '#ui/layout/Row';
import { Modal } from '#ui/overlays/Modal';
import type { AnyFormDefinition } from './definition';
import { valuesOfStored } from './derive';
import { documentTitle } from './documentTitle';
import { fieldTexts } from './FieldValue';
import styles from './LongForm.module.css';
import { computedPaths } from './mergedValues';
import type { ArrivedDocument } from './saveActions';
import { longFormStrings } from './strings';
import type { useSave } from './useSave';

interface LongFormDialogsProps {
  readonly definition: AnyFormDefinition;
  /** The accessible name of the form, for a document without a title. */
  readonly name: string;
  readonly t: unknown;
  /** The data of the form's rules, from which rows may be named. */
  readonly facts: unknown;
  readonly current: object;
  readonly draft: Pick<
    ReturnType<typeof useDraft>,
    'offered' | 'isOutdated' | 'offeredFiles' | 'restore' | 'discard' | 'postpone'
  >;
  // biome-ignore lint/suspicious/noExplicitAny: the dialogs handle documents of any form
  readonly saving: ReturnType<typeof useSave<any, any>>;
}

/** The dialogs of a form: restoring a draft or taking along an outdated one, resolving a conflict, and a document that may already be stored. */
export function LongFormDialogs({ definition, name, t, facts, current, draft, saving }: LongFormDialogsProps) {
  const { language } = useLanguage();
  const { conflict, submitted } = saving;
  const shared = fieldTexts(definition, t, current, language, facts);
  if (submitted) return <AlreadySubmittedDialog submitted={submitted} saving={saving} />;
  if (conflict) {
    const { mine, theirs, base } = conflict;
    return (
      <DifferenceDialog
        {...shared}
        mine={mine}
        theirs={theirs}
        base={base}
        computed={computedPaths(definition, mine, theirs)}
        savedBy={saving.conflictBy}
        onResolve={saving.resolveConflict}
        onCancel={saving.cancelConflict}
      />
    );
  }
  return (
    <RestoreDraftDialog
      {...shared}
      draft={draft}
      name={documentTitle(draft.offered?.values ?? {}) ?? name}
      {...versionsFor(definition, draft.isOutdated ? null : draft.offered, current)}
    />
  );
}

/** The stored values with which a draft is compared, and those that it started from: rows that the server has replaced since are the same. */
function versionsFor(definition: AnyFormDefinition, draft: { readonly base?: unknown } | null, current: object) {
  const stored = draft?.base as object | undefined;
  if (!stored) return { current, base: undefined };
  const base = valuesOfStored(definition, stored);
  return { current: withKeysOf(base, current), base };
}

interface AlreadySubmittedDialogProps {
  readonly submitted: ArrivedDocument;
  readonly saving: Pick<
    LongFormDialogsProps['saving'],
    'sendAnyway' | 'replaceSubmitted' | 'acceptSubmitted' | 'cancelSubmitted'
  >;
}

function AlreadySubmittedDialog({ submitted, saving }: AlreadySubmittedDialogProps) {
  const t = useStrings(longFormStrings);
  return (
    <Modal
      isAlert
      isOpen
      title={t.alreadyFiledHeading}
      onClose={saving.cancelSubmitted}
      footer={
        <>
          <Button variant="text" onPress={saving.cancelSubmitted}>
            {t.cancel}
          </Button>
          <Button onPress={saving.sendAnyway}>{t.fileAnother}</Button>
          {submitted.isChanged ? (
            <Button variant="primary" onPress={() => void saving.replaceSubmitted()}>
              {t.replaceFiled}
            </Button>
          ) : (
            <Link variant="button" href={submitted.href} onPress={() => void saving.acceptSubmitted()}>
              {t.openFiled}
            </Link>
          )}
        </>
      }
    >
      <p>{submitted.isChanged ? t.earlierFiledText : t.alreadyFiledText}</p>
      <p>
        <strong>{submitted.title}</strong>
      </p>
    </Modal>
  );
}

interface KeptDraftProps {
  readonly definition: AnyFormDefinition;
  readonly name: string;
  readonly t: unknown;
  readonly facts: unknown;
  readonly userId: string;
  readonly documentKey: string;
  /** The values of the stored document. */
  readonly current: object;
}

/** The newest draft on this device of a document that has become read-only, with a button that discards it. Renders nothing without one. */
export function KeptDraft({ definition, name, t, facts, userId, documentKey, current }: KeptDraftProps) {
  const draftStrings = useStrings(draftStringsOf);
  const { language } = useLanguage();
  const { data: draft, refetch } = useQuery({
    queryKey: ['kept draft', userId, documentKey],
    queryFn: async () => (await draftsOf({ userId, documentKey }))[0] ?? null,
    // forms write drafts without the query cache
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!draft) return null;
  const isOutdated = draft.version !== definition.draftVersion;
  const versions = versionsFor(definition, isOutdated ? null : draft, current);
  if (!isOutdated && differencesBetween(versions.current, draft.values).length === 0) return null;
  const texts = fieldTexts(definition, t, current, language, facts);
  const discard = async () => {
    await removeDrafts([draft]);
    await refetch();
  };
  return (
    <div className={styles.kept}>
      <Card>
        {isOutdated ? <OutdatedDraft draft={draft} /> : <DraftChanges draft={draft} {...versions} {...texts} />}
        <Row gap="s2" justify="end">
          {isOutdated && (
            <SaveOutdated
              size="s"
              draft={draft}
              name={documentTitle(draft.values) ?? name}
              labelOf={texts.labelOf}
              renderValue={texts.renderValue}
            />
          )}
          <Button size="s" onPress={() => void discard()}>
            {draftStrings.discard}
          </Button>
        </Row>
      </Card>
    </div>
  );
}
