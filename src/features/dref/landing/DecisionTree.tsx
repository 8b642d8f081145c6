import { useEffect, useRef, useState } from 'react';
import { Link } from '#app/routes/Link';
import { drefWay } from '#domain/dref/decisionTree';
import { drefType } from '#domain/dref/drefTypes';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Row } from '#ui/layout/Row';
import styles from './DrefPage.module.css';
import { drefLandingStrings } from './strings';

/** Questions that lead to a type of DREF, and to a new application of that type. */
export function DecisionTree() {
  const t = useStrings(drefLandingStrings);
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    // the pressed button is gone
    else heading.current?.focus();
  }, [answers]);
  const { decisions, next, outcome } = drefWay(answers);
  const questions = {
    hasHappened: t.hasHappened,
    isForecast: t.isForecast,
    needsLoan: t.needsLoan,
    areNeedsKnown: t.areNeedsKnown,
  };
  const outcomes = {
    [drefType.imminent]: { title: t.imminent, text: t.imminentText },
    [drefType.assessment]: { title: t.assessment, text: t.assessmentText },
    [drefType.response]: { title: t.response, text: t.responseText },
    [drefType.loan]: { title: t.loan, text: t.loanText },
  };
  const found = outcome && outcome.type !== null ? outcomes[outcome.type] : null;
  const answer = (isYes: boolean) => setAnswers((given) => [...given, isYes]);
  return (
    <Card title={t.whichType}>
      {decisions.length > 0 && (
        <ol className={styles.decisions} aria-label={t.yourAnswers}>
          {decisions.map(({ question, isYes }) => (
            <li key={question}>
              {questions[question]} <strong>{isYes ? t.yes : t.no}</strong>
            </li>
          ))}
        </ol>
      )}
      <h3 ref={heading} tabIndex={-1} className={styles.question}>
        {next !== null ? questions[next] : (found?.title ?? t.notYet)}
      </h3>
      {outcome !== null && <p>{found?.text ?? t.notYetText}</p>}
      <Row gap="s2">
        {next !== null && (
          <>
            <Button onPress={() => answer(true)}>{t.yes}</Button>
            <Button onPress={() => answer(false)}>{t.no}</Button>
          </>
        )}
        {outcome !== null && outcome.type !== null && (
          <Link to="newDrefApplicationForm" search={{ type: outcome.type }} variant="button">
            {t.start}
          </Link>
        )}
        {outcome !== null && outcome.type === null && (
          <Link to="newEapDevelopmentRegistration" variant="button">
            {t.registerEap}
          </Link>
        )}
        {answers.length > 0 && (
          <>
            <Button onPress={() => setAnswers((given) => given.slice(0, -1))}>{t.back}</Button>
            <Button variant="text" onPress={() => setAnswers([])}>
              {t.startOver}
            </Button>
          </>
        )}
      </Row>
    </Card>
  );
}
