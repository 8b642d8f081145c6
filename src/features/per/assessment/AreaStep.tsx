import { memo, useState } from 'react';
import { useFocusTarget, useShownRows } from '#app/form/shownRows';
import { useFormSelector } from '#app/form/useFormSelector';
import { percentOf } from '#domain/format/numbers';
import { type ApplicableArea, type ApplicableComponent, componentTitle } from '#domain/per/perComponents';
import { Button } from '#ui/actions/Button';
import { RichContent } from '#ui/content/RichContent';
import { ProgressBar } from '#ui/display/ProgressBar';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Stack } from '#ui/layout/Stack';
import { perAssessmentStrings } from '../form/strings';
import styles from './AreaStep.module.css';
import { areaProgress, countAnswered } from './assessmentForm';
import { type AssessmentValues, type Consideration, componentKey } from './assessmentShape';
import { ComponentFields } from './ComponentFields';

interface AreaStepProps {
  readonly area: ApplicableArea;
  /** The considerations that the overview enables. */
  readonly considerations: readonly Consideration[];
}

/**
 * The components of an area. One at a time is open, and only its fields are rendered: an area has up to 200 benchmarks.
 */
export function AreaStep({ area, considerations }: AreaStepProps) {
  const t = useStrings(perAssessmentStrings);
  const answerable = area.components.filter(({ component }) => !component.is_parent);
  const [open, setOpen] = useState<number | null>(answerable[0]?.component.id ?? null);
  const progress = useFormSelector((values: AssessmentValues) => areaProgress(area, values));
  const target = useFocusTarget()?.split('.')[0];
  const targeted = answerable.find(({ component }) => componentKey(component.id) === target)?.component.id;
  if (targeted !== undefined && targeted !== open) setOpen(targeted);
  // the components after the open one are below the fold
  const isWhole = useShownRows() === Number.POSITIVE_INFINITY;
  const place = area.components.findIndex(({ component }) => component.id === open);
  const shown = isWhole ? area.components : area.components.slice(0, place + 1);
  return (
    <Stack gap="s2" padding="s3 edge">
      <ProgressBar label={t.areaProgress(progress)} value={percentOf(progress.count, progress.total)} />
      {shown.map((each) => {
        const { component } = each;
        if (component.is_parent) return <Heading key={component.id} component={each} />;
        return (
          <ComponentSection
            key={component.id}
            applicable={each}
            considerations={considerations}
            next={answerable[answerable.indexOf(each) + 1]?.component.id}
            isOpen={component.id === open}
            onOpen={setOpen}
          />
        );
      })}
    </Stack>
  );
}

interface ComponentSectionProps {
  readonly applicable: ApplicableComponent;
  readonly considerations: readonly Consideration[];
  /** The id of the next component; undefined for the last one. */
  readonly next: number | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (id: number | null) => void;
}

/** Memoised, so that it does not render again when another component opens or closes. */
const ComponentSection = memo(function ComponentSection(props: ComponentSectionProps) {
  const { applicable, considerations, next, isOpen, onOpen } = props;
  const { component } = applicable;
  const t = useStrings(perAssessmentStrings);
  return (
    <ExpandableSection
      title={componentTitle(component)}
      aside={<Progress component={applicable} />}
      isLazy
      isOpen={isOpen}
      onOpenChange={(opens) => onOpen(opens ? component.id : null)}
    >
      {isOpen && (
        <>
          <ComponentFields applicable={applicable} considerations={considerations} />
          {next !== undefined && (
            <div className={styles.next}>
              <Button onPress={() => onOpen(next)}>{t.nextComponent}</Button>
            </div>
          )}
        </>
      )}
    </ExpandableSection>
  );
});

function Heading({ component: { component } }: { readonly component: ApplicableComponent }) {
  return (
    <div className={styles.heading}>
      <h3>{componentTitle(component)}</h3>
      <RichContent html={component.description} />
    </div>
  );
}

function Progress({ component }: { readonly component: ApplicableComponent }) {
  const t = useStrings(perAssessmentStrings);
  const count = useFormSelector((values: AssessmentValues) => countAnswered(component, values));
  return t.componentProgress({ count, total: component.questions.length });
}
