import type { Event } from '#contract/event';
import { isCategorised, severityTone } from '#domain/emergencies/severity';
import { formatDate, parseMoment } from '#domain/format/dates';
import { Tag } from '#ui/display/Tag';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import styles from './SeverityTag.module.css';
import { emergencyStrings } from './strings';

type Severe = Pick<Event, 'ifrc_severity_level' | 'ifrc_severity_level_display' | 'ifrc_severity_level_update_date'>;

/** An emergency's crisis category, with an explanation of the categories. */
export function SeverityTag({ event }: { readonly event: Severe }) {
  const t = useStrings(emergencyStrings);
  const { language } = useLanguage();
  const level = event.ifrc_severity_level;
  const meaning = { 0: t.severityYellow, 1: t.severityOrange, 2: t.severityRed }[level];
  const date = formatDate(parseMoment(event.ifrc_severity_level_update_date), language);
  const isKnown = isCategorised(event);
  return (
    <span className={styles.severity}>
      {isKnown ? (
        <Tag tone={severityTone[level]} hasDot>
          {t.severity({ level: event.ifrc_severity_level_display })}
        </Tag>
      ) : (
        <Tag>{t.severityNone}</Tag>
      )}
      <InfoPopup label={t.severityLabel}>
        <Stack gap="s2" className={styles.text}>
          <p>{t.severityIntro}</p>
          {isKnown ? (
            <>
              <p>
                <strong>{event.ifrc_severity_level_display}</strong>
              </p>
              <p>{meaning}</p>
              {date && <p>{t.severitySince({ date })}</p>}
            </>
          ) : (
            <p>{t.severityNoneText}</p>
          )}
        </Stack>
      </InfoPopup>
    </span>
  );
}
