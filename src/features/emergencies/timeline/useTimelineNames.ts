import type { TimelineNames } from '#domain/emergencies/timeline';
import { useAppealTypeName } from '#resources/appeal/useAppealTypeName';
import { useStrings } from '#ui/language/useStrings';
import { emergencyTimelineStrings } from './strings';

/** The words for appeals and stages in a timeline. */
export function useTimelineNames(): TimelineNames {
  const t = useStrings(emergencyTimelineStrings);
  return {
    appealType: useAppealTypeName(),
    drefStage: (stage, number) => {
      if (stage === 'operationalUpdate') return t.drefUpdate({ number: number ?? '' });
      return stage === 'application' ? t.drefApplication : t.drefReport;
    },
  };
}
