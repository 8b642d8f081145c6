import { useQuery } from '@tanstack/react-query';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { percentOf } from '#domain/format/numbers';
import { KeyFigures } from '#ui/display/KeyFigures';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { figuresQuery } from './queries';
import { homeStrings } from './strings';

/** The network's active operations in five figures. @source reference/shell-and-account.md, section 1.8 */
export function HomeFigures() {
  const t = useStrings(homeStrings);
  const messageOf = useErrorMessage();
  const { data, isPending, error, refetch } = useQuery(figuresQuery());
  if (error) return <StateMessage state="error" isCompact message={messageOf(error)} onRetry={() => refetch()} />;
  const coverage = percentOf(data?.amount_funded_dref_included, data?.amount_requested_dref_included);
  return (
    <KeyFigures
      isLoading={isPending}
      figures={[
        {
          id: 'drefs',
          label: t.activeDrefs,
          value: data?.active_drefs,
          info: <InfoPopup label={t.activeDrefsInfoLabel}>{t.activeDrefsInfo}</InfoPopup>,
        },
        {
          id: 'appeals',
          label: t.activeAppeals,
          value: data?.active_appeals,
          info: <InfoPopup label={t.activeAppealsInfoLabel}>{t.activeAppealsInfo}</InfoPopup>,
        },
        {
          id: 'requested',
          label: t.requirements,
          value: data?.amount_requested_dref_included,
          currency: 'CHF',
        },
        {
          id: 'coverage',
          label: t.coverage,
          value: coverage,
          kind: 'percent',
          progress: { label: t.coverage, value: coverage },
        },
        { id: 'people', label: t.targeted, value: data?.target_population },
      ]}
    />
  );
}
