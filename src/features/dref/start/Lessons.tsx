import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIsReadOnly } from '#app/form/formContext';
import { useFormSelector } from '#app/form/useFormSelector';
import { Loaded } from '#app/request/Loaded';
import { href } from '#app/routes/href';
import type { OpsLearning } from '#contract/opsLearning';
import { formatList } from '#domain/format/formatList';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { plainText } from '#ui/content/plainText';
import { FreeText } from '#ui/display/FreeText';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import type { ApplicationValues } from '../fields/drefShape';
import { lessonsQuery } from './lessonsQuery';
import { drefStartStrings } from './strings';

/** Lessons of operational learning beside the question about them; they are read once the section is opened. */
export function Lessons() {
  const t = useStrings(drefStartStrings);
  const isReadOnly = useIsReadOnly();
  const { country, hazard } = useFormSelector(({ country: own, disaster_type }: ApplicationValues) => ({
    country: own,
    hazard: disaster_type,
  }));
  if (isReadOnly) return null;
  return (
    <ExpandableSection title={t.lessons} headingLevel={4} isLazy>
      {country === null ? <p>{t.lessonsFirst}</p> : <Found key={country} country={country} hazard={hazard} />}
    </ExpandableSection>
  );
}

function Found({ country, hazard }: { readonly country: number; readonly hazard: number | null }) {
  const t = useStrings(drefStartStrings);
  const ofHazard = useQuery(lessonsQuery(country, hazard));
  const hasNone = hazard !== null && ofHazard.data?.count === 0;
  const ofAny = useQuery({ ...lessonsQuery(country, null), enabled: hasNone });
  return (
    <Loaded query={hasNone ? ofAny : ofHazard} isCompact skeleton={<Skeleton kind="block" height="8rem" />}>
      {({ results, count }) =>
        count === 0 ? (
          <p>{t.noLessons}</p>
        ) : (
          <Stack gap="s3">
            {hasNone && <Note>{t.otherHazards}</Note>}
            <Stack as="ul" gap="s3" aria-label={t.lessons}>
              {results.map((lesson) => (
                <li key={lesson.id}>
                  <Lesson lesson={lesson} />
                </li>
              ))}
            </Stack>
            <Link href={`${href('operationalLearning')}?country=${country}`} target="_blank">
              {t.allLessons}
            </Link>
          </Stack>
        )
      }
    </Loaded>
  );
}

function Lesson({ lesson: { learning_validated, appeal } }: { readonly lesson: OpsLearning }) {
  const t = useStrings(drefStartStrings);
  const { language } = useLanguage();
  const { getValues, setValue } = useFormContext<ApplicationValues>();
  const [isAdded, setAdded] = useState(false);
  const text = plainText(learning_validated ?? '').trim();
  const add = () => {
    const answer = [getValues('lessons_learned')?.trim(), text].filter(Boolean).join('\n\n');
    setValue('lessons_learned', answer, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setAdded(true);
  };
  const operation = formatList(
    [appeal?.name, appeal?.code].flatMap((part) => part?.trim() || []),
    language,
  );
  return (
    <>
      <p>
        <FreeText value={text} />
      </p>
      {operation !== '' && <Note>{t.fromOperation({ operation })}</Note>}
      <Button size="s" isDisabled={isAdded} aria-label={t.addLessonNamed({ text: text.slice(0, 60) })} onPress={add}>
        {isAdded ? t.lessonAdded : t.addLesson}
      </Button>
    </>
  );
}
