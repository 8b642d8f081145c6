import type { CSSProperties, ReactNode } from 'react';
import { type DateLike, formatIsoDate } from '#domain/format/dates';
import { formatCompact, formatNumber, formatPercent } from '#domain/format/numbers';
import { Link } from '../actions/Link';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Dash } from './Dash';
import css from './KeyFigures.module.css';
import { ProgressBar } from './ProgressBar';

export interface KeyFigure {
  readonly id: string;
  readonly label: string;
  /** A number is abbreviated, with the full number on hover and for screen readers; a text is shown unchanged. */
  readonly value: number | string | null | undefined;
  /** `percent` takes percentage points. */
  readonly kind?: 'number' | 'percent';
  /** What the number is a part of, in the same unit: '210K of 400K'. */
  readonly total?: number | null;
  readonly currency?: string;
  /** A button that explains the figure, beside its label. */
  readonly info?: ReactNode;
  /** A progress bar under the figure, in percentage points. */
  readonly progress?: { readonly label: string; readonly value: number | null | undefined };
  readonly source?: string | null;
  readonly date?: DateLike;
  /** Replaces source and date: a link to the source, the year of the figure. While loading, its line is reserved unless it is undefined. */
  readonly origin?: ReactNode;
  readonly href?: string;
}

interface KeyFiguresProps {
  readonly figures: readonly KeyFigure[];
  /** Shows a placeholder at the final size of each value. */
  readonly isLoading?: boolean;
}

function FigureValue({ figure }: { readonly figure: KeyFigure }) {
  const t = useStrings(displayStrings);
  const { language } = useLanguage();
  const { value, kind = 'number', currency, total } = figure;
  if (typeof value === 'string') return value.trim() || <Dash />;
  if (kind === 'percent') return formatPercent(value, language) ?? <Dash />;
  const inFull = (format: typeof formatCompact) => {
    const amount = format(value, language, { currency });
    const whole = format(total, language);
    return amount && whole ? t.amountOf({ amount, total: whole }) : amount;
  };
  const [short, full] = [inFull(formatCompact), inFull(formatNumber)];
  if (short === null || full === null) return <Dash />;
  if (short === full) return short;
  return (
    <span title={full}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  );
}

function Origin({ figure }: { readonly figure: KeyFigure }) {
  const t = useStrings(displayStrings);
  if (figure.origin) return <dd className={css.origin}>{figure.origin}</dd>;
  const date = formatIsoDate(figure.date);
  const source = figure.source ? t.source({ source: figure.source }) : null;
  if (!source && !date) return null;
  return (
    <dd className={css.origin}>
      {source}
      {source && date && ' · '}
      {date && <span className={css.date}>{t.asOf({ date })}</span>}
    </dd>
  );
}

const placeholder = '0';

/** How much wider an amount with its total is than another figure. */
const partWidth = 1.6;

/** The headline numbers of a page, side by side, equally large. */
export function KeyFigures({ figures, isLoading = false }: KeyFiguresProps) {
  const count = figures.reduce((sum, { total }) => sum + (total === undefined ? 1 : partWidth), 0);
  const style: CSSProperties & Readonly<Record<'--count', number>> = { '--count': count };
  return (
    <dl className={css.figures} style={style} aria-busy={isLoading || undefined}>
      {figures.map((figure) => (
        <div className={css.figure} key={figure.id} data-part={figure.total !== undefined || undefined}>
          <dt className={css.term}>
            {figure.label}
            {figure.info}
          </dt>
          <dd className={css.value}>
            {isLoading ? (
              <span className={css.placeholder} aria-hidden>
                {placeholder}
              </span>
            ) : figure.href ? (
              <Link href={figure.href}>
                <FigureValue figure={figure} />
              </Link>
            ) : (
              <FigureValue figure={figure} />
            )}
          </dd>
          {figure.progress && (
            <dd className={css.extra}>
              <ProgressBar
                {...figure.progress}
                value={isLoading ? 0 : figure.progress.value}
                isLabelHidden
                isValueHidden
              />
            </dd>
          )}
          {isLoading ? (
            figure.origin !== undefined && (
              <dd className={css.origin} aria-hidden>
                {'\u00a0'}
              </dd>
            )
          ) : (
            <Origin figure={figure} />
          )}
        </div>
      ))}
    </dl>
  );
}
