import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormSkeleton, StoredDocument } from '#app/form/StoredDocument';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { compareByNumber } from '#domain/per/perComponents';
import { assessedComponents } from '#domain/per/perRatings';
import { perAssessmentQuery, perPrioritizationQuery } from '#resources/per/queries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { type FormCycle, PerFormPage } from '../form/PerFormPage';
import { perProcessStrings } from '../form/strings';
import { useApplicableAreas } from '../form/useApplicableAreas';
import { PrioritizationForm } from './PrioritizationForm';
import { prioritizationForm } from './prioritizationForm';

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
  const applicable = useApplicableAreas();
  const answers = useQuery(perAssessmentQuery(assessment));
  const { data: lists } = applicable;
  const components = useMemo(
    () =>
      lists?.areas
        .flatMap((each) => each.components.map(({ component }) => component))
        .filter(({ is_parent }) => is_parent !== true)
        .toSorted(compareByNumber),
    [lists],
  );
  const definition = useMemo(() => components && prioritizationForm(components), [components]);
  const responses = useMemo(() => answers.data && assessedComponents(answers.data), [answers.data]);
  const query = {
    ...combineQueries([applicable, answers]),
    data: lists && definition && components && responses && { lists, definition, components, responses },
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
