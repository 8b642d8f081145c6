import { HelpLink } from '#app/shell/HelpLink';
import { useCountry } from '#resources/country/useCountry';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Row } from '#ui/layout/Row';
import { BelowImminent } from './country/BelowImminent';
import { CountryImminent } from './country/CountryImminent';
import styles from './country/country.module.css';
import { RisksByMonth } from './country/RisksByMonth';
import { countryRiskStrings } from './country/strings';

// below the fold, so lazy
const AverageRisks = lazyComponent(() => import('./country/AverageRisks').then((module) => module.default));
const EarlyActions = lazyComponent(() => import('./country/EarlyActions').then((module) => module.default));
const SeasonalCalendar = lazyComponent(() =>
  import('#resources/country/databank/SeasonalCalendar').then((module) => module.default),
);
const ReturnPeriods = lazyComponent(() => import('./country/ReturnPeriods').then((module) => module.default));

const Earthquakes = lazyComponent(() => import('./country/Earthquakes').then((module) => module.default));
const EvcaReports = lazyComponent(() => import('./country/EvcaReports').then((module) => module.default));

/** The federation's list of appeals, filtered by early action. @source reference/risk-watch.md, section 1.6 */
const protocolsAddress = 'https://www.ifrc.org/appeals?date_from=&date_to=&type%5B%5D=30&appeal_code=&text=';

const risksSkeleton = <Skeleton kind="block" height="645px" phoneHeight="1095px" />;

/** @source reference/risk-watch.md, section 1.6 */
export function Component() {
  const t = useStrings(countryRiskStrings);
  const country = useCountry();
  const name = country.name?.trim() ?? '';
  const iso3 = country.iso3?.toLowerCase();
  // the risk API identifies countries by ISO code only
  if (!iso3) return <StateMessage state="empty" message={t.noRisks} />;
  return (
    <>
      <Row gap="s2 s4" align="center">
        <p className={styles.intro}>{t.intro({ country: name })}</p>
        <HelpLink page="user_guide/Country_Pages#risk-watch" />
      </Row>
      <LazyBlock skeleton={<Skeleton kind="block" height="120px" />}>
        <CountryImminent iso3={iso3} name={name} bbox={country.bbox} />
      </LazyBlock>
      <BelowImminent iso3={iso3} skeleton={risksSkeleton}>
        <LazyBlock skeleton={risksSkeleton}>
          <RisksByMonth iso3={iso3} />
        </LazyBlock>
        <Card title={t.protocols}>
          <p className={styles.intro}>{t.protocolsText}</p>
          <ExternalLink href={protocolsAddress} variant="button">
            {t.protocolsLink}
          </ExternalLink>
        </Card>
        <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="575px" />}>
          <SeasonalCalendar country={name} />
        </LazyBlock>
        <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="480px" phoneHeight="888px" />}>
          <AverageRisks iso3={iso3} />
        </LazyBlock>
        <NearBlock skeleton={<Skeleton kind="block" height="797px" phoneHeight="907px" />}>
          <EarlyActions iso3={iso3} />
        </NearBlock>
        <NearBlock skeleton={<Skeleton kind="block" height="456px" phoneHeight="923px" />}>
          <ReturnPeriods iso3={iso3} />
        </NearBlock>
        <NearBlock skeleton={<Skeleton kind="block" height="227px" phoneHeight="382px" />}>
          <Earthquakes iso3={iso3} />
        </NearBlock>
        <NearBlock skeleton={<Skeleton kind="block" height="120px" phoneHeight="192px" />}>
          <EvcaReports iso3={iso3} />
        </NearBlock>
      </BelowImminent>
    </>
  );
}
