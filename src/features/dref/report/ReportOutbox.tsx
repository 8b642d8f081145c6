import type { OutboxFormProps } from '#app/sending/outboxForm';
import type { DrefFinalReport } from '#contract/drefDocument';
import { documentAddress } from '../documentAddress';
import { useDocumentActions } from '../form/useDocumentActions';
import { reportCalls } from './reportCalls';
import { reportForm } from './reportForm';

/** Sends final reports from the outbox. */
export function ReportOutbox({ entry, children }: OutboxFormProps) {
  const actions = useDocumentActions(reportCalls);
  const isImminentV2 = (entry.base as DrefFinalReport | undefined)?.is_dref_imminent_v2 ?? false;
  const addressOf = ({ id }: { readonly id: number }) => documentAddress({ stage: 'finalReport', id, isImminentV2 });
  return children({ definition: reportForm, actions, addressOf });
}
