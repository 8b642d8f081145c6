import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useCurrentUser } from '#app/session/currentUser';
import type { PublicPerProcess } from '#contract/publicPer';
import { latestAssessed, type RatedComponent, strengthsAndPriorities } from '#domain/country/preparedness';
import { formatDate } from '#domain/format/dates';
import { isPerAdminOf } from '#domain/per/perRights';
import { useCountry } from '#resources/country/useCountry';
import { publicAssessmentQuery } from '#resources/per/queries';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { type Column, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { useCountryName } from '../layout/useCountryName';
import { perProcessesQuery } from '../per/queries';
import styles from './priorities.module.css';
import { countryPriorityStrings } from './strings';

/** The highest and lowest rated components of a National Society's latest preparedness assessment. */
export default function Preparedness() {
  const t = useStrings(countryPriorityStrings);
  const country = useCountry();
  const name = useCountryName();
  const query = useQuery(perProcessesQuery(country.id));
  return (
    <Loaded query={query} skeleton={<Skeleton kind="block" height="640px" />}>
      {({ results }) => {
        const latest = latestAssessed(results);
        if (latest) return <Assessment cycle={latest} assessment={latest.assessment} />;
        return (
          <Card title={t.strengths}>
            <StateMessage state="empty" message={t.noAssessment({ country: name })} />
          </Card>
        );
      }}
    </Loaded>
  );
}

interface AssessmentProps {
  readonly cycle: PublicPerProcess;
  readonly assessment: number;
}

function Assessment({ cycle, assessment }: AssessmentProps) {
  const t = useStrings(countryPriorityStrings);
  const { language } = useLanguage();
  const query = useQuery(publicAssessmentQuery(assessment));
  const number = String(cycle.assessment_number);
  const date = formatDate(cycle.date_of_assessment, language);
  const source = date ? t.assessmentSource({ number, date }) : t.assessmentSourceUndated({ number });
  return (
    <Loaded query={query} skeleton={<Skeleton kind="block" height="640px" />}>
      {(data) => {
        const { strengths, priorities } = strengthsAndPriorities(data);
        return (
          <>
            <Components title={t.strengths} text={t.strengthsText} components={strengths} source={source} />
            <Components title={t.development} text={t.developmentText} components={priorities} source={source} />
          </>
        );
      }}
    </Loaded>
  );
}

interface ComponentsProps {
  readonly title: string;
  readonly text: string;
  readonly components: readonly RatedComponent[];
  readonly source: string;
}

function Components({ title, text, components, source }: ComponentsProps) {
  const t = useStrings(countryPriorityStrings);
  const country = useCountry();
  const { permissions } = useCurrentUser(['perCoreAdmin']);
  const hasRatings = isPerAdminOf(permissions, country);
  const columns = useMemo(
    (): readonly Column<RatedComponent>[] => [
      textColumn({ id: 'component', header: t.component, value: (row) => `${row.number}. ${row.title}` }),
      ...(hasRatings
        ? [textColumn<RatedComponent>({ id: 'rating', header: t.rating, value: ({ ratingTitle }) => ratingTitle })]
        : []),
    ],
    [t, hasRatings],
  );
  return (
    <Card title={title} hasPadding={false} footer={<Note>{source}</Note>}>
      <p className={styles.text}>{text}</p>
      {components.length === 0 ? (
        <StateMessage state="empty" message={t.noComponents} />
      ) : (
        <Table caption={title} columns={columns} rows={components} rowKey={({ id }) => id} />
      )}
    </Card>
  );
}
