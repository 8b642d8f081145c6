import type { ComponentType } from 'react';
import type { EventDetail } from '#contract/event';
import { affectedCurve } from '#domain/emergencies/timeline';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { EmergencyContacts } from '../details/EmergencyContacts';
import { NewestFigures } from '../details/EmergencyOverview';
import { Situation } from '../details/Situation';
import { GapsCard } from './GapsCard';
import { ResponseSummary } from './ResponseSummary';
import { SourcesCard } from './SourcesCard';

// lazy as on the page of an emergency, whose first files they would join
const EmergencyAppeals = lazyComponent(() =>
  import('../details/EmergencyAppeals').then((module) => module.EmergencyAppeals),
);
const AffectedChart = lazyComponent(() => import('../timeline/AffectedChart').then((module) => module.AffectedChart));

/** The people affected through the reports; nothing with fewer than two days that were counted. */
function People({ event }: { readonly event: EventDetail }) {
  const curve = affectedCurve(event.field_reports);
  return curve && <AffectedChart curve={curve} />;
}

const blocks: readonly (readonly [name: string, block: ComponentType<BriefBlocksProps>])[] = [
  ['situation', Situation],
  ['figures', NewestFigures],
  ['people', People],
  ['response', ResponseSummary],
  ['money', EmergencyAppeals],
  ['gaps', GapsCard],
  ['contacts', EmergencyContacts],
  ['sources', SourcesCard],
];

interface BriefBlocksProps {
  readonly event: EventDetail;
}

/** The blocks of a brief, in the order in which they are read. All are loaded at once, so that the print is complete; each fails alone. */
export function BriefBlocks({ event }: BriefBlocksProps) {
  return blocks.map(([name, Content]) => (
    <LazyBlock key={name} skeleton={<Skeleton kind="block" height="8rem" />} resetKey={event}>
      <Content event={event} />
    </LazyBlock>
  ));
}
