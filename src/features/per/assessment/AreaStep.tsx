import { memo, useState } from 'react';
import { useFocusTarget, useShownRows } from '#app/form/shownRows';
import { useFormSelector } from '#app/form/useFormSelector';
import { percentOf } from '#domain/format/numbers';
import { type ApplicableArea, type AskedComponent, componentTitle } from '#domain/per/perComponents';
import { Button } from '#ui/actions/Button';
import { RichContent } from '#ui/content/RichContent';
import { ProgressBar } from '#ui/display/ProgressBar';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { perAssessmentStrings } from '../form/strings';
import styles from './AreaStep.module.css';
import { answeredIn, areaProgress } from './assessmentForm';
import { type AssessmentValues, type Consideration, componentKey } from './assessmentShape';
import { ComponentFields } from './ComponentFields';

interface AreaStepProps {
  readonly area: ApplicableArea;
  /** Those that the overview asks for. */
  readonly considerations: readonly Consideration[];
}

/**
 * The components of an area. One at a time is open, and only its fields are drawn: an area has up to two hundred benchmarks.
 */
export function AreaStep({ area, considerations }: AreaStepProps) {
  const t = useStrings(perAssessmentStrings);
  const asked = area.components.filter(({ component }) => !component.is_parent);
  const [open, setOpen] = useState<number | null>(asked[0]?.component.id ?? null);
  const progress = useFormSelector((values: AssessmentValues) => areaProgress(area, values));
  const target = useFocusTarget()?.split('.')[0];
  const targeted = asked.find(({ component }) => componentKey(component.id) === target)?.component.id;
  if (targeted !== undefined && targeted !== open) setOpen(targeted);
  // what follows the open component lies below the first screen
  const isWhole = useShownRows() === Number.POSITIVE_INFINITY;
  const place = area.components.findIndex(({ component }) => component.id === open);
  const shown = isWhole ? area.components : area.components.slice(0, place + 1);
  return (
    <div className={styles.area}>
      <ProgressBar label={t.areaProgress(progress)} value={percentOf(progress.count, progress.total)} />
      {shown.map((each) => {
        const { component } = each;
        if (component.is_parent) return <Heading key={component.id} component={each} />;
        return (
          <ComponentSection
            key={component.id}
            asked={each}
            considerations={considerations}
            next={asked[asked.indexOf(each) + 1]?.component.id}
            isOpen={component.id === open}
            onOpen={setOpen}
          />
        );
      })}
    </div>
  );
}

interface ComponentSectionProps {
  readonly asked: AskedComponent;
  readonly considerations: readonly Consideration[];
  /** The component after it; undefined for the last one. */
  readonly next: number | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (id: number | null) => void;
}

/** Drawn anew only when it opens or closes, not with its neighbours. */
const ComponentSection = memo(function ComponentSection(props: ComponentSectionProps) {
  const { asked, considerations, next, isOpen, onOpen } = props;
  const { component } = asked;
  const t = useStrings(perAssessmentStrings);
  return (
    <ExpandableSection
      title={componentTitle(component)}
      aside={<Progress component={asked} />}
      isLazy
      isOpen={isOpen}
      onOpenChange={(opens) => onOpen(opens ? component.id : null)}
    >
      {isOpen && (
        <>
          <ComponentFields asked={asked} considerations={considerations} />
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

function Heading({ component: { component } }: { readonly component: AskedComponent }) {
  return (
    <div className={styles.heading}>
      <h3>{componentTitle(component)}</h3>
      <RichContent html={component.description} />
    </div>
  );
}

function Progress({ component }: { readonly component: AskedComponent }) {
  const t = useStrings(perAssessmentStrings);
  const count = useFormSelector((values: AssessmentValues) => answeredIn(component, values));
  return t.componentProgress({ count, total: component.questions.length });
}
