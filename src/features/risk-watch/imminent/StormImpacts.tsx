import { formatNumber } from '#domain/format/numbers';
import { type StormImpact, stormScale } from '#domain/risk-watch/eventFacts';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { useHazardNames } from '../useHazardNames';
import styles from './imminent.module.css';
import type { ListedEvent } from './sources';
import { imminentStrings } from './strings';
import { useTimeFormat } from './useEventNames';

interface StormImpactsProps {
  readonly listed: ListedEvent;
  readonly impacts: readonly StormImpact[];
}

/** The people affected and the damage that a model forecasts for a storm, with the range of the forecasts. */
export function StormImpacts({ listed: { event, model }, impacts }: StormImpactsProps) {
  const t = useStrings(imminentStrings);
  const { language } = useLanguage();
  const hazardName = useHazardNames();
  const formatTime = useTimeFormat();
  const amount = (value: number | null) => formatNumber(value, language) ?? '–';
  return (
    <section aria-label={t.impacts}>
      <h3 className={styles.subtitle}>{t.impacts}</h3>
      <DescriptionGrid
        look="rows"
        items={impacts.map(({ kind, wind, mean, low, high }) => ({
          id: `${kind} ${wind ?? ''}`,
          label:
            kind === 'damage' || wind === null ? t.impactDamage : t.impactPeople({ wind, scale: t[stormScale(wind)] }),
          value: t.impactRange({ mean: amount(mean), low: amount(low), high: amount(high) }),
        }))}
      />
      <Note>{t.impactNote}</Note>
      {model && event.updated && event.date && (
        <Note>
          {t.model({
            model,
            updated: formatTime(event.updated),
            name: event.title ?? hazardName(event.hazard),
            country: event.country ?? '–',
            started: formatTime(event.date),
          })}
        </Note>
      )}
    </section>
  );
}
