import { worldBounds } from '#domain/risk-watch/worldBounds';
import { useStrings } from '#ui/language/useStrings';
import { ImminentEvents } from './imminent/ImminentEvents';
import { imminentStrings } from './imminent/strings';
import { RiskWatchPage } from './RiskWatchPage';
import { riskWatchStrings } from './strings';

const everywhere = {};

/** @source reference/risk-watch.md, section 1.2 */
export function Component() {
  const t = useStrings(imminentStrings);
  const { imminent } = useStrings(riskWatchStrings);
  return (
    <RiskWatchPage tab={imminent} help="imminent-events">
      <ImminentEvents title={t.globalEvents} place={everywhere} bounds={worldBounds} />
    </RiskWatchPage>
  );
}
