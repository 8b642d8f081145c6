import { useNavigate } from 'react-router-dom';
import { showAlert } from '#app/alerts/alerts';
import type { ApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import { useApiMutation } from '#app/request/useApiMutation';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { href } from '#app/routes/href';
import type { EapRegistration } from '#contract/eap';
import { eapKind } from '#domain/eap/eapTypes';
import { versionsOfEap } from '#resources/eap/versions';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { eapListStrings } from './strings';
import { staleAfterStep, useForgetProtocols } from './useStatusStep';

/** Whether the newest version of a protocol has a higher number than the one that was to be revised. */
const isRevised = async (id: number, version: number): Promise<boolean> => {
  const [latest] = versionsOfEap(await send('GET /api/v2/eap-registration/{id}/', { path: { id } }));
  return (latest?.version ?? 0) > version;
};

/** Returns a function that makes the next version after a question, and opens it. @source reference/eap.md, section 3.2 */
export function useRevise(registration: EapRegistration) {
  const t = useStrings(eapListStrings);
  const confirm = useConfirmation();
  const navigate = useNavigate();
  const forget = useForgetProtocols();
  const messageOf = useErrorMessage();
  const [latest] = versionsOfEap(registration);
  const kind = eapKind(registration.eap_type);
  const { id } = registration;
  const version = latest?.version ?? 0;
  const options = {
    invalidates: staleAfterStep,
    alertsOnFailure: false,
    isDone: () => isRevised(id, version),
    onDone: () => {
      showAlert({ name: `eap-revised-${id}`, variant: 'success', title: t.revised({ version: version + 1 }) });
      void navigate(href(kind === 'full' ? 'fullEapForm' : 'simplifiedEapForm', { eapId: id }));
    },
  } as const;
  const simplified = useApiMutation('POST /api/v2/simplified-eap/{id}/revise/', options);
  const full = useApiMutation('POST /api/v2/full-eap/{id}/revise/', options);
  const mutation = kind === 'full' ? full : simplified;
  /** Says why the version was not revised: as a rule because another person has done it, which the list then shows. */
  const showRefusal = async (error: ApiError) => {
    forget();
    const isDone = await isRevised(id, version).catch(() => false);
    const title = isDone ? t.revisedMeanwhile({ version: version + 1 }) : messageOf(error);
    showAlert({ name: `eap-not-revised-${id}`, variant: 'danger', title, debugText: error.debugText });
  };
  const revise = async () => {
    if (!latest) return;
    const message = t.reviseText({ version, next: version + 1 });
    if (await confirm({ heading: t.reviseHeading, message, confirmLabel: t.revise })) {
      mutation.mutate({ path: { id: latest.id }, body: {} }, { onError: (error) => void showRefusal(error) });
    }
  };
  return { revise, isPending: mutation.isPending };
}
