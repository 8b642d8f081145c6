import { useMutation } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import type { ApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { writeOnce } from '#app/request/writeOnce';
import { href } from '#app/routes/href';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import type { EapRegistration } from '#contract/eap';
import { eapKind } from '#domain/eap/eapTypes';
import { versionsOfEap } from '#resources/eap/versions';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { eapListStrings } from './strings';
import { useForgetProtocols } from './useStatusStep';

/** Whether the newest version of a protocol has a higher number than the one that was to be revised. */
const isRevised = async (id: number, version: number): Promise<boolean> => {
  const [latest] = versionsOfEap(await send('GET /api/v2/eap-registration/{id}/', { path: { id } }));
  return (latest?.version ?? 0) > version;
};

interface Revision {
  /** True when somebody else has made the version before. */
  readonly isOfAnother: boolean;
}

/** Returns a function that makes the next version after a question, and opens it. @source reference/eap.md, section 3.2 */
export function useRevise(registration: EapRegistration) {
  const t = useStrings(eapListStrings);
  const confirm = useConfirmation();
  const navigate = useNavigateUnlessLeft();
  const forget = useForgetProtocols();
  const messageOf = useErrorMessage();
  const { id } = registration;
  const isFull = eapKind(registration.eap_type) === 'full';
  const [latest] = versionsOfEap(registration);
  const version = latest?.version ?? 0;
  const next = version + 1;
  const showRefusal = (title: string, debugText?: string) =>
    showAlert({ name: `eap-not-revised-${id}`, variant: 'danger', title, debugText });

  const mutation = useMutation<Revision, ApiError, number>({
    mutationFn: (versionId) => {
      const input = { path: { id: versionId }, body: {} };
      const write = async () => {
        if (isFull) await send('POST /api/v2/full-eap/{id}/revise/', input);
        else await send('POST /api/v2/simplified-eap/{id}/revise/', input);
        return { isOfAnother: false };
      };
      const find = async (revision: Revision) => ((await isRevised(id, version)) ? { answer: revision } : null);
      return writeOnce<Revision>(write, {
        findDone: () => find({ isOfAnother: false }),
        findMeanwhile: () => find({ isOfAnother: true }),
      });
    },
    onSettled: forget,
    onSuccess: ({ isOfAnother }) => {
      if (isOfAnother) {
        showRefusal(t.revisedMeanwhile({ version: next }));
        return;
      }
      showAlert({ name: `eap-revised-${id}`, variant: 'success', title: t.revised({ version: next }) });
    },
    onError: (error) => showRefusal(messageOf(error), error.debugText),
  });

  const revise = async () => {
    if (!latest) return;
    const message = t.reviseText({ version, next });
    if (await confirm({ heading: t.reviseHeading, message, confirmLabel: t.revise })) {
      const openForm = ({ isOfAnother }: Revision) => {
        if (!isOfAnother) void navigate(href(isFull ? 'fullEapForm' : 'simplifiedEapForm', { eapId: id }));
      };
      mutation.mutate(latest.id, { onSuccess: openForm });
    }
  };
  return { revise, isPending: mutation.isPending };
}
