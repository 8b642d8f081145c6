import { useId } from 'react';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import css from './ChartFrame.module.css';
import { Hatch, hatchFill } from './Hatch';
import { Marker } from './Marker';
import { type SeriesLook, seriesLook } from './seriesLook';

export interface LegendSeries {
  readonly key: string;
  readonly label: string;
  /** Index of the series for its colour and pattern; defaults to its index in the legend. */
  readonly index?: number;
}

interface ChartLegendProps {
  readonly series: readonly LegendSeries[];
  readonly look: 'area' | 'line' | 'point';
}

function Swatch({ look, kind }: { readonly look: SeriesLook; readonly kind: ChartLegendProps['look'] }) {
  const id = useId();
  return (
    <svg width={22} height={14} aria-hidden="true" focusable="false">
      {kind !== 'area' ? (
        <>
          {kind === 'line' && (
            <path d="M0 7 H22" stroke={look.colour} strokeWidth={2} strokeDasharray={look.dash} fill="none" />
          )}
          <Marker look={look} x={11} y={7} />
        </>
      ) : (
        <>
          <defs>
            <Hatch id={id} look={look} />
          </defs>
          <rect width={22} height={14} rx={2} fill={hatchFill(id, look)} />
        </>
      )}
    </svg>
  );
}

/** The markers or swatches of the series with their names. */
export function ChartLegend({ series, look }: ChartLegendProps) {
  const t = useStrings(displayStrings);
  return (
    <ul className={css.legend} aria-label={t.legend}>
      {series.map(({ key, label, index }, place) => (
        <li key={key}>
          <Swatch look={seriesLook(index ?? place)} kind={look} />
          {label}
        </li>
      ))}
    </ul>
  );
}
