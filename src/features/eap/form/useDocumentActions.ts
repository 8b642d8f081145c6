import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { isObsolete } from '#app/form/isObsolete';
import type { SaveActions } from '#app/form/saveActions';
import { queryKey } from '#app/request/apiQuery';
import { send } from '#app/request/send';
import type { EapRegistration } from '#contract/eap';
import type { UserName } from '#contract/user';
import { accountName } from '#domain/account/displayName';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { useMaySubmit } from '../rights';
import { withFileLinks } from './fileLinks';
import { withOwnRows } from './ownRows';
import { useEapStrings } from './useEapStrings';
import { useSubmission } from './useSubmission';

/** The parts of a stored version that saves depend on. */
export interface StoredVersion {
  readonly id: number;
  readonly version: number;
  readonly modified_at: string;
  readonly modified_by_details: UserName | null;
}

type Body = Readonly<Record<string, unknown>>;

/** The server calls of a kind of document. */
export interface DocumentCalls<Stored> {
  readonly read: (id: number, signal: AbortSignal) => Promise<Stored>;
  readonly create: (body: Body, signal: AbortSignal) => Promise<Stored>;
  readonly patch: (id: number, body: Body, signal: AbortSignal) => Promise<Stored>;
  readonly cacheKey: (id: number) => readonly unknown[];
  /** The id of the newest version of a registration. */
  readonly latestOf: (registration: EapRegistration) => number | null;
  /** The address of the form of a registration. */
  readonly address: (registration: number) => string;
}

/**
 * The save actions of a document. The form stays open after a save; its second button saves and submits the protocol.
 *
 * @param calls - a stable object
 * @source reference/eap.md, sections 1.5 and 2.2
 */
export function useDocumentActions<V extends object, Stored extends StoredVersion>(
  registration: EapRegistration,
  calls: DocumentCalls<Stored>,
): SaveActions<V, Stored> {
  const t = useEapStrings();
  const client = useQueryClient();
  const confirm = useConfirmation();
  const submit = useSubmission(registration.id);
  const submitNow = useRef(submit);
  submitNow.current = submit;
  const { id: owner } = registration;
  const isFinishable = useMaySubmit(registration);
  return useMemo(
    () => ({
      versionOf: ({ modified_at }) => modified_at,
      isStale: isObsolete,
      savedBy: ({ modified_by_details: person }) => person && accountName(person),
      staysOpen: true,
      readLatest: ({ id }, signal) => calls.read(id, signal),
      findExisting: async (signal) => {
        const latest = await send('GET /api/v2/eap-registration/{id}/', { path: { id: owner } }, { signal });
        const id = calls.latestOf(latest);
        return id === null ? null : calls.read(id, signal);
      },
      send: async (fields, { stored, signal }) => {
        const save = { stored, isShared: (stored?.version ?? 1) > 1, signal, notCopied: t.fileNotCopied };
        const body = { ...(await withFileLinks(withOwnRows(fields, stored), save)), eap_registration: owner };
        if (!stored) return calls.create(body, signal);
        return calls.patch(stored.id, { ...body, modified_at: stored.modified_at }, signal);
      },
      cacheKey: ({ id }) => calls.cacheKey(id),
      invalidates: ['GET /api/v2/eap-registration/'],
      ...(isFinishable && {
        finish: {
          label: t.submit,
          confirm: () => confirm({ heading: t.submitHeading, message: t.submitText, confirmLabel: t.submit }),
        },
      }),
      onSaved: async ({ id }, wasNew, step, isFinal) => {
        const registrations = { queryKey: queryKey('GET /api/v2/eap-registration/{id}/') };
        if (isFinal) {
          // read again with the next page: the form stays as it is where the server refuses the submission
          if (wasNew) await client.invalidateQueries({ ...registrations, refetchType: 'none' });
          return submitNow.current();
        }
        showAlert({ name: `eap-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        if (!wasNew) return undefined;
        await client.invalidateQueries(registrations);
        return { address: calls.address(owner), replace: true, state: { step } };
      },
    }),
    [calls, client, confirm, isFinishable, owner, t],
  );
}
