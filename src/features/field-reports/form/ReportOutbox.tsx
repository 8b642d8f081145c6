import { href } from '#app/routes/href';
import type { OutboxFormProps } from '#app/sending/outboxForm';
import { reportForm } from './reportForm';
import { useReportActions } from './useReportActions';

/** Sends field reports from the outbox. */
export function ReportOutbox({ children }: OutboxFormProps) {
  const actions = useReportActions();
  const addressOf = ({ id }: { readonly id: number }) => href('fieldReportDetails', { fieldReportId: id });
  return children({ definition: reportForm, actions, addressOf });
}
