import { useState } from 'react';
import type { LearningCount } from '#domain/operational-learning/learningStats';
import { Button } from '#ui/actions/Button';
import { BarChart } from '#ui/chart/BarChart';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { learningStrings } from './strings';

/** Bars shown at first. */
const top = 5;

interface CountBarsProps {
  readonly title: string;
  readonly unit: string;
  /** Sorted, largest first. */
  readonly counts: readonly LearningCount[];
}

/** The largest counts as bars, with a button that shows all of them. */
export function CountBars({ title, unit, counts }: CountBarsProps) {
  const t = useStrings(learningStrings);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? counts : counts.slice(0, top);
  return (
    <Card
      title={title}
      actions={
        counts.length > top && (
          <Button size="s" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? t.showFirst({ count: top }) : t.showAll({ total: counts.length })}
          </Button>
        )
      }
    >
      <BarChart
        title={title}
        unit={unit}
        isTitleHidden
        isHorizontal
        categories={shown}
        series={[{ key: 'count', label: t.extracts, values: shown.map(({ count }) => count) }]}
      />
    </Card>
  );
}
