import { href } from '#app/routes/href';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import type { ResponseOf } from '#contract/types';
import { countedMonths } from '#domain/surge/deployments';
import { BarChart } from '#ui/chart/BarChart';
import { LineChart } from '#ui/chart/LineChart';
import { useStrings } from '#ui/language/useStrings';
import { surgePageStrings } from './strings';

interface TopSocietiesProps {
  readonly rows: ResponseOf<'GET /api/v2/deployment/aggregated_by_ns'>;
  readonly year: number;
}

/** The five National Societies that deployed most people this year; each bar links to the list of its people. */
export function TopSocieties({ rows, year }: TopSocietiesProps) {
  const t = useStrings(surgePageStrings);
  const navigate = useNavigateUnlessLeft();
  return (
    <BarChart
      title={t.topSocieties({ year: String(year) })}
      unit={t.topSocietiesUnit}
      hxl={['#org+deploying', '#capacity+personnel+num']}
      isTitleHidden
      isHorizontal
      categories={rows.map(({ id, society_name }) => ({ key: String(id), label: society_name }))}
      series={[{ key: 'count', label: t.people, values: rows.map(({ deployments_count }) => deployments_count ?? 0) }]}
      onSelect={(society) => {
        const search = { from: society, start_before: `${year}-12-31`, end_after: `${year}-01-01` };
        void navigate(`${href('deployedPersonnels')}?${new URLSearchParams(search)}`);
      }}
    />
  );
}

/** The last twelve months; the server omits months without deployments, which count as 0. */
export function DeploymentsOverTime({
  rows,
}: {
  readonly rows: ResponseOf<'GET /api/v2/deployment/aggregated_by_month'>;
}) {
  const t = useStrings(surgePageStrings);
  const counts = new Map(rows.map(({ date, count }) => [date, count]));
  const months = countedMonths(new Date());
  return (
    <LineChart
      title={t.overTime}
      unit={t.overTimeUnit}
      hxl={['#date', '#capacity+personnel+num']}
      isTitleHidden
      interval="month"
      moments={months.map((month) => `${month}-01`)}
      series={[{ key: 'count', label: t.people, values: months.map((month) => counts.get(month) ?? 0) }]}
    />
  );
}
