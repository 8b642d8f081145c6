import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '#app/request/apiQuery';
import { href } from '#app/routes/href';
import { formatDate } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { type Crisis, duplicatesQuery } from './duplicateQueries';
import styles from './LikelyDuplicates.module.css';
import { duplicateStrings } from './strings';

interface LikelyDuplicatesProps {
  readonly crisis: Crisis;
  /** Called with the emergency that the document will use. */
  readonly onUse: (id: number) => void;
}

/** Existing emergencies that may be the same crisis, shown before a document creates a new one. @source reference/emergencies.md, section 6 */
export function LikelyDuplicates({ crisis, onUse }: LikelyDuplicatesProps) {
  const t = useStrings(duplicateStrings);
  const { language } = useLanguage();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const key = JSON.stringify(crisis);
  const query = duplicatesQuery(crisis);
  const { data } = useQuery({
    ...(query ?? { ...apiQuery('GET /api/v2/event/', {}), select: () => [] }),
    enabled: query !== null,
  });
  const found = query !== null && dismissed !== key ? (data ?? []) : [];
  return (
    <div role="status">
      {found.length > 0 && (
        <Stack
          as="section"
          gap="s3"
          justify="start"
          padding="s4 edge"
          className={styles.panel}
          aria-labelledby="likely-duplicates"
        >
          <h2 id="likely-duplicates" className={styles.heading}>
            {t.duplicatesHeading}
          </h2>
          <p className={styles.text}>{t.duplicatesText}</p>
          <Stack as="ul" gap="s2" className={styles.list}>
            {found.map(({ id, name, disaster_start_date }) => (
              <Row
                key={id}
                as="li"
                gap="s2 s4"
                align="center"
                justify="space-between"
                padding="s2 s3"
                className={styles.item}
              >
                <span className={styles.description}>
                  <Link
                    href={href('emergenciesLayout', { emergencyId: id })}
                    target="_blank"
                    aria-label={t.opensInNewTab({ name: name ?? String(id) })}
                  >
                    {name ?? id}
                  </Link>
                  <Note as="span">{t.duplicateStarted({ date: formatDate(disaster_start_date, language) ?? '' })}</Note>
                </span>
                <Button size="s" onPress={() => onUse(id)}>
                  {t.useEmergency}
                </Button>
              </Row>
            ))}
          </Stack>
          <Button variant="text" size="s" onPress={() => setDismissed(key)}>
            {t.differentOne}
          </Button>
        </Stack>
      )}
    </div>
  );
}
