import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { labelled } from '#domain/format/labelled';
import { formatNumber } from '#domain/format/numbers';
import { Button } from '#ui/actions/Button';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import styles from './imminent.module.css';
import { imminentStrings } from './strings';
import { usePointLabels } from './useShapeLabels';
import type { Step } from './useStep';

/** A slider over the positions of the track of a storm, with all positions as a table. */
export function ForecastSteps({ step: { points, index, choose } }: { readonly step: Step }) {
  const t = useStrings(imminentStrings);
  const { language, direction } = useLanguage();
  const labels = usePointLabels();
  const sliderId = useId();
  const last = points.length - 1;
  const point = index === null ? undefined : points[index];
  const wind = point ? labels.wind(point) : null;
  const stepText = point ? labels.joined(labels.bothTimes(point), labels.kind(point), wind) : '';
  const [first] = points;
  const end = points[last];
  const firstForecast = points.findIndex(({ isForecast }) => isForecast);
  const start = firstForecast === -1 ? last : firstForecast;
  const [Earlier, Later] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const degrees = (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 });
  return (
    <Stack as="section" gap="s2" aria-label={t.steps}>
      <label htmlFor={sliderId} className={styles.stepLabel}>
        {t.steps}
      </label>
      <div className={styles.stepper}>
        <Button
          size="s"
          label={t.previousStep}
          icon={<Earlier size={16} aria-hidden="true" />}
          isDisabled={index === 0}
          onPress={() => choose(index === null ? start : Math.max(0, index - 1))}
        />
        <input
          id={sliderId}
          type="range"
          min={0}
          max={last}
          step={1}
          value={index ?? start}
          aria-valuetext={stepText || undefined}
          onChange={(event) => choose(Number(event.target.value))}
        />
        <Button
          size="s"
          label={t.nextStep}
          icon={<Later size={16} aria-hidden="true" />}
          isDisabled={index === last}
          onPress={() => choose(index === null ? start : Math.min(last, index + 1))}
        />
      </div>
      <Note className={styles.stepText} role="status">
        {index !== null
          ? labelled(language, t.stepOf({ step: index + 1, total: points.length }), stepText)
          : first && end && t.stepsSpan({ start: labels.time(first), end: labels.time(end) })}
      </Note>
      <ExpandableSection title={t.allPositions}>
        {/* biome-ignore lint/a11y/useSemanticElements: a scrollable region is no fieldset */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard */}
        <div className={styles.tableScroller} role="group" aria-label={t.allPositions} tabIndex={0}>
          <table className={styles.positions}>
            <thead>
              <tr>
                <th scope="col">{t.time}</th>
                <th scope="col">{t.kind}</th>
                <th scope="col">{t.windSpeed}</th>
                <th scope="col">{t.latitude}</th>
                <th scope="col">{t.longitude}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((each, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a position has no identifier but its index in the track
                <tr key={at} aria-current={at === index || undefined}>
                  <td>{labels.bothTimes(each)}</td>
                  <td>{labels.kind(each)}</td>
                  <td>{labels.wind(each) ?? '–'}</td>
                  <td>{degrees(each.position[1])}</td>
                  <td>{degrees(each.position[0])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </ExpandableSection>
    </Stack>
  );
}
