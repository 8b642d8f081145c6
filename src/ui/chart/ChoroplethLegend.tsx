import { formatCompact } from '#domain/format/numbers';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import css from './ChoroplethLegend.module.css';

export interface ChoroplethStep {
  /** The least amount of the step, which is part of it. */
  readonly from: number;
  /** A token: `--blue-050`. */
  readonly colour: `--${string}`;
}

interface ChoroplethLegendProps {
  readonly title: string;
  /** Growing; each reaches to the next, the last has no end. */
  readonly steps: readonly ChoroplethStep[];
  /** The colour of places without a value. */
  readonly unknown?: `--${string}`;
}

/** The colour of an amount on such a map; undefined below the first step, or where there is no amount. */
export function choroplethColour(steps: readonly ChoroplethStep[], value: number | null | undefined) {
  if (value === null || value === undefined) return undefined;
  return [...steps].reverse().find(({ from }) => value >= from)?.colour;
}

/** Which colours stand for which amounts. */
export function ChoroplethLegend({ title, steps, unknown }: ChoroplethLegendProps) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const name = ({ from }: ChoroplethStep, next: ChoroplethStep | undefined) => {
    const start = formatCompact(from, language) ?? '';
    return next ? t.rangeBoth({ from: start, to: formatCompact(next.from, language) ?? '' }) : `≥ ${start}`;
  };
  const swatch = (colour: string) => (
    <span className={css.swatch} style={{ background: `var(${colour})` }} aria-hidden="true" />
  );
  return (
    <figure className={css.legend} aria-label={title}>
      <figcaption className={css.title}>{title}</figcaption>
      <ul className={css.steps}>
        {unknown && (
          <li>
            {swatch(unknown)}
            {t.noData}
          </li>
        )}
        {steps.map((step, index) => (
          <li key={step.from}>
            {swatch(step.colour)}
            {name(step, steps[index + 1])}
          </li>
        ))}
      </ul>
    </figure>
  );
}
