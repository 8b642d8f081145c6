import type { EmergencyProject } from '#contract/emergencyProject';
import { numberFormat } from '#domain/language/intl';
import { activityStatistics } from '#domain/three-w/activities';
import { PieChart } from '#ui/chart/PieChart';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Stack } from '#ui/layout/Stack';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { emergencyActivitiesStrings } from './strings';

interface ActivityCardsProps {
  readonly projects: readonly EmergencyProject[];
  /** The server's count of projects. */
  readonly total: number;
}

const pieHeight = 190;

/** Figures of the whole response; the filters below do not apply to them. */
export function ActivityCards({ projects, total }: ActivityCardsProps) {
  const t = useStrings(emergencyActivitiesStrings);
  const { language } = useLanguage();
  const { nationalSocieties, erus, people, sectors, statuses } = activityStatistics(projects);
  const count = numberFormat(language);
  return (
    <Stack gap="s5">
      <KeyFigures
        figures={[
          {
            id: 'leads',
            label: t.societiesAndErus,
            value: t.countOfBoth({ societies: count.format(nationalSocieties), erus: count.format(erus) }),
          },
          {
            id: 'services',
            label: t.services,
            value: people,
            info: <InfoPopup label={t.services}>{t.servicesInfo}</InfoPopup>,
          },
          { id: 'sectors', label: t.sectors, value: sectors.length },
          { id: 'total', label: t.total, value: total },
        ]}
      />
      <Columns gap="s5" minWidth={320}>
        <Card title={t.bySector}>
          <PieChart title={t.bySector} isTitleHidden unit={t.projects} slices={sectors} height={pieHeight} />
        </Card>
        <Card title={t.byStatus}>
          <PieChart title={t.byStatus} isTitleHidden unit={t.projects} slices={statuses} height={pieHeight} />
        </Card>
      </Columns>
    </Stack>
  );
}
