import { useState } from 'react';
import {
  type CountryCycle,
  considerationCounts,
  countPrioritisingCycles,
  countsByPhase,
  countsByType,
  priorityCounts,
} from '#domain/per/cycleSummary';
import { Button } from '#ui/actions/Button';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { BarCard } from '../BarCard';
import styles from '../dashboards.module.css';
import { perSummaryStrings } from '../strings';
import { usePhaseName } from '../usePhaseName';

interface CyclesProps {
  /** The latest cycle of each country. */
  readonly cycles: readonly CountryCycle[];
}

/** Charts of the latest cycles by phase, type, priorities and considerations, each with a table of its data. */
export function SummaryCharts({ cycles }: CyclesProps) {
  return (
    <Stack gap="s4">
      <Columns gap="s4" minWidth={420}>
        <ByPhase cycles={cycles} />
        <ByType cycles={cycles} />
      </Columns>
      <Priorities cycles={cycles} />
      <Considerations cycles={cycles} />
    </Stack>
  );
}

function ByPhase({ cycles }: CyclesProps) {
  const t = useStrings(perSummaryStrings);
  const phaseName = usePhaseName();
  const counts = countsByPhase(cycles);
  return (
    <BarCard
      title={t.byPhase}
      unit={t.byPhaseUnit}
      categories={counts.map(({ phase }) => ({ key: String(phase), label: phaseName(phase) }))}
      series={[{ key: 'cycles', label: t.cycles, values: counts.map(({ count }) => count) }]}
    />
  );
}

function ByType({ cycles }: CyclesProps) {
  const t = useStrings(perSummaryStrings);
  const counts = countsByType(cycles);
  return (
    <BarCard
      title={t.byType}
      unit={t.byTypeUnit}
      categories={counts.map(({ id, name }) => ({ key: String(id), label: name ?? t.noType }))}
      series={[{ key: 'cycles', label: t.cycles, values: counts.map(({ count }) => count) }]}
    />
  );
}

const shownPriorities = 12;

function Priorities({ cycles }: CyclesProps) {
  const t = useStrings(perSummaryStrings);
  const { language } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const counts = priorityCounts(cycles, language);
  const shown = isWhole ? counts : counts.slice(0, shownPriorities);
  if (counts.length === 0) {
    return (
      <Card title={t.priorities}>
        <StateMessage state="empty" message={t.noPriorities} />
      </Card>
    );
  }
  return (
    <BarCard
      title={t.priorities}
      unit={t.prioritiesUnit({ count: countPrioritisingCycles(cycles) })}
      categories={shown.map(({ id, title }) => ({ key: String(id), label: title }))}
      series={[{ key: 'cycles', label: t.cycles, values: shown.map(({ count }) => count) }]}
    >
      {counts.length > shownPriorities && (
        <div className={styles.more}>
          <Button size="s" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? t.prioritiesFewer({ count: shownPriorities }) : t.prioritiesAll({ count: counts.length })}
          </Button>
        </div>
      )}
    </BarCard>
  );
}

function Considerations({ cycles }: CyclesProps) {
  const t = useStrings(perSummaryStrings);
  const counts = considerationCounts(cycles);
  const series = (['yes', 'no', 'unanswered'] as const).map((answer) => ({
    key: answer,
    label: t[answer],
    values: counts.map((each) => each[answer]),
  }));
  return (
    <BarCard
      title={t.considerations}
      unit={t.considerationsUnit}
      arrangement="stacked"
      categories={counts.map(({ consideration }) => ({ key: consideration, label: t[consideration] }))}
      series={series}
    >
      <Note>{t.considerationsNote}</Note>
    </BarCard>
  );
}
