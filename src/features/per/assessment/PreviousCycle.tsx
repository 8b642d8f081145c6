import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIsReadOnly } from '#app/form/formContext';
import type { PerOptions } from '#contract/perForm';
import type { PerProcess } from '#contract/perProcess';
import { formatDate } from '#domain/format/dates';
import { type ApplicableArea, type ApplicableComponent, questionTitle } from '#domain/per/perComponents';
import { previousAssessed } from '#domain/per/perCycle';
import { cyclesOfCountryQuery, writtenAssessmentQuery } from '#resources/per/queries';
import { Button } from '#ui/actions/Button';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { FreeText } from '#ui/display/FreeText';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { perAssessmentStrings, perProcessStrings } from '../form/strings';
import { valuesFromStored } from './assessmentBody';
import { type AssessmentValues, type Consideration, componentKey, questionKey } from './assessmentShape';
import { answersToTakeOver } from './previousAnswers';

interface PreviousCycle {
  readonly cycle: PerProcess;
  readonly values: AssessmentValues;
  readonly options: PerOptions;
}

const PreviousCycleContext = createContext<PreviousCycle | null>(null);

interface PreviousCycleProviderProps {
  readonly process: PerProcess;
  readonly areas: readonly ApplicableArea[];
  readonly options: PerOptions;
  readonly children: ReactNode;
}

/** Reads the assessment of the country's cycle before this one, for its components. Without one, or where it cannot be read, they show none. */
export function PreviousCycleProvider({ process, areas, options, children }: PreviousCycleProviderProps) {
  const { data } = useQuery({ ...cyclesOfCountryQuery(process.country ?? 0), enabled: process.country !== null });
  const cycle = previousAssessed(process, data?.results ?? []);
  const { data: assessment } = useQuery({
    ...writtenAssessmentQuery(cycle?.assessment ?? 0),
    enabled: cycle !== undefined,
  });
  const previous = useMemo(
    () => (cycle && assessment ? { cycle, values: valuesFromStored(areas, assessment), options } : null),
    [cycle, assessment, areas, options],
  );
  return <PreviousCycleContext value={previous}>{children}</PreviousCycleContext>;
}

interface PreviousComponentProps {
  readonly applicable: ApplicableComponent;
  readonly considerations: readonly Consideration[];
}

/** What the previous cycle says of a component, to be taken over where this one has no answer yet. */
export function PreviousComponent({ applicable, considerations }: PreviousComponentProps) {
  const t = useStrings(perAssessmentStrings);
  const processStrings = useStrings(perProcessStrings);
  const { language } = useLanguage();
  const previous = useContext(PreviousCycleContext);
  const { getValues, setValue } = useFormContext<AssessmentValues>();
  const isReadOnly = useIsReadOnly();
  const [taken, setTaken] = useState<number | null>(null);
  const key = componentKey(applicable.component.id);
  const values = previous?.values[key];
  const texts = ['notes', ...considerations] as const;
  const found =
    previous && values ? answersToTakeOver(applicable, texts, { previous: values, current: undefined }) : [];
  if (!previous || !values || found.length === 0) return null;
  const { cycle, options } = previous;
  const number = cycle.assessment_number;
  const date = formatDate(cycle.date_of_assessment, language);
  const rating = options.componentratings.find(({ id }) => id === values.rating);
  const answerOf = (id: number | null | undefined) => options.answers.find((answer) => answer.id === id)?.text;
  const takeOver = () => {
    const answers = answersToTakeOver(applicable, texts, { previous: values, current: getValues(key) });
    const touch = { shouldDirty: true, shouldTouch: true };
    for (const { path, value } of answers) setValue(path as never, value as never, touch);
    setTaken(answers.length);
  };
  return (
    <ExpandableSection
      title={date ? t.previousDated({ number, date }) : t.previous({ number })}
      aside={
        rating ? processStrings.ratingValue({ value: rating.value, title: rating.title }) : processStrings.notRated
      }
      isLazy
    >
      <Stack gap="s3" padding="s3 edge">
        <DescriptionGrid
          items={[
            { id: 'notes', label: t.notes, value: <FreeText value={values.notes ?? ''} />, isWide: true },
            ...applicable.questions.flatMap((question) => {
              const given = values[questionKey(question.id)];
              const text = [answerOf(given?.answer), given?.notes].filter(Boolean).join(' · ');
              const label = questionTitle(applicable.component, question);
              return text ? [{ id: String(question.id), label, value: <FreeText value={text} />, isWide: true }] : [];
            }),
          ]}
        />
        {!isReadOnly && (
          <Row gap="s2 s3" align="center">
            <Button onPress={takeOver}>{t.takeOver}</Button>
            <span role="status">{taken === null ? t.takeOverText : t.takenOver({ count: taken })}</span>
          </Row>
        )}
      </Stack>
    </ExpandableSection>
  );
}
