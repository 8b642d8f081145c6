import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFailure } from '#app/form/ListFailure';
import { LongFormSection } from '#app/form/LongFormSection';
import { useReference } from '#app/request/referenceData';
import type { Action } from '#contract/action';
import { noteOfCategory } from '../covidNotes';
import styles from './ActionsBlock.module.css';
import { hasChecklist } from './fieldGroups';
import { actionsQuery } from './formQueries';
import { actionsByCategory } from './offeredActions';
import { ReportField } from './reportForm';
import type { Organisation } from './reportShape';
import { useReportKind } from './useReportKind';
import { useReportWords } from './useReportWords';

const notedCategories = Object.keys(noteOfCategory) as Action['category'][];

/** What one organisation has done: ticked off where there is a list, and in words. */
export function ActionsBlock({ organisation }: { readonly organisation: Organisation }) {
  const t = useReportWords();
  const kind = useReportKind();
  const { data: enums } = useReference('globalEnums');
  const { data, isError, refetch } = useQuery(actionsQuery());
  const path = `actions_taken.${organisation}` as const;
  const block = t[organisation];
  const nameOf = (category: Action['category']) =>
    enums?.api_action_category.find(({ key }) => key === category)?.value ?? category;
  const groups = data ? actionsByCategory(data.results, organisation, kind) : [];
  const notes = kind === 'COVID' && organisation === 'NTLS' ? notedCategories.map((each) => noteOfCategory[each]) : [];

  return (
    <LongFormSection
      title={block}
      description={hasChecklist(organisation, kind) ? t.actionsText : undefined}
      errorsOf={path}
    >
      {isError && !data && <ListFailure message={t.actionsFailed} onRetry={refetch} />}
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map(({ category, actions }) => (
            <Category key={category} caption={nameOf(category)}>
              <ReportField
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
      {notes.map((field) => field && <ReportField key={field} name={field} rows={2} />)}
      <Category caption={t.actionsSummary}>
        <ReportField name={`${path}.summary`} isLabelHidden rows={3} />
      </Category>
    </LongFormSection>
  );
}

function Category({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div className={styles.category}>
      <span className={styles.caption} aria-hidden="true">
        {caption}
      </span>
      {children}
    </div>
  );
}
