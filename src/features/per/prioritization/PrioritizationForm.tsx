import { useState } from 'react';
import { valuesOfStored } from '#app/form/derive';
import { LongForm } from '#app/form/LongForm';
import type { PerComponentResponse } from '#contract/perAssessment';
import type { PerComponent } from '#contract/perComponent';
import { reopensWorkPlan } from '#domain/per/perCycle';
import { Alert } from '#ui/feedback/Alert';
import { SegmentField } from '#ui/fields/SegmentField';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Stack } from '#ui/layout/Stack';
import { AssessmentSummary } from '../form/AssessmentSummary';
import type { FormCycle } from '../form/PerFormPage';
import { perPrioritizationStrings, perProcessStrings } from '../form/strings';
import type { AssessmentLists } from '../form/useApplicableAreas';
import styles from './PrioritizationForm.module.css';
import { PriorityRow } from './PriorityRow';
import type { prioritizationForm } from './prioritizationForm';
import type { StoredPrioritization } from './prioritizationShape';
import { type PriorityOrder, sortedComponents } from './sortedComponents';
import { usePrioritizationActions } from './usePrioritizationActions';

interface PrioritizationFormProps {
  readonly cycle: FormCycle;
  readonly lists: AssessmentLists;
  readonly components: readonly PerComponent[];
  /** The answers of the assessment. */
  readonly responses: readonly PerComponentResponse[];
  readonly definition: ReturnType<typeof prioritizationForm>;
  readonly stored: StoredPrioritization;
}

/** The form that selects the components with priority, initially sorted with the weakest first. @source reference/preparedness.md, section 2.3 */
export function PrioritizationForm({
  cycle,
  lists,
  components,
  responses,
  definition,
  stored,
}: PrioritizationFormProps) {
  const t = useStrings(perProcessStrings);
  const prioritizationStrings = useStrings(perPrioritizationStrings);
  const actions = usePrioritizationActions(cycle, stored);
  return (
    <LongForm
      definition={definition}
      label={t.title({ step: t.prioritization })}
      initial={valuesOfStored(definition, stored)}
      stored={stored}
      actions={actions}
      isReadOnly={cycle.isReadOnly}
      above={() => (
        <>
          {reopensWorkPlan('prioritization', cycle.phase, !stored.is_draft) && (
            <Alert tone="warning" title={prioritizationStrings.reopenNote} />
          )}
          <ExpandableSection title={t.summary} headingLevel={2} isLazy>
            <AssessmentSummary areas={lists.areas} options={lists.options} responses={responses} />
          </ExpandableSection>
        </>
      )}
    >
      {() => <Components lists={lists} components={components} responses={responses} />}
    </LongForm>
  );
}

type ComponentsProps = Pick<PrioritizationFormProps, 'lists' | 'components' | 'responses'>;

function Components({ lists, components, responses }: ComponentsProps) {
  const t = useStrings(perPrioritizationStrings);
  const [order, setOrder] = useState<PriorityOrder>('weakest');
  const byComponent = new Map(responses.map((each) => [each.component, each]));
  return (
    <Stack gap="s4" padding="s4 edge">
      <p>{t.componentsText}</p>
      <SegmentField
        label={t.sort}
        options={[
          { key: 'weakest', label: t.sortWeakest },
          { key: 'number', label: t.sortNumber },
          { key: 'benchmarks', label: t.sortBenchmarks },
        ]}
        value={order}
        onChange={(chosen) => setOrder((chosen as PriorityOrder | undefined) ?? 'weakest')}
      />
      <Stack as="ul" gap="s3">
        {sortedComponents(components, byComponent, order).map((component) => (
          <Stack key={component.id} as="li" gap="s2" padding="s3 edge" className={styles.row}>
            <PriorityRow component={component} response={byComponent.get(component.id)} lists={lists} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
