import type { ApplicableComponent } from '#domain/per/perComponents';
import {
  type ComponentText,
  type ComponentValues,
  componentKey,
  type QuestionValues,
  questionKey,
} from './assessmentShape';

/** An answer at a path of the form's values. */
export interface Answer {
  readonly path: string;
  readonly value: string | number;
}

const isBlank = (value: string | number | null | undefined) => value === null || value === undefined || value === '';

/**
 * The answers of an earlier cycle to a component that the current one has not given; what it has given stays.
 *
 * @param texts - the texts that the form asks for
 */
export function answersToTakeOver(
  { component, questions }: ApplicableComponent,
  texts: readonly ComponentText[],
  { previous, current }: { readonly previous: ComponentValues; readonly current: ComponentValues | undefined },
): readonly Answer[] {
  const key = componentKey(component.id);
  const pairs: readonly (readonly [path: string, before: string | number | null | undefined, now: unknown])[] = [
    [`${key}.rating`, previous.rating, current?.rating],
    ...texts.map((text) => [`${key}.${text}`, previous[text], current?.[text]] as const),
    ...questions.flatMap(({ id }) => {
      const name = questionKey(id);
      const [before, now]: readonly (QuestionValues | undefined)[] = [previous[name], current?.[name]];
      return [
        [`${key}.${name}.answer`, before?.answer, now?.answer] as const,
        [`${key}.${name}.notes`, before?.notes, now?.notes] as const,
      ];
    }),
  ];
  return pairs.flatMap(([path, value, now]) =>
    isBlank(value) || !isBlank(now as string | number | null | undefined)
      ? []
      : [{ path, value: value as string | number }],
  );
}
