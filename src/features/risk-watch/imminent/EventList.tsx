import { memo, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { isRefusedOrMissing } from '#app/request/errors';
import { formatList } from '#domain/format/formatList';
import { Button } from '#ui/actions/Button';
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
import { useSameStorm } from './SameStorm';
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
  readonly onChoose: (id: number | null) => void;
  readonly onPointAt: PointAtEvent;
  /** The ids of events that are new in the list. */
  readonly added: ReadonlySet<number>;
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
  const chosenId = chosen?.event.id;
  useEffect(() => {
    if (chosenId !== undefined) item.current?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
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
            key={each.event.id}
            ref={each === chosen ? item : undefined}
            listed={each}
            isChosen={each === chosen}
            isNew={added.has(each.event.id)}
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
  const others = useSameStorm(listed).map((other) => t[other.event.source]);
  return (
    <MapListRow
      {...row}
      onPress={() => onChoose(row.isChosen ? null : event.id)}
      onPointerEnter={() => onPointAt(event.id)}
      onPointerLeave={() => onPointAt(null)}
      onPointerDown={() => onPointAt(event.id, true)}
      onFocus={() => onPointAt(event.id)}
      onBlur={() => onPointAt(null)}
    >
      <HazardBadge hazard={event.hazard} />
      <span className={styles.name}>
        <span dir="auto">{names.title(event)}</span>
        <Note as="span">{names.date(event)}</Note>
        {others.length > 0 && <Note as="span">{t.alsoIn({ sources: formatList(others, language) })}</Note>}
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
