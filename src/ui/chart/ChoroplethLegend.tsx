import { formatCompact, formatNumber } from '#domain/format/numbers';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import css from './ChoroplethLegend.module.css';

export interface ChoroplethStep {
  /** The lower bound of the step, inclusive: a whole number. */
  readonly from: number;
  /** A colour token, such as `--blue-050`. */
  readonly colour: `--${string}`;
}

interface ChoroplethLegendProps {
  readonly title: string;
  /** In ascending order; each step ends below the next, the last has no upper bound. */
  readonly steps: readonly ChoroplethStep[];
  /** The colour of places without a value. */
  readonly unknown?: `--${string}`;
}

/** The colour of an amount on a choropleth map; undefined below the first step or without an amount. */
export function choroplethColour(steps: readonly ChoroplethStep[], value: number | null | undefined) {
  if (value === null || value === undefined) return undefined;
  return [...steps].reverse().find(({ from }) => value >= from)?.colour;
}

/** The colours of a choropleth map with their amounts. */
export function ChoroplethLegend({ title, steps, unknown }: ChoroplethLegendProps) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const name = ({ from }: ChoroplethStep, next: ChoroplethStep | undefined) => {
    const start = formatCompact(from, language) ?? '';
    if (!next) return t.classOnwards({ from: start });
    const last = next.from - 1;
    if (last <= from) return start;
    const short = formatCompact(last, language);
    // 9,999 in compact form is the next class
    const end = short === formatCompact(next.from, language) ? formatNumber(last, language) : short;
    return t.rangeBoth({ from: start, to: end ?? '' });
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
