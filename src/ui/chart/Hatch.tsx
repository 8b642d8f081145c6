import type { SeriesLook } from './seriesLook';

interface HatchProps {
  readonly id: string;
  readonly look: SeriesLook;
}

const strokes: Readonly<Record<Exclude<SeriesLook['hatch'], 'none' | 'dots'>, string>> = {
  rising: 'M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6',
  falling: 'M-2 6 L2 10 M0 0 L8 8 M6 -2 L10 2',
  level: 'M0 4 H8',
  cross: 'M0 4 H8 M4 0 V8',
};

/** The SVG pattern of a series: its colour under lines or dots in the background colour. */
export function Hatch({ id, look }: HatchProps) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} fill={look.colour} />
      {look.hatch === 'dots' && <circle cx={4} cy={4} r={1.4} fill="var(--surface)" />}
      {look.hatch !== 'dots' && look.hatch !== 'none' && (
        <path d={strokes[look.hatch]} stroke="var(--surface)" strokeWidth={1.6} fill="none" />
      )}
    </pattern>
  );
}

/** The `fill` of a shape of the series: its pattern, or its plain colour. */
export const hatchFill = (id: string, look: SeriesLook) => (look.hatch === 'none' ? look.colour : `url(#${id})`);
