import { useEffect, useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { threeVersions } from '#app/form/bothVersions';
import { fieldTexts } from '#app/form/FieldValue';
import { StoredDocumentProvider } from '#app/form/formContext';
import { computedPaths, mergedValues } from '#app/form/mergedValues';
import type { Conflict, Identified } from '#app/form/saveActions';
import { useFactsOf } from '#app/form/useFacts';
import type { OutboxEntry } from '#app/outbox/entry';
import { advanceEntry } from '#app/outbox/outboxStore';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { DifferenceDialog } from '#ui/drafts/DifferenceDialog';
import type { Values } from '#ui/drafts/rows';
import { useLanguage } from '#ui/language/LanguageContext';
import type { OutboxForm } from './outboxForm';

/** Both versions of an entry as they are now. */
async function readConflict(entry: OutboxEntry, form: OutboxForm, signal: AbortSignal) {
  const { definition, actions } = form;
  const before = entry.base as Identified | undefined;
  const latest: Identified | null = before
    ? await actions.readLatest(before, signal)
    : ((await actions.findExisting?.(signal)) ?? null);
  if (latest === null) return null;
  return { ...threeVersions(definition, entry.values, latest, before), latest } satisfies Conflict<object, Identified>;
}

interface ConflictDialogProps {
  readonly entry: OutboxEntry;
  readonly form: OutboxForm;
  readonly onClose: () => void;
}

/** The dialog of a conflict, as the form shows it: the entry then waits again, with what was chosen. */
export function ConflictDialog({ entry, form, onClose }: ConflictDialogProps) {
  const messageOf = useErrorMessage();
  const [conflict, setConflict] = useState<Conflict<object, Identified> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both versions are read once, when the dialog opens
  useEffect(() => {
    const controller = new AbortController();
    readConflict(entry, form, controller.signal).then(
      async (found) => {
        if (controller.signal.aborted) return;
        if (found) return setConflict(found);
        // the other document is gone: there is nothing to choose from
        await resolve(entry.values, undefined);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        showAlert({ name: 'outbox-conflict', variant: 'danger', title: messageOf(error) });
        onClose();
      },
    );
    return () => controller.abort();
  }, []);
  const resolve = async (values: object, base: unknown) => {
    await advanceEntry(entry, { type: 'merged', values: values as Values, base });
    onClose();
  };
  if (!conflict) return null;
  return (
    <StoredDocumentProvider value={entry.base as Identified | undefined}>
      <BothVersions
        form={form}
        conflict={conflict}
        onResolve={(merged) => void resolve(mergedValues(form.definition, merged, conflict), conflict.latest)}
        onCancel={onClose}
      />
    </StoredDocumentProvider>
  );
}

interface BothVersionsProps {
  readonly form: OutboxForm;
  readonly conflict: Conflict<object, Identified>;
  readonly onResolve: (merged: object) => void;
  readonly onCancel: () => void;
}

/** Both versions in the words of the form, which names some rows by data of the server. */
function BothVersions({ form, conflict, onResolve, onCancel }: BothVersionsProps) {
  const { definition, actions } = form;
  const { mine, theirs, base, latest } = conflict;
  const t: unknown = definition.useStrings();
  const { language } = useLanguage();
  const facts = useFactsOf(definition, mine);
  return (
    <DifferenceDialog
      mine={mine}
      theirs={theirs}
      base={base}
      computed={computedPaths(definition, mine, theirs)}
      savedBy={actions.savedBy?.(latest) ?? null}
      {...fieldTexts(definition, t, mine, language, facts)}
      onResolve={onResolve}
      onCancel={onCancel}
    />
  );
}
