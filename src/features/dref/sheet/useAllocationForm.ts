import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { DrefDocument } from '#domain/dref/drefProcess';
import { applicationQuery, operationalUpdateQuery } from '#resources/dref/queries';
import { fileName, saveFile } from '#ui/display/saveFile';
import { useStrings } from '#ui/language/useStrings';
import { drefSheetStrings } from './strings';

/** The form must hold the current amounts, so cached documents are always read again. */
const staleTime = 0;

/** Saves the allocation form of an application or operational update as an xlsx file. @source reference/dref.md, section 1.5 */
export function useAllocationForm() {
  const t = useStrings(drefSheetStrings);
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ stage, id }: DrefDocument) => {
      const [{ allocationSheet }, { writeWorkbook }, allocated] = await Promise.all([
        import('./allocationSheet'),
        import('./writeWorkbook'),
        stage === 'application'
          ? client.fetchQuery({ ...applicationQuery(id), staleTime }).then((document) => ({ stage, document }))
          : client
              .fetchQuery({ ...operationalUpdateQuery(id), staleTime })
              .then((document) => ({ stage: 'operationalUpdate' as const, document })),
      ]);
      return writeWorkbook([allocationSheet(allocated, t)]);
    },
    onSuccess: (file, { title }) => saveFile(file, fileName(`${t.allocationForm} ${title ?? ''}`, 'xlsx')),
    onError: (error, { id }) =>
      showAlert({ name: `allocation-${id}`, variant: 'danger', title: t.fileFailed, description: messageOf(error) }),
  });
  return { save: mutate, isBusy: isPending, label: t.allocationForm };
}
