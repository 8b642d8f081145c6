import type { Slice } from '#ui/chart/pieSlices';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';

const PieChart = lazyComponent(() => import('#ui/chart/PieChart').then((module) => module.PieChart));

/** In pixels. */
const height = 190;
/** Of some slices below the chart, in pixels. */
const legendHeight = 68;

export const projectPieSkeleton = <Skeleton kind="block" height={`${height + legendHeight}px`} />;

interface ProjectPieProps {
  readonly title: string;
  /** What is counted. */
  readonly unit: string;
  readonly hxl?: readonly string[];
  readonly slices: readonly Slice[];
  /** What the slices are made of: when it changes, a chart that failed is drawn again. */
  readonly source: unknown;
}

/** A pie of counted projects in a card with the same title. The figures above it do not wait for its code. */
export function ProjectPie({ source, ...chart }: ProjectPieProps) {
  return (
    <LazyBlock when="idle" skeleton={projectPieSkeleton} resetKey={source}>
      <PieChart {...chart} isTitleHidden height={height} />
    </LazyBlock>
  );
}
