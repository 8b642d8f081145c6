import type { GlobalProjectOverview } from '#contract/projectFigures';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { overviewStrings } from './strings';

/** The totals of the ongoing projects. */
export function OverviewFigures({ overview }: { readonly overview: GlobalProjectOverview }) {
  const t = useStrings(overviewStrings);
  return (
    <KeyFigures
      figures={[
        { id: 'ongoing', label: t.ongoing, value: overview.total_ongoing_projects },
        { id: 'societies', label: t.societies, value: overview.ns_with_ongoing_activities },
        {
          id: 'targeted',
          label: t.targeted,
          value: overview.target_total,
          info: <InfoPopup label={t.targeted}>{t.targetedInfo}</InfoPopup>,
        },
      ]}
    />
  );
}
