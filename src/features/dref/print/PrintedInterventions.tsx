import type { RowFieldDefinition } from '#app/form/definition';
import type { DrefPlannedIntervention } from '#contract/drefParts';
import { inPrintOrder } from '#domain/dref/drefPrint';
import type { DrefStep } from '#domain/dref/drefSteps';
import type { DrefStage } from '#domain/dref/drefTypes';
import { formatNumber } from '#domain/format/numbers';
import { bulleted } from '#ui/content/bulleted';
import { isBlankHtml } from '#ui/content/plainText';
import { RichContent } from '#ui/content/RichContent';
import { useLanguage } from '#ui/language/LanguageContext';
import { PrintPairs } from '#ui/print/PrintPairs';
import { PrintTable } from '#ui/print/PrintTable';
import type { DrefValues } from '../form/drefShape';
import { interventionRow } from '../form/rowFields';
import type { DrefStrings } from '../form/useDrefStrings';
import { formatMoney, withoutUnit } from './answerText';
import styles from './PrintedRows.module.css';
import type { RowsProps } from './printEntry';
import { RowTitle } from './RowTitle';
import { usePrintStrings } from './usePrintStrings';

/** Interventions with what the form of the document asks for. */
export function PrintedInterventions({ stage, document: { planned_interventions = [] } }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {inPrintOrder(planned_interventions).map((row) => (
        <li key={row.id} className={styles.row}>
          <RowTitle title={row.title_display} icon={row.image_url} />
          <Intervention row={row} stage={stage} />
        </li>
      ))}
    </ul>
  );
}

interface InterventionProps {
  readonly row: DrefPlannedIntervention;
  readonly stage: DrefStage;
}

type Field = readonly [
  name: keyof DrefPlannedIntervention,
  field: RowFieldDefinition<DrefValues, DrefStrings, DrefStep>,
];

function Intervention({ row, stage }: InterventionProps) {
  const t = usePrintStrings();
  const { language } = useLanguage();
  // the names of the rows' fields are those of the contract
  const fields = Object.entries(interventionRow(stage)) as unknown as readonly Field[];
  const figures = fields.filter(([, { kind }]) => kind === 'count');
  const texts = fields.filter(([name, { kind }]) => kind === 'longText' && !isBlankHtml(textOf(row[name])));
  const label = ([name, field]: Field) => (name === 'budget' ? withoutUnit(field.label(t, {})) : field.label(t, {}));
  return (
    <>
      <PrintPairs
        items={figures.map((field) => ({
          id: field[0],
          label: label(field),
          value: figureOf(row[field[0]], field[0] === 'budget' ? formatMoney : formatNumber, language),
        }))}
      />
      {row.indicators.length > 0 && <Indicators row={row} stage={stage} />}
      {texts.map((field) => (
        <div key={field[0]} className={styles.part}>
          <h4>{label(field)}</h4>
          <RichContent html={field[0] === 'description' ? bulleted(textOf(row[field[0]])) : textOf(row[field[0]])} />
        </div>
      ))}
    </>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
const figureOf = (value: unknown, format: typeof formatMoney, language: Parameters<typeof formatMoney>[1]) =>
  typeof value === 'number' ? format(value, language) : null;

function Indicators({ row, stage }: InterventionProps) {
  const t = usePrintStrings();
  const { language } = useLanguage();
  return (
    <PrintTable
      caption={t.indicators}
      columns={[
        { id: 'title', label: t.indicator_title },
        { id: 'target', label: t.target, isNumber: true },
        ...(stage === 'application' ? [] : [{ id: 'actual', label: t.actual, isNumber: true }]),
      ]}
      rows={row.indicators.map(({ id, title, target, actual }) => ({
        id,
        cells: {
          title: <bdi>{title}</bdi>,
          target: formatNumber(target, language),
          actual: formatNumber(actual, language),
        },
      }))}
    />
  );
}
