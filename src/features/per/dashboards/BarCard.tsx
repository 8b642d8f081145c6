import type { ComponentProps, ReactNode } from 'react';
import { BarChart } from '#ui/chart/BarChart';
import { Card } from '#ui/layout/Card';

interface BarCardProps extends Omit<ComponentProps<typeof BarChart>, 'isHorizontal' | 'isTitleHidden'> {
  /** Rendered below the chart. */
  readonly children?: ReactNode;
}

/** A card with one chart of horizontal bars under the same title. */
export function BarCard({ children, ...chart }: BarCardProps) {
  return (
    <Card title={chart.title}>
      <BarChart {...chart} isTitleHidden isHorizontal />
      {children}
    </Card>
  );
}
