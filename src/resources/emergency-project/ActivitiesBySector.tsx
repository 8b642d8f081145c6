import type { EmergencyProject, EmergencyProjectActivity } from '#contract/emergencyProject';
import { formatList } from '#domain/format/formatList';
import { formatPercent } from '#domain/format/numbers';
import { activitiesBySector, leadName } from '#domain/three-w/activities';
import { reachOfActivity } from '#domain/three-w/people';
import { ownToday } from '#domain/three-w/status';
import { DateRange } from '#ui/display/DateRange';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import styles from './ActivitiesBySector.module.css';
import { ActivityStatus } from './ActivityStatus';
import { reachText } from './activityTexts';
import { emergencyActivitiesStrings } from './strings';

/** Projects by sector with their lead, status and activities. */
export function ActivitiesBySector({ projects }: { readonly projects: readonly EmergencyProject[] }) {
  const t = useStrings(emergencyActivitiesStrings);
  const { language } = useLanguage();
  const sectors = activitiesBySector(projects, ownToday(), language);
  return (
    <Stack gap="s2" align="start" padding="s4 edge" className={styles.side}>
      <h3>{t.activitiesBySector}</h3>
      {sectors.length === 0 && <StateMessage state="emptyForFilter" isCompact message={t.nothingFiltered} />}
      {sectors.map(({ key, label, projects: own, completeShare }) => (
        <ExpandableSection
          key={key}
          title={label}
          headingLevel={4}
          aside={
            <Note as="span">
              {t.projectCount({ count: own.length })} ·{' '}
              {t.complete({ share: formatPercent(completeShare, language) ?? '' })}
            </Note>
          }
        >
          <Stack as="ul" gap="s3">
            {own.map((project) => (
              <li key={project.id}>
                <SectorProject project={project} sector={Number(key)} />
              </li>
            ))}
          </Stack>
        </ExpandableSection>
      ))}
    </Stack>
  );
}

function SectorProject({ project, sector }: { readonly project: EmergencyProject; readonly sector: number }) {
  const t = useStrings(emergencyActivitiesStrings);
  const { language } = useLanguage();
  return (
    <Stack as="article" gap="s1" className={styles.project}>
      <Row gap="s1 s3" align="center" justify="space-between">
        <strong>{leadName(project) ?? t.unknownLead}</strong>
        <ActivityStatus record={project} />
      </Row>
      <Note as="div">
        <DateRange from={project.start_date} to={project.end_date} />
      </Note>
      <Note as="div">
        {formatList(
          project.districts_details.map(({ name }) => name),
          language,
        ) || t.countrywideShort}
      </Note>
      <details>
        <summary>{project.title}</summary>
        <Stack as="ul" gap="s3" className={styles.activities}>
          {project.activities
            .filter((activity) => activity.sector === sector)
            .map((activity) => (
              <li key={activity.id}>
                <SectorActivity activity={activity} />
              </li>
            ))}
        </Stack>
      </details>
    </Stack>
  );
}

function SectorActivity({ activity }: { readonly activity: EmergencyProjectActivity }) {
  const t = useStrings(emergencyActivitiesStrings);
  const { language } = useLanguage();
  const reached = reachText(reachOfActivity(activity), t, language);
  return (
    <>
      <div>{activity.action_details?.title ?? activity.custom_action}</div>
      <Note as="div">{reached === null ? t.reachedUnknown : t.reached({ reached })}</Note>
      {activity.details && <Note>{activity.details}</Note>}
    </>
  );
}
