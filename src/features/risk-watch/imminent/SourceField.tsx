import { formatNumber } from '#domain/format/numbers';
import type { RiskSource } from '#domain/risk-watch/levels';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { SegmentField } from '#ui/fields/SegmentField';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { imminentSources, type SourceChoice } from './sources';
import { imminentStrings } from './strings';

interface SourceFieldProps {
  readonly source: SourceChoice;
  readonly offered: readonly RiskSource[];
  /** The number of events of each source in the place; missing for a list that is not loaded. */
  readonly counts: Partial<Readonly<Record<SourceChoice, number>>>;
  readonly onChange: (source: SourceChoice) => void;
}

/** Selects the source of the events and describes it. */
export function SourceField({ source, offered, counts, onChange }: SourceFieldProps) {
  const t = useStrings(imminentStrings);
  const { language } = useLanguage();
  const labelOf = (key: SourceChoice) => {
    const count = formatNumber(counts[key], language);
    return count === null ? t[key] : t.sourceCounted({ source: t[key], count });
  };
  const about: Readonly<Record<RiskSource, string>> = {
    gdacs: t.gdacsAbout,
    pdc: t.pdcAbout,
    wfpAdam: t.wfpAdamAbout,
    meteoSwiss: t.meteoSwissAbout,
  };
  return (
    <Row gap="s2" align="center">
      <SegmentField
        label={t.source}
        isLabelBeside
        options={(['all', ...offered] as const).map((key) => ({ key, label: labelOf(key) }))}
        value={source}
        onChange={(next) => next && onChange(next)}
      />
      {source !== 'all' && (
        <InfoPopup label={t.sourceTitle({ name: t[source] })}>
          <p>{about[source]}</p>
          <ExternalLink href={imminentSources[source].address}>{t.moreOnSource}</ExternalLink>
        </InfoPopup>
      )}
    </Row>
  );
}
