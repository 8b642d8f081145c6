import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormSkeleton, StoredDocument } from '#app/form/StoredDocument';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { assessedComponents } from '#domain/per/perRatings';
import { perAssessmentQuery, perPrioritizationQuery } from '#resources/per/queries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { type FormCycle, PerFormPage } from '../form/PerFormPage';
import { perProcessStrings } from '../form/strings';
import { PrioritizationForm } from './PrioritizationForm';
import { usePrioritizationForm } from './usePrioritizationForm';

export function Component() {
  const t = useStrings(perProcessStrings);
  return (
    <PerFormPage step="prioritization">
      {(cycle) =>
        cycle.process.prioritization === null || cycle.process.assessment === null ? (
          <StateMessage state="error" message={t.partMissing} />
        ) : (
          <StoredPrioritization
            cycle={cycle}
            prioritization={cycle.process.prioritization}
            assessment={cycle.process.assessment}
          />
        )
      }
    </PerFormPage>
  );
}

interface StoredPrioritizationProps {
  readonly cycle: FormCycle;
  readonly prioritization: number;
  readonly assessment: number;
}

function StoredPrioritization({ cycle, prioritization, assessment }: StoredPrioritizationProps) {
  const t = useStrings(perProcessStrings);
  const selectable = usePrioritizationForm();
  const answers = useQuery(perAssessmentQuery(assessment));
  const responses = useMemo(() => answers.data && assessedComponents(answers.data), [answers.data]);
  const query = {
    ...combineQueries([selectable, answers]),
    data: selectable.data && responses && { ...selectable.data, responses },
  };
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(form) => (
        <StoredDocument query={perPrioritizationQuery(prioritization)} missing={t.notYours} showsOtherLanguages>
          {(stored) => <PrioritizationForm key={stored.id} {...form} cycle={cycle} stored={stored} />}
        </StoredDocument>
      )}
    </Loaded>
  );
}
