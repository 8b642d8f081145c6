import { useQuery } from '@tanstack/react-query';
import { combineQueries } from '#app/request/combineQueries';
import { useReference } from '#app/request/referenceData';
import type { RiskScore, Seasonal } from '#contract/riskSeasonal';
import type { Bounds } from '#domain/places/geo';
import type { Hazard } from '#domain/risk-watch/hazards';
import { List } from '#ui/display/List';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { HazardText } from '../HazardBadge';
import { LoadedAt } from '../LoadedAt';
import { RiskLoaded } from '../RiskLoaded';
import { useHazardNames } from '../useHazardNames';
import { ExportRanking } from './ExportRanking';
import { riskScoresQuery, seasonalQuery } from './queries';
import { RankingRules } from './RankingRules';
import { SeasonalFields } from './SeasonalFields';
import { SeasonalMap } from './SeasonalMap';
import styles from './seasonal.module.css';
import { seasonalStrings } from './strings';
import { type RankingCountry, useCountriesByCode, useSeasonalChoices, useSeasonalRanking } from './useSeasonalRanking';

interface SeasonalRiskProps {
  readonly region?: number;
  readonly bounds: Bounds | null;
}

/** The countries by seasonal risk, on a map and in a list. @source reference/risk-watch.md, section 1.3 */
export function SeasonalRisk({ region, bounds }: SeasonalRiskProps) {
  const t = useStrings(seasonalStrings);
  const seasonal = useQuery(seasonalQuery(region));
  const scores = useQuery(riskScoresQuery(region));
  const countries = useReference('countries');
  const countriesByCode = useCountriesByCode(region);
  return (
    <Card title={t.map} hasPadding={false} footer={<LoadedAt query={seasonal} />}>
      <p className={styles.intro}>{t.intro}</p>
      <RiskLoaded
        query={combineQueries([seasonal, scores, countries])}
        skeleton={<Skeleton kind="block" height="1336px" phoneHeight="1930px" />}
      >
        {([lists, { results }]) =>
          countriesByCode && (
            <Ranking seasonal={lists[0]} scores={results} countriesByCode={countriesByCode} bounds={bounds} />
          )
        }
      </RiskLoaded>
    </Card>
  );
}

interface RankingProps {
  readonly seasonal: Seasonal | undefined;
  readonly scores: readonly RiskScore[];
  readonly countriesByCode: ReadonlyMap<string, RankingCountry>;
  readonly bounds: Bounds | null;
}

/** The legend of the hazards in the bars of the list. */
function BarLegend({ hazards }: { readonly hazards: readonly Hazard[] }) {
  const t = useStrings(seasonalStrings);
  const hazardName = useHazardNames();
  return (
    <Note as="div">
      <List items={hazards} itemKey={(hazard) => hazard} look="inline" label={t.barLegend}>
        {(hazard) => <HazardText hazard={hazard}>{hazardName(hazard)}</HazardText>}
      </List>
    </Note>
  );
}

function Ranking({ seasonal, scores, countriesByCode, bounds }: RankingProps) {
  const t = useStrings(seasonalStrings);
  const choices = useSeasonalChoices();
  const ranking = useSeasonalRanking({ seasonal, scores, countriesByCode, choices });
  const { metric } = choices.values;
  return (
    <>
      <SeasonalFields
        choices={choices}
        hazards={ranking.hazards}
        chosen={ranking.chosen}
        countriesByCode={countriesByCode}
      />
      {ranking.listed.length === 0 ? (
        <div className={styles.padded}>
          <StateMessage state="emptyForFilter" message={t.none} />
        </div>
      ) : (
        <SeasonalMap ranking={ranking} countriesByCode={countriesByCode} choices={choices} bounds={bounds} />
      )}
      <Row gap="s3" align="center" justify="space-between" padding="s3 edge" className={styles.foot}>
        <Note role="status">{t.rankingCount({ count: ranking.listed.length })}</Note>
        {ranking.listed.length > 0 && <BarLegend hazards={ranking.chosen} />}
        <ExportRanking ranking={ranking} choices={choices} countriesByCode={countriesByCode} />
      </Row>
      <RankingRules metric={metric} />
    </>
  );
}
