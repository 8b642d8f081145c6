import { createContext, useContext } from 'react';
import type { RiskSource } from '#domain/risk-watch/levels';
import { sameStorm, stormName } from '#domain/risk-watch/sameStorm';
import { Button } from '#ui/actions/Button';
import { CheckboxField } from '#ui/fields/CheckboxField';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import styles from './imminent.module.css';
import type { ListedEvent } from './sources';
import { imminentStrings } from './strings';
import type { EventsBySource } from './useOtherSources';
import { viewParsers } from './view';

/** The events of all sources, and a function to open one of them. */
export const SourcesContext = createContext<{
  readonly events: EventsBySource;
  readonly open: (source: RiskSource, id: number) => void;
  /** Whether the list is that of all sources. */
  readonly isAll: boolean;
  /** Whether the row of the chosen event takes the focus, because the button that chose it goes. */
  readonly movesFocus: { current: boolean };
}>({ events: {}, open: () => undefined, isAll: false, movesFocus: { current: false } });

/** The same storm in the other sources, one event of each. */
export function sameInOthers(listed: ListedEvent, events: EventsBySource): readonly ListedEvent[] {
  if (stormName(listed.event) === null) return [];
  return Object.entries(events).flatMap(([source, others]) => {
    if (source === listed.event.source) return [];
    const [same] = sameStorm(
      listed.event,
      (others ?? []).map(({ event }) => event),
    );
    return others?.find(({ event }) => event === same) ?? [];
  });
}

/** The same storm in other countries, for a source that has an event for each of them. */
function sameElsewhere({ event }: ListedEvent, events: EventsBySource): readonly ListedEvent[] {
  const own = events[event.source] ?? [];
  const same = new Set(
    sameStorm(
      event,
      own.map((other) => other.event),
    ),
  );
  return own.filter((other) => other.event.id !== event.id && other.event.country !== null && same.has(other.event));
}

/** As `sameInOthers`, of the events of the page. */
export function useSameStorm(listed: ListedEvent | null): readonly ListedEvent[] {
  const { events } = useContext(SourcesContext);
  return listed ? sameInOthers(listed, events) : [];
}

/** Leads to the same storm in other countries and sources, and draws their positions beside those of this one. */
export function SameStorm({ listed }: { readonly listed: ListedEvent }) {
  const t = useStrings(imminentStrings);
  const { open, events } = useContext(SourcesContext);
  const { values, set } = useUrlFilters(viewParsers);
  const others = useSameStorm(listed);
  const elsewhere = sameElsewhere(listed, events);
  const countries = elsewhere.length > 0 && (
    <section aria-label={t.otherCountries}>
      <h3 className={styles.subtitle}>{t.otherCountries}</h3>
      <Row gap="s2 s3">
        {elsewhere.map(({ event: { source, id, country } }) => (
          <Button key={id} onPress={() => open(source, id)}>
            {country}
          </Button>
        ))}
      </Row>
    </section>
  );
  if (others.length === 0) return countries;
  return (
    <>
      {countries}
      <section aria-label={t.otherSources}>
        <Stack gap="s2">
          <h3 className={styles.subtitle}>{t.otherSources}</h3>
          <Row gap="s2 s3">
            {others.map(({ event: { source, id } }) => (
              <Button key={source} onPress={() => open(source, id)}>
                {t.showIn({ source: t[source] })}
              </Button>
            ))}
          </Row>
          <CheckboxField
            label={t.compareOnMap}
            value={values.compare ?? false}
            onChange={(isOn) => set('compare', isOn || null)}
          />
        </Stack>
      </section>
    </>
  );
}
