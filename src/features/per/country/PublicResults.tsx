import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { mailboxes } from '#app/shell/contacts';
import type { PublicPerProcess } from '#contract/publicPer';
import { compareByNumber, componentTitle } from '#domain/per/perComponents';
import { assessedComponents, topRated } from '#domain/per/perRatings';
import { publicAssessmentQuery } from '#resources/per/queries';
import { ContactLink } from '#ui/actions/ContactLink';
import { List } from '#ui/display/List';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { publicPrioritizationQuery } from './queries';
import { countryPerStrings } from './strings';

/** Strengths and priorities of a cycle, without ratings, notes and considerations. @source reference/preparedness.md, section 1.5 */
export function PublicResults({ process: { assessment, prioritization } }: { readonly process: PublicPerProcess }) {
  const t = useStrings(countryPerStrings);
  return (
    <>
      {assessment === null ? (
        <StateMessage state="empty" message={t.noAssessment} />
      ) : (
        <Strengths assessment={assessment} />
      )}
      {prioritization !== null && <Priorities prioritization={prioritization} />}
      <Alert
        tone="info"
        title={t.limited}
        description={
          <>
            {t.limitedText} <ContactLink kind="email" address={mailboxes.preparedness} />
          </>
        }
      />
    </>
  );
}

function Strengths({ assessment }: { readonly assessment: number }) {
  const t = useStrings(countryPerStrings);
  const query = useQuery(publicAssessmentQuery(assessment));
  return (
    <Card title={t.topRated}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="12rem" />}>
        {(data) => {
          const top = topRated(assessedComponents(data));
          if (top.length === 0) return <StateMessage state="empty" message={t.noTopRated} />;
          return (
            <List items={top} itemKey={({ id }) => id} label={t.topRated}>
              {({ component_details }) => component_details.title?.trim()}
            </List>
          );
        }}
      </Loaded>
    </Card>
  );
}

function Priorities({ prioritization }: { readonly prioritization: number }) {
  const t = useStrings(countryPerStrings);
  const query = useQuery(publicPrioritizationQuery(prioritization));
  return (
    <Card title={t.priorities}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="12rem" />}>
        {({ prioritized_action_responses: rows }) => {
          const components = (rows ?? []).map(({ component_details }) => component_details).toSorted(compareByNumber);
          if (components.length === 0) return <StateMessage state="empty" message={t.noPriorities} />;
          return (
            <List items={components} itemKey={({ id }) => id} label={t.priorities}>
              {(component) => componentTitle(component)}
            </List>
          );
        }}
      </Loaded>
    </Card>
  );
}
