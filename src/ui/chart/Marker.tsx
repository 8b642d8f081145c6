import type { SeriesLook } from './seriesLook';

interface MarkerProps {
  readonly look: SeriesLook;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** The marker of a series at a point. */
export function Marker({ look, x, y, size = 4 }: MarkerProps) {
  const paint = { fill: look.colour, stroke: 'var(--surface)', strokeWidth: 1.5 };
  switch (look.marker) {
    case 'square':
      return <rect x={x - size} y={y - size} width={2 * size} height={2 * size} {...paint} />;
    case 'triangle':
      return <path d={`M${x} ${y - size - 1} L${x + size + 1} ${y + size} H${x - size - 1} Z`} {...paint} />;
    case 'diamond':
      return (
        <path
          d={`M${x} ${y - size - 2} L${x + size + 2} ${y} L${x} ${y + size + 2} L${x - size - 2} ${y} Z`}
          {...paint}
        />
      );
    default:
      return <circle cx={x} cy={y} r={size} {...paint} />;
  }
}
