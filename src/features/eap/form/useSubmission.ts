import { useQueryClient } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import type { NextPage } from '#app/form/saveActions';
import { queryKey } from '#app/request/apiQuery';
import { send } from '#app/request/send';
import { writeOnce } from '#app/request/writeOnce';
import { href } from '#app/routes/href';
import { eapStatus } from '#domain/eap/eapTypes';
import { useEapStrings } from './useEapStrings';

const endpoint = 'POST /api/v2/eap-registration/{id}/status/';

/** Sends the protocol to review; asked after a lost response, the server says whether it is. */
const submitProtocol = (id: number) =>
  writeOnce(() => send(endpoint, { path: { id }, body: { status: eapStatus.underReview } }).then(() => undefined), {
    findDone: async () => {
      const { status } = await send('GET /api/v2/eap-registration/{id}/', { path: { id } });
      return status === eapStatus.underReview ? { answer: undefined } : null;
    },
  });

/**
 * Returns a function that submits a saved protocol; the list comes next.
 *
 * @throws ApiError with the fields that the server still asks for; the protocol is saved all the same, and an alert says so
 */
export function useSubmission(registration: number) {
  const t = useEapStrings();
  const client = useQueryClient();
  return async (): Promise<NextPage> => {
    try {
      await submitProtocol(registration);
    } catch (error) {
      showAlert({ name: `eap-not-submitted-${registration}`, variant: 'danger', title: t.submitFailed });
      throw error;
    }
    void client.invalidateQueries({ queryKey: queryKey('GET /api/v2/eap-registration/') });
    void client.invalidateQueries({ queryKey: queryKey('GET /api/v2/eap-registration/{id}/') });
    showAlert({ name: `eap-submitted-${registration}`, variant: 'success', title: t.submitted });
    return { address: href('accountMyFormsEap') };
  };
}
