import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { apiQuery } from '#app/request/apiQuery';
import { href } from '#app/routes/href';
import { formatDate } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import styles from './Duplicates.module.css';
import { duplicatesQuery } from './formQueries';
import type { ReportValues } from './reportShape';
import { reportFormStrings } from './strings';

/** Before a new emergency is made: those that may be the same crisis. @source reference/emergencies.md, section 6 */
export function Duplicates() {
  const t = useStrings(reportFormStrings);
  const { language } = useLanguage();
  const { setValue } = useFormContext<ReportValues>();
  const [event, country, dtype, start_date] = useWatch<ReportValues, ['event', 'country', 'dtype', 'start_date']>({
    name: ['event', 'country', 'dtype', 'start_date'],
  });
  const [dismissed, setDismissed] = useState<string | null>(null);
  const crisis = JSON.stringify([country, dtype, start_date]);
  const query = duplicatesQuery({ country, dtype, start_date });
  const { data } = useQuery({
    ...(query ?? { ...apiQuery('GET /api/v2/event/', {}), select: () => [] }),
    enabled: query !== null && event === null,
  });
  const found = query !== null && event === null && dismissed !== crisis ? (data ?? []) : [];
  return (
    <div role="status">
      {found.length > 0 && (
        <section className={styles.panel} aria-labelledby="likely-duplicates">
          <h2 id="likely-duplicates" className={styles.heading}>
            {t.duplicatesHeading}
          </h2>
          <p className={styles.text}>{t.duplicatesText}</p>
          <ul className={styles.list}>
            {found.map(({ id, name, disaster_start_date }) => (
              <li key={id} className={styles.item}>
                <span className={styles.words}>
                  <Link
                    href={href('emergenciesLayout', { emergencyId: id })}
                    target="_blank"
                    aria-label={t.opensInNewTab({ name: name ?? String(id) })}
                  >
                    {name ?? id}
                  </Link>
                  <span className={styles.date}>
                    {t.duplicateStarted({ date: formatDate(disaster_start_date, language) ?? '' })}
                  </span>
                </span>
                <Button size="s" onPress={() => setValue('event', id, { shouldDirty: true, shouldTouch: true })}>
                  {t.useEmergency}
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="text" size="s" onPress={() => setDismissed(crisis)}>
            {t.differentOne}
          </Button>
        </section>
      )}
    </div>
  );
}
