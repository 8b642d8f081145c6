import { useState } from 'react';
import { fieldNamed } from '#app/form/derive';
import { Button } from '#ui/actions/Button';
import { FreeText } from '#ui/display/FreeText';
import { CheckboxField } from '#ui/fields/CheckboxField';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { applicationForm } from '../application/applicationForm';
import type { ApplicationValues } from '../fields/drefShape';
import { plainString, useDrefStrings } from '../form/useDrefStrings';
import { useWriteAnswers } from '../form/useWriteAnswers';
import styles from './EarlierGroupAnswers.module.css';
import { answersTaken, type EarlierAnswer, type EarlierGroup, earlierAnswers } from './earlierAnswers';
import { drefStartStrings } from './strings';

type Strings = ReturnType<typeof useDrefStrings>;

/** An answer in plain text: the parts of a contact beside each other, a risk with its mitigation. */
function answerText({ names }: EarlierAnswer, values: ApplicationValues, t: Strings): string {
  const parts = names.flatMap((name): readonly string[] => {
    const value = values[name];
    if (name === 'risk_security') {
      return (values.risk_security ?? []).map(({ risk, mitigation }) => [risk, mitigation].filter(Boolean).join(' – '));
    }
    if (typeof value === 'boolean') return [value ? t.yes : t.no];
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
  });
  return parts.join(names.length > 1 ? ' · ' : '\n');
}

interface EarlierGroupAnswersProps {
  readonly group: EarlierGroup;
  /** The answers of the own application. */
  readonly values: ApplicationValues;
  readonly earlier: ApplicationValues;
}

/** One group of earlier answers, each chosen or not, and what stands in their place now. */
export function EarlierGroupAnswers({ group, values, earlier }: EarlierGroupAnswersProps) {
  const t = useStrings(drefStartStrings);
  const formStrings = useDrefStrings();
  const write = useWriteAnswers();
  const answers = earlierAnswers(group, values, earlier);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const [isTaken, setTaken] = useState(false);
  // what was answered already is replaced only where a person says so
  const isChosen = ({ id, isOpen }: EarlierAnswer) => changed[id] ?? isOpen;
  const chosen = answers.filter(isChosen);
  const labelOf = ({ id, names }: EarlierAnswer) =>
    plainString(formStrings, id) ?? fieldNamed(applicationForm, names[0] ?? '')?.label(formStrings, values) ?? id;
  const take = () => {
    write(answersTaken(chosen, values, earlier));
    setTaken(true);
  };
  if (answers.length === 0 && !isTaken) {
    return (
      <p>
        <strong>{t[group]}</strong> {t.nothingLeft}
      </p>
    );
  }
  return (
    <ExpandableSection title={t[group]} aside={String(answers.length)}>
      <Stack gap="s3">
        <div role="status">{isTaken && <p>{t.taken}</p>}</div>
        {answers.length === 0 && <p>{t.nothingLeft}</p>}
        {answers.map((answer) => {
          const now = answerText(answer, values, formStrings);
          return (
            <Stack key={answer.id} gap="s1">
              <CheckboxField
                label={labelOf(answer)}
                value={isChosen(answer)}
                onChange={(isOn) => setChanged((all) => ({ ...all, [answer.id]: isOn === true }))}
              />
              <div className={styles.text}>
                <FreeText value={answerText(answer, earlier, formStrings)} />
                {!answer.isOpen && <Note>{t.now({ answer: now || t.blank })}</Note>}
              </div>
            </Stack>
          );
        })}
        {answers.length > 0 && (
          <div>
            <Button isDisabled={chosen.length === 0} onPress={take}>
              {t.take({ count: chosen.length })}
            </Button>
          </div>
        )}
      </Stack>
    </ExpandableSection>
  );
}
