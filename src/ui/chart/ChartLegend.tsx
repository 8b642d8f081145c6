import { useId } from 'react';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import css from './ChartFrame.module.css';
import { Hatch, hatchFill } from './Hatch';
import { Marker } from './Marker';
import { type Looked, lookOfSeries, type SeriesLook } from './seriesLook';

export interface LegendSeries extends Looked {
  readonly key: string;
  readonly label: string;
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
      {series.map(({ key, label }, place) => (
        <li key={key}>
          <Swatch look={lookOfSeries(series, place)} kind={look} />
          {label}
        </li>
      ))}
    </ul>
  );
}
