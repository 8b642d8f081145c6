import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import css from './MapLegend.module.css';
import type { LegendEntry } from './mapTypes';
import { markClip } from './markShapes';

/** The legend of a map's colours. */
export function MapLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  const t = useStrings(displayStrings);
  if (entries.length === 0) return null;
  return (
    <ul className={css.legend} aria-label={t.legend}>
      {entries.map(({ label, colour, look = 'dot', edge, shape }) => (
        <li key={label}>
          <span
            className={css.mark}
            data-look={shape ? 'shape' : edge ? 'edged' : look}
            data-dashed={edge?.isDashed || undefined}
            style={{ color: `var(${colour})`, clipPath: shape && markClip(shape), borderWidth: edge?.lineWidth }}
            aria-hidden
          />
          {label}
        </li>
      ))}
    </ul>
  );
}
