import { Check } from 'lucide-react';
import { useReference } from '#app/request/referenceData';
import type { Action } from '#contract/action';
import type { FieldReport } from '#contract/fieldReport';
import type { ActionsTaken } from '#contract/fieldReportParts';
import { fieldReportKind } from '#domain/fieldReportKind';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { reportLabelStrings } from '../labelStrings';
import { fieldReportPageStrings } from '../pageStrings';
import styles from './ReportActions.module.css';
import { ReportText } from './ReportText';

type Category = Action['category'];

/** The notes of a COVID-19 report stand under the category they are about. @source reference/emergencies.md, section 1.14 */
const notesOf: Partial<Record<Category, 'notes_health' | 'notes_ns' | 'notes_socioeco'>> = {
  Health: 'notes_health',
  'NS Institutional Strengthening': 'notes_ns',
  'Socioeconomic Interventions': 'notes_socioeco',
};
const categories: readonly Category[] = [
  'General',
  'Health',
  'NS Institutional Strengthening',
  'Socioeconomic Interventions',
];

interface ReportActionsProps {
  readonly report: FieldReport;
}

/** Who did what, organisation by organisation. */
export function ReportActions({ report }: ReportActionsProps) {
  const t = useStrings(fieldReportPageStrings);
  const isCovid = fieldReportKind(report) === 'COVID';
  const hasNotes = ({ organization }: ActionsTaken) =>
    isCovid && organization === 'NTLS' && Object.values(notesOf).some((field) => report[field]?.trim());
  const filled = report.actions_taken.filter(
    (taken) => taken.actions.length > 0 || taken.summary?.trim() || hasNotes(taken),
  );
  if (filled.length === 0) return null;
  return (
    <Card title={t.actions}>
      <div className={styles.organisations}>
        {filled.map((taken) => (
          <Organisation key={taken.id} taken={taken} notesFrom={hasNotes(taken) ? report : undefined} />
        ))}
      </div>
    </Card>
  );
}

interface OrganisationProps {
  readonly taken: ActionsTaken;
  readonly notesFrom: FieldReport | undefined;
}

function Organisation({ taken, notesFrom }: OrganisationProps) {
  const labels = useStrings(reportLabelStrings);
  const { data: enums } = useReference('globalEnums');
  const nameOf = (category: Category) =>
    enums?.api_action_category.find(({ key }) => key === category)?.value ?? category;
  const groups = categories
    .map((category) => {
      const field = notesOf[category];
      return {
        category,
        actions: taken.actions_details.filter((action) => action.category === category),
        notes: field && notesFrom?.[field]?.trim(),
      };
    })
    .filter(({ actions, notes }) => actions.length > 0 || notes);
  return (
    <section className={styles.organisation}>
      <h3>{labels[taken.organization]}</h3>
      <div className={styles.groups}>
        {groups.map(({ category, actions, notes }) => (
          <div key={category}>
            <h4 className={styles.category}>{nameOf(category)}</h4>
            <ul className={styles.actions}>
              {actions.map(({ id, name }) => (
                <li key={id}>
                  <Check aria-hidden="true" />
                  {name}
                </li>
              ))}
            </ul>
            {notes && <ReportText text={notes} />}
          </div>
        ))}
      </div>
      {taken.summary?.trim() && (
        <div>
          <h4 className={styles.category}>{labels.actionsSummary}</h4>
          <ReportText text={taken.summary} />
        </div>
      )}
    </section>
  );
}
