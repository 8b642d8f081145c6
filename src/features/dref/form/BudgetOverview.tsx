import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLongFormContext } from '#app/form/formContext';
import { useFormSelector } from '#app/form/useFormSelector';
import { type BudgetLine, budgetTable, imminentBudget } from '#domain/dref/budgetTable';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import { Dash } from '#ui/display/Dash';
import { FormRow } from '#ui/form/FormRow';
import { useLanguage } from '#ui/language/LanguageContext';
import type { DrefValues } from '../fields/drefShape';
import styles from './BudgetOverview.module.css';
import { useDrefStrings } from './useDrefStrings';

interface NamedLine extends BudgetLine {
  readonly name: string;
  /** The path of its budget, to which its name leads. */
  readonly path: string;
}

interface TotalLine {
  readonly id: string;
  readonly label: string;
  readonly amount: number | null;
  readonly note?: ReactNode;
  readonly isWrong?: boolean;
}

interface BudgetTableViewProps {
  readonly caption: string;
  readonly rowLabel: string;
  readonly lines: readonly NamedLine[];
  readonly totals: readonly TotalLine[];
  readonly hasPeople: boolean;
}

function BudgetTableView({ caption, rowLabel, lines, totals, hasPeople }: BudgetTableViewProps) {
  const t = useDrefStrings();
  const { language } = useLanguage();
  const { setFocus } = useFormContext();
  const number = (value: number | null) => formatNumber(value, language) ?? <Dash />;
  return (
    <section className={styles.scroll} aria-label={caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{rowLabel}</th>
            <th scope="col" data-number>
              {t.budgetAmount}
            </th>
            <th scope="col" data-number>
              {t.budgetShare}
            </th>
            {hasPeople && (
              <>
                <th scope="col" data-number>
                  {t.person_targeted}
                </th>
                <th scope="col" data-number>
                  {t.budgetPerPerson}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ path, name, budget, share, targeted, perPerson }) => (
            <tr key={path}>
              <th scope="row">
                <button type="button" className={styles.link} onClick={() => setFocus(path)}>
                  {name}
                </button>
              </th>
              <td data-number>{number(budget)}</td>
              <td data-number>{formatPercent(share, language, { maximumFractionDigits: 1 }) ?? <Dash />}</td>
              {hasPeople && (
                <>
                  <td data-number>{number(targeted)}</td>
                  <td data-number>{number(perPerson)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ id, label, amount, note, isWrong }) => (
            <tr key={id} className={isWrong ? styles.wrong : undefined}>
              <th scope="row">{label}</th>
              <td data-number>{number(amount)}</td>
              <td colSpan={hasPeople ? 3 : 1}>{note}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

const requestedNames = {
  'dref-application': 'amount_requested',
  'dref-operational-update': 'total_dref_allocation',
  'dref-final-report': 'total_dref_allocation',
} as const;

/** The budget of the interventions in one table, with the difference to the amount that is asked for. It follows every key press. */
export function InterventionsBudget({ titleOf }: { readonly titleOf: (title: unknown) => string }) {
  const t = useDrefStrings();
  const { definition, isReadOnly } = useLongFormContext();
  const requestedName =
    Object.entries(requestedNames).find(([key]) => key === definition.key)?.[1] ?? 'amount_requested';
  const { rows, requested } = useFormSelector((values: DrefValues) => ({
    rows: (values.planned_interventions ?? []).map(({ title, budget, person_targeted }) => ({
      title,
      budget,
      person_targeted,
    })),
    requested: values[requestedName] ?? null,
  }));
  if (rows.length === 0) return null;
  const { lines, sum, difference } = budgetTable(rows, requested);
  const isEqual = difference === 0 || difference === null;
  return (
    <FormRow title={t.budgetOverview} description={isReadOnly ? undefined : t.budgetOverviewText}>
      <BudgetTableView
        caption={t.budgetOverview}
        rowLabel={t.intervention_title}
        hasPeople
        lines={lines.map((line, index) => ({
          ...line,
          name: titleOf(rows[index]?.title),
          path: `planned_interventions.${index}.budget`,
        }))}
        totals={[
          { id: 'sum', label: t.budgetSum, amount: sum },
          { id: 'requested', label: t[requestedName], amount: requested },
          {
            id: 'difference',
            label: t.budgetDifference,
            amount: difference,
            isWrong: !isEqual,
            note: isEqual ? undefined : difference > 0 ? t.budgetTooMuch : t.budgetTooLittle,
          },
        ]}
      />
    </FormRow>
  );
}

/** The budget of an imminent application with the split that the server demands. It follows every key press. */
export function ImminentBudgetOverview({ nameOf }: { readonly nameOf: (type: unknown) => string }) {
  const t = useDrefStrings();
  const { language } = useLanguage();
  const { actions, hasSurge } = useFormSelector((values: DrefValues) => ({
    actions: (values.proposed_action ?? []).map(({ proposed_type, total_budget }) => ({ proposed_type, total_budget })),
    hasSurge: values.is_surge_personnel_deployed ?? Boolean(values.surge_deployment_cost),
  }));
  if (actions.length === 0) return null;
  const budget = imminentBudget(
    actions.map(({ total_budget }) => total_budget),
    hasSurge,
  );
  const amount = (value: number) => formatNumber(Math.abs(value), language) ?? '';
  const note =
    budget.left === 0
      ? t.imminentSplitRight({ demanded: amount(budget.demanded) })
      : (budget.left > 0 ? t.imminentLeft : t.imminentOver)({
          demanded: amount(budget.demanded),
          amount: amount(budget.left),
        });
  return (
    <FormRow title={t.budgetOverview} description={t.imminentSplitText}>
      <BudgetTableView
        caption={t.budgetOverview}
        rowLabel={t.proposed_type}
        hasPeople={false}
        lines={budget.lines.map((line, index) => ({
          ...line,
          name: nameOf(actions[index]?.proposed_type),
          path: `proposed_action.${index}.total_budget`,
        }))}
        totals={[
          { id: 'sub', label: t.sub_total_cost, amount: budget.sub_total_cost, note, isWrong: budget.left !== 0 },
          ...(hasSurge ? [{ id: 'surge', label: t.surge_deployment_cost, amount: budget.surge_deployment_cost }] : []),
          { id: 'indirect', label: t.indirect_cost, amount: budget.indirect_cost },
          { id: 'total', label: t.total_cost, amount: budget.total_cost },
        ]}
      />
    </FormRow>
  );
}
