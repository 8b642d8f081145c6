import { useReference } from '#app/request/referenceData';
import { useLanguage } from '#ui/language/LanguageContext';
import { PrintTable } from '#ui/print/PrintTable';
import { formatMoney, withoutUnit } from './answerText';
import type { PrintedDocument, RowsProps } from './printEntry';
import { plannedActions } from './printedAnswer';
import { usePrintStrings } from './usePrintStrings';

const costs = [
  ['sub_total_cost', 'sub_total_expenditure_cost'],
  ['surge_deployment_cost', 'surge_deployment_expenditure_cost'],
  ['indirect_cost', 'indirect_expenditure_cost'],
  ['total_cost', 'total_expenditure_cost'],
] as const;

/** The rows of the totals, without surge deployment where there is none. */
const costsOf = (document: PrintedDocument) =>
  costs.filter(([cost]) => cost !== 'surge_deployment_cost' || document[cost]);

/** The table of proposed actions by sector, with their budget and, in a report, their expenditure. @source reference/dref.md, section 1.7 */
export function PrintedActions({ stage, document }: RowsProps) {
  const t = usePrintStrings();
  const { language } = useLanguage();
  const { data: sectors } = useReference('primarySectors');
  const isReport = stage === 'finalReport';
  const money = (amount: number | null | undefined) => formatMoney(amount, language);
  const activities = plannedActions(document).flatMap((action) =>
    action.activities.map(({ id, sector, activity }, index) => {
      const isFirst = index === 0;
      return {
        id,
        cells: {
          type: isFirst && action.proposed_type_display,
          sector: sectors?.find(({ key }) => key === sector)?.label,
          activity: <bdi>{activity}</bdi>,
          // the budget of a kind of action is shown once, with the first of its activities
          budget: isFirst && money(action.total_budget),
          expenditure: isFirst && money(action.total_expenditure),
        },
      };
    }),
  );
  const totals = costsOf(document).map(([cost, spent]) => ({
    id: cost,
    isTotal: true,
    cells: { type: withoutUnit(t[cost]), budget: money(document[cost]), expenditure: money(document[spent]) },
  }));
  return (
    <PrintTable
      caption={t.proposed_action}
      columns={[
        { id: 'type', label: t.proposed_type },
        { id: 'sector', label: t.sector },
        { id: 'activity', label: t.activity },
        { id: 'budget', label: withoutUnit(t.total_budget), isNumber: true },
        ...(isReport ? [{ id: 'expenditure', label: withoutUnit(t.total_expenditure), isNumber: true }] : []),
      ]}
      rows={[...activities, ...totals]}
    />
  );
}
