import { memo, type ReactNode, type Ref, useContext, useEffect, useRef, useState } from 'react';
import { isRefusedOrMissing } from '#app/request/errors';
import { formatList } from '#domain/format/formatList';
import { eventKey } from '#domain/risk-watch/imminentEvents';
import { Button } from '#ui/actions/Button';
import { FreeText } from '#ui/display/FreeText';
import { Tag } from '#ui/display/Tag';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { MapList, MapListRow } from '#ui/map/MapList';
import { usePrinting } from '#ui/print/usePrinting';
import { HazardBadge } from '../HazardBadge';
import { RiskLoaded } from '../RiskLoaded';
import { EventPanel } from './EventPanel';
import styles from './imminent.module.css';
import { SourcesContext, useSameStorm } from './SameStorm';
import type { EventDetails, ListedEvent } from './sources';
import { imminentStrings } from './strings';
import { levelTones, useEventNames } from './useEventNames';
import type { PointAtEvent } from './useEventPrefetch';
import type { Step } from './useStep';

interface EventListProps {
  readonly listed: readonly ListedEvent[];
  readonly chosen: ListedEvent | null;
  readonly details: {
    readonly data: EventDetails | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly step: Step;
  readonly onChoose: (key: string | null) => void;
  readonly onPointAt: PointAtEvent;
  /** The keys of events that are new in the list. */
  readonly added: ReadonlySet<string>;
}

const initialCount = 50;

/** The events in the order of their source; the selected one expands in place. */
export function EventList({ listed, chosen, details, step, onChoose, onPointAt, added }: EventListProps) {
  const t = useStrings(imminentStrings);
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const isChosenBelow = chosen !== null && listed.indexOf(chosen) >= initialCount;
  const shown = isWhole || isChosenBelow || isPrinting ? listed : listed.slice(0, initialCount);
  const item = useRef<HTMLLIElement>(null);
  const chosenKey = chosen && eventKey(chosen.event);
  const { movesFocus } = useContext(SourcesContext);
  useEffect(() => {
    if (chosenKey === null) return;
    item.current?.scrollIntoView({ block: 'nearest' });
    if (movesFocus.current) item.current?.querySelector('button')?.focus();
    movesFocus.current = false;
  }, [chosenKey, movesFocus]);
  const chosenDetails = (each: ListedEvent) => (
    <Stack gap="s4" className={styles.details}>
      <RiskLoaded
        query={details}
        skeleton={<Skeleton kind="block" height="320px" />}
        errorMessage={isRefusedOrMissing(details.error) ? t.detailsFailed : undefined}
      >
        {(data) => <EventPanel listed={each} details={data} step={step} />}
      </RiskLoaded>
    </Stack>
  );
  return (
    <>
      <MapList label={t.events}>
        {shown.map((each) => (
          <EventRow
            key={each.row ?? eventKey(each.event)}
            ref={each === chosen ? item : undefined}
            listed={each}
            isChosen={each === chosen}
            isNew={added.has(eventKey(each.event))}
            details={each === chosen && chosenDetails(each)}
            onChoose={onChoose}
            onPointAt={onPointAt}
          />
        ))}
      </MapList>
      {shown.length < listed.length && (
        <div className={styles.more}>
          <Button size="s" onPress={() => setWhole(true)}>
            {t.showAll({ count: listed.length })}
          </Button>
        </div>
      )}
    </>
  );
}

interface EventRowProps extends Pick<EventListProps, 'onChoose' | 'onPointAt'> {
  readonly listed: ListedEvent;
  readonly isChosen: boolean;
  readonly isNew: boolean;
  readonly details: ReactNode;
  readonly ref: Ref<HTMLLIElement> | undefined;
}

/** Memoised, because a list has hundreds of rows: only the selected row renders again. */
const EventRow = memo(function EventRow({ listed, isNew, onChoose, onPointAt, ...row }: EventRowProps) {
  const { event } = listed;
  const t = useStrings(imminentStrings);
  const names = useEventNames();
  const { language } = useLanguage();
  const { isAll } = useContext(SourcesContext);
  const key = eventKey(event);
  const others = useSameStorm(listed).map((other) => t[other.event.source]);
  const sources = isAll ? [t[event.source], ...others] : others;
  return (
    <MapListRow
      {...row}
      onPress={() => onChoose(row.isChosen ? null : key)}
      onPointerEnter={() => onPointAt(key)}
      onPointerLeave={() => onPointAt(null)}
      onPointerDown={() => onPointAt(key, true)}
      onFocus={() => onPointAt(key)}
      onBlur={() => onPointAt(null)}
    >
      <HazardBadge hazard={event.hazard} />
      <span className={styles.name}>
        <span>
          <FreeText value={names.title(event)} />
        </span>
        <Note as="span">{names.date(event)}</Note>
        {sources.length > 0 && (
          <Note as="span">{(isAll ? t.seenBy : t.alsoIn)({ sources: formatList(sources, language) })}</Note>
        )}
      </span>
      {isNew && <Tag>{t.isNew}</Tag>}
      {event.level && (
        <Tag tone={levelTones[event.level]} hasDot>
          {t[event.level]}
        </Tag>
      )}
    </MapListRow>
  );
});
