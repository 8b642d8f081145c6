import { useQuery } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import { useReference } from '#app/request/referenceData';
import type { Action } from '#contract/action';
import { FormRow } from '#ui/form/FormRow';
import { FormChecklistField, FormTextArea } from '#ui/form/formFields';
import { ListError } from '#ui/form/ListError';
import { useStrings } from '#ui/language/useStrings';
import { noteOfCategory } from '../covidNotes';
import { reportLabelStrings } from '../labelStrings';
import styles from './ActionsBlock.module.css';
import { hasChecklist } from './applicableFields';
import { actionsQuery } from './formQueries';
import { reportFormStrings } from './formStrings';
import { ListFailure } from './ListFailure';
import { actionsByCategory } from './offeredActions';
import type { Organisation, ReportValues } from './reportShape';
import { useReportKind } from './useReportKind';

const notedCategories = Object.keys(noteOfCategory) as Action['category'][];

interface ActionsBlockProps {
  readonly organisation: Organisation;
}

/** What one organisation has done: ticked off where there is a list, and in words. */
export function ActionsBlock({ organisation }: ActionsBlockProps) {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const kind = useReportKind();
  const { data: enums } = useReference('globalEnums');
  const { data, isError, refetch } = useQuery(actionsQuery());
  const path = `actions_taken.${organisation}` as const;
  const { errors } = useFormState({ name: path });
  const block = labels[organisation];
  const nameOf = (category: Action['category']) =>
    enums?.api_action_category.find(({ key }) => key === category)?.value ?? category;
  const groups = data ? actionsByCategory(data.results, organisation, kind) : [];
  const hasNotes = kind === 'COVID' && organisation === 'NTLS';
  const notes = hasNotes ? notedCategories : [];

  return (
    <FormRow title={block} description={hasChecklist(organisation, kind) ? t.actionsText : undefined}>
      {isError && <ListFailure message={t.listFailed} onRetry={refetch} />}
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map(({ category, actions }) => (
            <Category key={category} caption={nameOf(category)}>
              <FormChecklistField<ReportValues>
                name={`${path}.actions`}
                label={t.actionsOf({ block, category: nameOf(category) })}
                isLabelHidden
                options={actions.map(({ id, name, tooltip_text }) => ({
                  key: id,
                  label: name ?? String(id),
                  description: tooltip_text ?? undefined,
                }))}
              />
            </Category>
          ))}
        </div>
      )}
      {notes.map((category) => {
        const field = noteOfCategory[category];
        return (
          field && (
            <FormTextArea<ReportValues>
              key={category}
              name={field}
              label={t.notesOf({ category: nameOf(category) })}
              rows={2}
            />
          )
        );
      })}
      <ListError errors={errors} name={path} />
      <Category caption={labels.actionsSummary}>
        <FormTextArea<ReportValues> name={`${path}.summary`} label={t.summaryOf({ block })} isLabelHidden rows={3} />
      </Category>
    </FormRow>
  );
}

function Category({ caption, children }: { readonly caption: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.category}>
      <span className={styles.caption} aria-hidden="true">
        {caption}
      </span>
      {children}
    </div>
  );
}
