import type { DrefPlannedIntervention } from '#contract/drefParts';
import { sortForPrint } from '#domain/dref/drefPrint';
import type { DrefStage } from '#domain/dref/drefTypes';
import { formatNumber } from '#domain/format/numbers';
import { typedEntries } from '#domain/lists/typedEntries';
import { bulleted } from '#ui/content/bulleted';
import { isBlankHtml } from '#ui/content/plainText';
import { useLanguage } from '#ui/language/LanguageContext';
import { PrintPairs } from '#ui/print/PrintPairs';
import { PrintTable } from '#ui/print/PrintTable';
import { interventionRow } from '../fields/rowFields';
import { formatMoney, withoutUnit } from './answerText';
import styles from './PrintedRows.module.css';
import { PrintedText } from './PrintedText';
import type { RowsProps } from './printEntry';
import { RowTitle } from './RowTitle';
import { usePrintStrings } from './usePrintStrings';

/** The interventions, with the fields that the form of the stage has. */
export function PrintedInterventions({ stage, document: { planned_interventions = [] } }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {sortForPrint(planned_interventions).map((row) => (
        <li key={row.id} className={styles.row}>
          <Intervention row={row} stage={stage} />
        </li>
      ))}
    </ul>
  );
}

/** Up to this number, indicators stand on the page of their intervention's heading. */
const fewIndicators = 5;

interface InterventionProps {
  readonly row: DrefPlannedIntervention;
  readonly stage: DrefStage;
}

function Intervention({ row, stage }: InterventionProps) {
  const t = usePrintStrings();
  const { language } = useLanguage();
  const fields = typedEntries(interventionRow(stage)).flatMap(([name, field]) =>
    field ? [{ name, kind: field.kind, label: labelOf(name, field.label(t, {})) }] : [],
  );
  const figures = fields.filter(({ kind }) => kind === 'count');
  const texts = fields.filter(({ name, kind }) => kind === 'longText' && !isBlankHtml(textOf(row[name])));
  const isShort = row.indicators.length > 0 && row.indicators.length <= fewIndicators;
  return (
    <>
      {/* neither a heading nor its figures stand alone at the foot of a page */}
      <div className={styles.lead}>
        <RowTitle title={row.title_display} icon={row.image_url} />
        <PrintPairs
          items={figures.map(({ name, label }) => ({
            id: name,
            label,
            value: figureOf(row[name], name === 'budget' ? formatMoney : formatNumber, language),
          }))}
        />
        {isShort && <Indicators row={row} stage={stage} />}
      </div>
      {row.indicators.length > 0 && !isShort && <Indicators row={row} stage={stage} />}
      {texts.map(({ name, label }) => (
        <div key={name} className={styles.part}>
          <h4>{label}</h4>
          <PrintedText value={name === 'description' ? bulleted(textOf(row[name])) : textOf(row[name])} />
        </div>
      ))}
    </>
  );
}

/** The label of a field; the budget is printed with its currency, so its label has none. */
const labelOf = (name: string, label: string) => (name === 'budget' ? withoutUnit(label) : label);

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
