import type { FieldReport } from '#contract/fieldReport';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { allRequestPairs, type RequestPair } from '#domain/field-reports/fieldReportRequests';
import { formatNumber } from '#domain/format/numbers';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { reportLabelStrings } from '../labelStrings';
import { fieldReportPageStrings } from './strings';

/** A field of earlier reports that the form no longer has. */
const rdrt = { choice: 'rdrt', amount: 'num_rdrt', unit: 'people' } as const;
type ShownPair = RequestPair | typeof rdrt;

/** COVID-19 reports show only RDRT, others all; forecast based action is shown for early warnings only. @source reference/emergencies.md, section 1.14 */
function shownPairs(report: FieldReport): readonly ShownPair[] {
  const kind = fieldReportKind(report);
  if (kind === 'COVID') return [rdrt];
  const [dref, appeal, ...others] = allRequestPairs;
  return [dref, appeal, rdrt, ...others].flatMap((pair) =>
    pair && (kind === 'EW' || pair.choice !== 'forecast_based_action') ? [pair] : [],
  );
}

/** Requested and planned international assistance with its amounts. */
export function ReportResponse({ report }: { readonly report: FieldReport }) {
  const t = useStrings(fieldReportPageStrings);
  const labelStrings = useStrings(reportLabelStrings);
  const { language } = useLanguage();
  const amountOf = ({ amount, unit }: ShownPair) => {
    const count = report[amount];
    if (!count) return null;
    if (unit === 'CHF') return t.chf({ amount: formatNumber(count, language) ?? '' });
    return unit === 'people' ? t.people({ count }) : t.units({ count });
  };
  const items = shownPairs(report).flatMap((pair) => {
    if (!report[pair.choice]) return [];
    const choice = report[`${pair.choice}_display`] ?? '';
    const amount = amountOf(pair);
    return [
      { id: pair.choice, label: labelStrings[pair.choice], value: amount ? t.decided({ choice, amount }) : choice },
    ];
  });
  if (items.length === 0) return null;
  return (
    <Card title={t.planned}>
      <DescriptionGrid items={items} />
    </Card>
  );
}
