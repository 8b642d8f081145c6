import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { showAlert } from '#app/alerts/alerts';
import type { AnyFormDefinition } from '#app/form/definition';
import { labelOf } from '#app/form/derive';
import { queryKey } from '#app/request/apiQuery';
import { errorMessage, isApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import { requestStrings } from '#app/request/strings';
import { writeOnce } from '#app/request/writeOnce';
import { href } from '#app/routes/href';
import { eapStatus } from '#domain/eap/eapTypes';
import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
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

/** Returns a function that submits a saved protocol and leads to the list, or says why it was refused. */
export function useSubmission(registration: number, definition: AnyFormDefinition) {
  const t = useEapStrings();
  const requestTexts = useStrings(requestStrings);
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (): Promise<void> => {
    try {
      await submitProtocol(registration);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const fields = Object.keys(error.formErrors ?? {}).flatMap((name) => labelOf(definition, name, t, {}) ?? []);
      showAlert({
        name: `eap-not-submitted-${registration}`,
        variant: 'danger',
        title: t.submitFailed,
        description:
          fields.length > 0
            ? t.missingFields({ fields: formatList(fields, language) })
            : errorMessage(error, requestTexts),
      });
      return;
    }
    void client.invalidateQueries({ queryKey: queryKey('GET /api/v2/eap-registration/') });
    void client.invalidateQueries({ queryKey: queryKey('GET /api/v2/eap-registration/{id}/') });
    showAlert({ name: `eap-submitted-${registration}`, variant: 'success', title: t.submitted });
    await navigate(href('accountMyFormsEap'));
  };
}
