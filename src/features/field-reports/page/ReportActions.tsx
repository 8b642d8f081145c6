import { useReference } from '#app/request/referenceData';
import type { Action } from '#contract/action';
import type { FieldReport } from '#contract/fieldReport';
import type { ActionsTaken } from '#contract/fieldReportParts';
import { fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { ActionList } from '#resources/actions-taken/ActionList';
import { PlainContent } from '#ui/content/PlainContent';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { hasNote, noteOfCategory } from '../covidNotes';
import { reportLabelStrings } from '../labelStrings';
import styles from './ReportActions.module.css';
import { fieldReportPageStrings } from './strings';

type Category = Action['category'];

const categories: readonly Category[] = [
  'General',
  'Health',
  'NS Institutional Strengthening',
  'Socioeconomic Interventions',
];

type Taken = Pick<ActionsTaken, 'id' | 'organization' | 'actions_details' | 'summary'>;

/** Placeholder for the notes of a report without actions of the National Society; the server has no id 0. */
const blankActions: Taken = { id: 0, organization: 'NTLS', actions_details: [], summary: null };

interface ReportActionsProps {
  readonly report: FieldReport;
}

/** Actions taken, by organisation. */
export function ReportActions({ report }: ReportActionsProps) {
  const t = useStrings(fieldReportPageStrings);
  const hasNotes = fieldReportKind(report) === 'COVID' && hasNote(report);
  const national = report.actions_taken.find(({ organization }) => organization === 'NTLS');
  const all: readonly Taken[] = hasNotes && !national ? [blankActions, ...report.actions_taken] : report.actions_taken;
  const withNotes = hasNotes ? (national ?? blankActions) : undefined;
  const filled = all.filter(
    (taken) => taken.actions_details.length > 0 || taken.summary?.trim() || taken === withNotes,
  );
  if (filled.length === 0) return null;
  return (
    <Card title={t.actions}>
      <Stack gap="s4">
        {filled.map((taken) => (
          <Organisation key={taken.id} taken={taken} notesFrom={taken === withNotes ? report : undefined} />
        ))}
      </Stack>
    </Card>
  );
}

interface OrganisationProps {
  readonly taken: Taken;
  readonly notesFrom: FieldReport | undefined;
}

function Organisation({ taken, notesFrom }: OrganisationProps) {
  const labelStrings = useStrings(reportLabelStrings);
  const { data: enums } = useReference('globalEnums');
  const nameOf = (category: Category) =>
    enums?.api_action_category.find(({ key }) => key === category)?.value ?? category;
  const groups = categories
    .map((category) => {
      const field = noteOfCategory[category];
      return {
        category,
        actions: taken.actions_details.filter((action) => action.category === category),
        notes: field && notesFrom?.[field]?.trim(),
      };
    })
    .filter(({ actions, notes }) => actions.length > 0 || notes);
  return (
    <Stack as="section" gap="s3" className={styles.organisation}>
      <h3>{labelStrings[taken.organization]}</h3>
      <div className={styles.groups}>
        {groups.map(({ category, actions, notes }) => (
          <div key={category}>
            <h4 className={styles.category}>{nameOf(category)}</h4>
            <ActionList actions={actions} />
            {notes && <PlainContent text={notes} />}
          </div>
        ))}
      </div>
      {taken.summary?.trim() && (
        <div>
          <h4 className={styles.category}>{labelStrings.actionsSummary}</h4>
          <PlainContent text={taken.summary} />
        </div>
      )}
    </Stack>
  );
}
