import { formatCompact, formatNumber } from '#domain/format/numbers';
import { safeHref } from '#domain/links/safeUrl';
import type { Fact, FactKey } from '#domain/risk-watch/eventFacts';
import { layersIn } from '#domain/risk-watch/eventShapes';
import type { EventLevel } from '#domain/risk-watch/levels';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { ForecastSteps } from './ForecastSteps';
import styles from './imminent.module.css';
import { LayerSwitches } from './LayerSwitches';
import { ReportEvent } from './ReportEvent';
import { SameStorm } from './SameStorm';
import { StormImpacts } from './StormImpacts';
import type { EventDetails, ListedEvent } from './sources';
import { imminentStrings } from './strings';
import { useTimeInBothZones } from './useEventNames';
import type { Step } from './useStep';

// lazy, because only storms have this chart
const WindChart = lazyComponent(() => import('./WindChart').then((module) => module.default));

interface EventPanelProps {
  readonly listed: ListedEvent;
  readonly details: EventDetails;
  readonly step: Step;
}

/** The details of the selected event. @source reference/risk-watch.md, section 1.2 */
export function EventPanel({ listed, details, step }: EventPanelProps) {
  const t = useStrings(imminentStrings);
  const factValue = useFactValue();
  const others = { source: t.sourceOf, started: t.startedOn, expected: t.expectedOn };
  const labelOf = (key: FactKey) =>
    key === 'source' || key === 'started' || key === 'expected' ? others[key] : t[key];
  const { shapes, facts, figuresOf, links, description, impacts } = details;
  const layers = layersIn(shapes);
  const safeLinks = links.filter(({ href }) => safeHref(href) !== null);
  const hasWind = shapes.points.some(({ wind, time }) => wind !== null && time !== null);
  return (
    <>
      {layers.length > 0 ? <LayerSwitches layers={layers} /> : <Note>{t.noShapes}</Note>}
      {step.points.length > 1 && <ForecastSteps step={step} />}
      {hasWind && (
        <LazyBlock skeleton={<Skeleton kind="block" height="280px" />}>
          <WindChart event={listed.event} points={shapes.points} />
        </LazyBlock>
      )}
      <DescriptionGrid
        look="rows"
        items={facts.map((fact) => ({
          id: fact.key,
          label: labelOf(fact.key),
          value: factValue(fact),
        }))}
      />
      {figuresOf && (
        <Note>{figuresOf.country === null ? t.figuresOfOne : t.figuresOf({ country: figuresOf.country })}</Note>
      )}
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      {impacts.length > 0 && <StormImpacts listed={listed} impacts={impacts} />}
      <SameStorm listed={listed} />
      <ReportEvent listed={listed} details={details} />
      {safeLinks.length > 0 && (
        <List items={safeLinks} itemKey={({ key }) => key} label={t.links}>
          {({ key, href }) => <ExternalLink href={href}>{t[key]}</ExternalLink>}
        </List>
      )}
    </>
  );
}

/** Formats the value of a fact; null, shown as a dash, for a missing value. */
function useFactValue() {
  const t = useStrings(imminentStrings);
  const { language } = useLanguage();
  const formatTime = useTimeInBothZones();
  return ({ kind, value }: Fact) => {
    if (value === null) return null;
    if (kind === 'level') return t[value as EventLevel];
    if (typeof value === 'string') return kind === 'time' ? formatTime(value) : <span dir="auto">{value}</span>;
    const text = formatNumber(value, language) ?? '';
    switch (kind) {
      case 'compact':
        return formatCompact(value, language, { maximumFractionDigits: 2 });
      case 'usd':
        return formatNumber(value, language, { currency: 'USD' });
      case 'km':
        return t.kilometres({ value: text });
      case 'speed':
        return t.windValue({ speed: text });
      case 'hectares':
        return t.hectares({ value: text });
      default:
        return text;
    }
  };
}
