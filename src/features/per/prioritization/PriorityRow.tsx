import type { PerComponentResponse } from '#contract/perAssessment';
import type { PerComponent } from '#contract/perComponent';
import { labelled } from '#domain/format/labelled';
import { componentTitle, questionTitle } from '#domain/per/perComponents';
import { countAnsweredBenchmarks } from '#domain/per/perRatings';
import { PlainContent } from '#ui/content/PlainContent';
import { Tag } from '#ui/display/Tag';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { componentKey } from '../assessment/assessmentShape';
import { perPrioritizationStrings, perProcessStrings } from '../form/strings';
import type { AssessmentLists } from '../form/useApplicableAreas';
import styles from './PrioritizationForm.module.css';
import { PriorityField } from './prioritizationForm';

interface PriorityRowProps {
  readonly component: PerComponent;
  /** The response of the assessment to the component; undefined if there is none. */
  readonly response: PerComponentResponse | undefined;
  readonly lists: AssessmentLists;
}

/** A component that can be selected, with its rating and answers from the assessment. */
export function PriorityRow({ component, response, lists }: PriorityRowProps) {
  const processStrings = useStrings(perProcessStrings);
  const t = useStrings(perPrioritizationStrings);
  const { language } = useLanguage();
  const key = componentKey(component.id);
  const rating = response?.rating_details;
  const assessed = response ? countAnsweredBenchmarks(response) : 0;
  return (
    <>
      <Row gap="s3" align="center" justify="space-between">
        <PriorityField name={`${key}.is_chosen`} />
        <Row as="span" gap="s2" align="center" className={styles.facts}>
          <Tag>
            {rating
              ? processStrings.ratingValue({ value: rating.value, title: rating.title ?? '' })
              : processStrings.notReviewed}
          </Tag>
          {t.assessed({ count: assessed })}
        </Row>
      </Row>
      <PriorityField name={`${key}.justification_text`} caption={t.justification} rows={2} />
      {assessed > 0 && response && (
        <ExpandableSection title={labelled(language, t.showAnswers, componentTitle(component))} isLazy>
          <Answers component={component} response={response} lists={lists} />
        </ExpandableSection>
      )}
    </>
  );
}

function Answers({ component, response, lists }: Required<PriorityRowProps> & { response: PerComponentResponse }) {
  const t = useStrings(perPrioritizationStrings);
  const questions = lists.areas
    .flatMap(({ components }) => components)
    .find((each) => each.component.id === component.id)?.questions;
  const byQuestion = new Map((response.question_responses ?? []).map((each) => [each.question, each]));
  return (
    <Stack as="dl" gap="s3" padding="s3 edge" className={styles.answers}>
      {questions?.map((question) => {
        const given = byQuestion.get(question.id);
        const answer = lists.options.answers.find(({ id }) => id === given?.answer);
        return (
          <div key={question.id}>
            <dt>{questionTitle(component, question)}</dt>
            <dd>
              <strong>{answer?.text ?? t.noAnswer}</strong>
              {given?.notes && <PlainContent text={given.notes} />}
            </dd>
          </div>
        );
      })}
    </Stack>
  );
}
