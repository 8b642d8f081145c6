import { worldBounds } from '#domain/risk-watch/worldBounds';
import { useStrings } from '#ui/language/useStrings';
import { RiskWatchPage } from './RiskWatchPage';
import { SeasonalRisk } from './seasonal/SeasonalRisk';
import { riskWatchStrings } from './strings';

/** @source reference/risk-watch.md, section 1.3 */
export function Component() {
  const { seasonal } = useStrings(riskWatchStrings);
  return (
    <RiskWatchPage tab={seasonal} help="seasonal-risk">
      <SeasonalRisk bounds={worldBounds} />
    </RiskWatchPage>
  );
}
