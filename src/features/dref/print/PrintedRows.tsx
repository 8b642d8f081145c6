import type { ComponentType } from 'react';
import { sortForPrint } from '#domain/dref/drefPrint';
import { withScheme } from '#domain/dref/drefTexts';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { PrintTable } from '#ui/print/PrintTable';
import type { RowList } from '../fields/drefShape';
import { PrintedActions } from './PrintedActions';
import { PrintedInterventions } from './PrintedInterventions';
import styles from './PrintedRows.module.css';
import { PrintedText } from './PrintedText';
import type { RowsProps } from './printEntry';
import { writtenRisks, writtenSources } from './printedAnswer';
import { RowTitle } from './RowTitle';
import { usePrintStrings } from './usePrintStrings';

/** The rows of a printed list. */
export function PrintedRows({ list, ...props }: RowsProps & { readonly list: RowList }) {
  const Rows = rowsOf[list];
  return <Rows {...props} />;
}

interface TitledRow {
  readonly id: number;
  readonly title_display: string;
  readonly image_url: string;
  readonly description: string | null;
}

function TitledRows({ rows }: { readonly rows: readonly TitledRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, title_display, image_url, description }) => (
        <li key={id} className={styles.row}>
          <RowTitle title={title_display} icon={image_url} />
          <PrintedText value={description} />
        </li>
      ))}
    </ul>
  );
}

const Needs = ({ document: { needs_identified = [] } }: RowsProps) => (
  <TitledRows rows={sortForPrint(needs_identified)} />
);

const SocietyActions = ({ document: { national_society_actions = [] } }: RowsProps) => (
  <TitledRows rows={sortForPrint(national_society_actions)} />
);

function Risks({ document }: RowsProps) {
  const t = usePrintStrings();
  return (
    <PrintTable
      caption={t.risk_security}
      columns={[
        { id: 'risk', label: t.risk },
        { id: 'mitigation', label: t.mitigation },
      ]}
      rows={writtenRisks(document).map(({ id, risk, mitigation }) => ({
        id,
        cells: { risk: <PrintedText value={risk} />, mitigation: <PrintedText value={mitigation} /> },
      }))}
    />
  );
}

/** A numbered list of sources. */
function Sources({ document }: RowsProps) {
  return (
    <ol>
      {writtenSources(document).map(({ id, source_name, source_link }) => {
        const address = source_link?.trim() ? withScheme(source_link) : null;
        return (
          <li key={id}>
            <bdi>{source_name}</bdi> {address && <ExternalLink href={address}>{address}</ExternalLink>}
          </li>
        );
      })}
    </ol>
  );
}

const rowsOf: Readonly<Record<RowList, ComponentType<RowsProps>>> = {
  national_society_actions: SocietyActions,
  needs_identified: Needs,
  planned_interventions: PrintedInterventions,
  risk_security: Risks,
  source_information: Sources,
  proposed_action: PrintedActions,
};
