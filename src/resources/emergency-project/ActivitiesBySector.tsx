import type { EmergencyProject, EmergencyProjectActivity } from '#contract/emergencyProject';
import { formatPercent } from '#domain/format/numbers';
import { activitiesBySector, leadName } from '#domain/three-w/activities';
import { totalPeopleReached } from '#domain/three-w/people';
import { DateRange } from '#ui/display/DateRange';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import styles from './ActivitiesBySector.module.css';
import { ActivityStatus } from './ActivityStatus';
import { emergencyActivitiesStrings } from './strings';

/** Projects by sector with their lead, status and activities. */
export function ActivitiesBySector({ projects }: { readonly projects: readonly EmergencyProject[] }) {
  const t = useStrings(emergencyActivitiesStrings);
  const { language } = useLanguage();
  const sectors = activitiesBySector(projects);
  return (
    <div className={styles.side}>
      <h3>{t.activitiesBySector}</h3>
      {sectors.length === 0 && <StateMessage state="emptyForFilter" isCompact message={t.nothingFiltered} />}
      {sectors.map(({ key, label, projects: own, completeShare }) => (
        <ExpandableSection
          key={key}
          title={label}
          headingLevel={4}
          aside={
            <span className={styles.facts}>
              {t.projectCount({ count: own.length })} ·{' '}
              {t.complete({ share: formatPercent(completeShare, language) ?? '' })}
            </span>
          }
        >
          <ul className={styles.projects}>
            {own.map((project) => (
              <li key={project.id}>
                <SectorProject project={project} sector={Number(key)} />
              </li>
            ))}
          </ul>
        </ExpandableSection>
      ))}
    </div>
  );
}

function SectorProject({ project, sector }: { readonly project: EmergencyProject; readonly sector: number }) {
  const t = useStrings(emergencyActivitiesStrings);
  return (
    <article className={styles.project}>
      <div className={styles.lead}>
        <strong>{leadName(project) ?? t.unknownLead}</strong>
        <ActivityStatus record={project} />
      </div>
      <div className={styles.facts}>
        <DateRange from={project.start_date} to={project.end_date} />
      </div>
      <div className={styles.facts}>
        {project.districts_details.map(({ name }) => name).join(', ') || t.countrywideShort}
      </div>
      <details>
        <summary>{project.title}</summary>
        <ul className={styles.activities}>
          {project.activities
            .filter((activity) => activity.sector === sector)
            .map((activity) => (
              <li key={activity.id}>
                <SectorActivity activity={activity} />
              </li>
            ))}
        </ul>
      </details>
    </article>
  );
}

function SectorActivity({ activity }: { readonly activity: EmergencyProjectActivity }) {
  const t = useStrings(emergencyActivitiesStrings);
  return (
    <>
      <div>{activity.action_details?.title ?? activity.custom_action}</div>
      <div className={styles.facts}>{t.reached({ count: totalPeopleReached(activity) })}</div>
      {activity.details && <p className={styles.facts}>{activity.details}</p>}
    </>
  );
}
