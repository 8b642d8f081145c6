import { useCountry } from '#resources/country/useCountry';
import { RisksByMonth } from './RisksByMonth';

/** The risks of a country by month, for its brief. Renders nothing for a place without an ISO code. */
export function BriefRisks() {
  const { iso3 } = useCountry();
  return iso3 && <RisksByMonth iso3={iso3} />;
}
