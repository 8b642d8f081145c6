import type { EmergencyProject } from '#contract/emergencyProject';
import { numberFormat } from '#domain/language/intl';
import { activityStatistics } from '#domain/three-w/activities';
import { type ActivityStatusKey, ownToday } from '#domain/three-w/status';
import { PieChart } from '#ui/chart/PieChart';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Stack } from '#ui/layout/Stack';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { statusNames } from './activityTexts';
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
  const { nationalSocieties, erus, reach, sectors, statuses } = activityStatistics(projects, ownToday(), language);
  const names = statusNames(t);
  const reachLabels = { people: t.services, households: t.servicesHouseholds, recipients: t.servicesRecipients };
  const count = numberFormat(language);
  return (
    <Stack gap="s4">
      <KeyFigures
        figures={[
          {
            id: 'leads',
            label: t.societiesAndErus,
            value: t.countOfBoth({ societies: count.format(nationalSocieties), erus: count.format(erus) }),
          },
          ...reach.map(({ kind, value, records }) => ({
            id: kind,
            label: reachLabels[kind],
            value,
            origin: t.fromRecords({ count: records, total: projects.length }),
            info: <InfoPopup label={reachLabels[kind]}>{t.servicesInfo}</InfoPopup>,
          })),
          { id: 'sectors', label: t.sectors, value: sectors.length },
          { id: 'total', label: t.total, value: total },
        ]}
      />
      <Columns gap="s4" minWidth={320}>
        <Card title={t.bySector}>
          <PieChart
            title={t.bySector}
            hxl={['#sector', '#activity+num', '#activity+pct']}
            isTitleHidden
            unit={t.projects}
            slices={sectors}
            height={pieHeight}
          />
        </Card>
        <Card title={t.byStatus}>
          <PieChart
            title={t.byStatus}
            hxl={['#status', '#activity+num', '#activity+pct']}
            isTitleHidden
            unit={t.projects}
            slices={statuses.map((slice) => ({ ...slice, label: names[slice.key as ActivityStatusKey] }))}
            height={pieHeight}
          />
        </Card>
      </Columns>
    </Stack>
  );
}
