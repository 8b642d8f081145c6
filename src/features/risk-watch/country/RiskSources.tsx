import type { ComponentProps } from 'react';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { List } from '#ui/display/List';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { LoadedAt } from '../LoadedAt';
import { countryRiskStrings } from './strings';

/** The pages of the sources of the seasonal data. @source reference/risk-watch.md, section 1.6 */
const sources = [
  ['sourceInform', 'https://drmkc.jrc.ec.europa.eu/inform-index/INFORM-Risk'],
  ['sourceUndrr', 'https://www.undrr.org/'],
  ['sourceIdmc', 'https://www.internal-displacement.org/'],
  ['sourceIpc', 'https://www.ipcinfo.org/'],
  ['sourceGwis', 'https://gwis.jrc.ec.europa.eu/'],
] as const;

/** The sources of the seasonal data of a country, and the time of the last load. */
export function RiskSources({ query }: Pick<ComponentProps<typeof LoadedAt>, 'query'>) {
  const t = useStrings(countryRiskStrings);
  return (
    <Row gap="s2 s4" align="center" justify="space-between">
      <List items={sources} itemKey={([key]) => key} look="inline" label={t.sources}>
        {([key, href]) => <ExternalLink href={href}>{t[key]}</ExternalLink>}
      </List>
      <LoadedAt query={query} />
    </Row>
  );
}
