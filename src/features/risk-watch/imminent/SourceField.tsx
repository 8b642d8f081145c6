import type { RiskSource } from '#domain/risk-watch/levels';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { SegmentField } from '#ui/fields/SegmentField';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { imminentSources } from './sources';
import { imminentStrings } from './strings';

interface SourceFieldProps {
  readonly source: RiskSource;
  readonly offered: readonly RiskSource[];
  readonly onChange: (source: RiskSource) => void;
}

/** Selects the source of the events and describes it. */
export function SourceField({ source, offered, onChange }: SourceFieldProps) {
  const t = useStrings(imminentStrings);
  const about: Readonly<Record<RiskSource, string>> = {
    gdacs: t.gdacsAbout,
    pdc: t.pdcAbout,
    wfpAdam: t.wfpAdamAbout,
    meteoSwiss: t.meteoSwissAbout,
  };
  return (
    <Row gap="s2" align="end">
      <SegmentField
        label={t.source}
        options={offered.map((key) => ({ key, label: t[key] }))}
        value={source}
        onChange={(next) => next && onChange(next)}
      />
      <InfoPopup label={t.sourceTitle({ name: t[source] })}>
        <p>{about[source]}</p>
        <ExternalLink href={imminentSources[source].address}>{t.moreOnSource}</ExternalLink>
      </InfoPopup>
    </Row>
  );
}
