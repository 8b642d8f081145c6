import type { GlobalProjectOverview } from '#contract/projectFigures';
import { compareNames } from '#domain/language/compare';
import { BarChart } from '#ui/chart/BarChart';
import { PieChart } from '#ui/chart/PieChart';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Row } from '#ui/layout/Row';
import styles from './overview.module.css';
import { overviewStrings } from './strings';

interface Counted {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

/** Sorts by count, descending; the server sorts by id. */
function mostFirst(counted: readonly Counted[], language: string) {
  const byName = compareNames(language);
  return counted.toSorted((a, b) => b.value - a.value || byName(a.label, b.label));
}

/** The ongoing projects by sector, programme type and tag. @source reference/three-w.md, section 1.1 */
export function OverviewCharts({ overview }: { readonly overview: GlobalProjectOverview }) {
  const t = useStrings(overviewStrings);
  const { language } = useLanguage();
  const sectors = (overview.projects_per_sector ?? []).map(({ primary_sector, primary_sector_display, count }) => ({
    key: String(primary_sector),
    label: primary_sector_display,
    value: count,
  }));
  const tags = (overview.projects_per_secondary_sectors ?? []).map(
    ({ secondary_sectors, secondary_sectors_display, count }) => ({
      key: String(secondary_sectors),
      label: secondary_sectors_display,
      value: count,
    }),
  );
  const types = (overview.projects_per_programme_type ?? []).map(
    ({ programme_type, programme_type_display, count }) => ({
      key: String(programme_type),
      label: programme_type_display,
      value: count,
    }),
  );
  return (
    <Row gap="s4" className={styles.charts}>
      <Card title={t.perSector}>
        <Bars title={t.perSector} hashtag="#sector" counted={mostFirst(sectors, language)} />
      </Card>
      <Card title={t.perType}>
        <PieChart
          title={t.perType}
          hxl={['#activity+type', '#activity+num', '#activity+pct']}
          isTitleHidden
          unit={t.unit}
          slices={mostFirst(types, language)}
        />
      </Card>
      <Card title={t.perTag}>
        <Bars title={t.perTag} hashtag="#subsector" counted={mostFirst(tags, language)} />
      </Card>
    </Row>
  );
}

interface BarsProps {
  readonly title: string;
  /** What is counted, in HXL. */
  readonly hashtag: string;
  readonly counted: readonly Counted[];
}

function Bars({ title, hashtag, counted }: BarsProps) {
  const t = useStrings(overviewStrings);
  return (
    <BarChart
      hxl={[hashtag, '#activity+num']}
      title={title}
      isTitleHidden
      unit={t.unit}
      isHorizontal
      categories={counted}
      series={[{ key: 'count', label: t.unit, values: counted.map(({ value }) => value) }]}
    />
  );
}
