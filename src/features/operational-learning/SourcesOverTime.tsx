import { useState } from 'react';
import type { OpsLearningStats } from '#contract/opsLearning';
import { sourcesByYear } from '#domain/operational-learning/learningStats';
import { LineChart } from '#ui/chart/LineChart';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import styles from './learning.module.css';
import { learningStrings } from './strings';

/** Sources by year and type of operation; selecting a year lists its three figures. */
export function SourcesOverTime({ rows }: { readonly rows: OpsLearningStats['sources_overtime'] }) {
  const t = useStrings(learningStrings);
  const [chosen, setChosen] = useState<string | null>(null);
  const { years, dref, emergencyAppeal, others, undated } = sourcesByYear(rows);
  const index = chosen === null ? -1 : years.indexOf(chosen);
  return (
    <Card title={t.overTime}>
      <LineChart
        title={t.overTime}
        unit={t.unitSources}
        isTitleHidden
        interval="year"
        moments={years}
        series={[
          { key: 'dref', label: t.dref, values: dref },
          { key: 'appeals', label: t.emergencyAppeal, values: emergencyAppeal },
          { key: 'others', label: t.others, values: others },
        ]}
        selected={chosen}
        onSelect={(year) => setChosen(year === chosen ? null : year)}
      />
      <Note className={styles.note} role="status">
        {index >= 0 &&
          t.yearFigures({
            year: years[index]?.slice(0, 4) ?? '',
            dref: dref[index] ?? 0,
            appeals: emergencyAppeal[index] ?? 0,
            others: others[index] ?? 0,
          })}
      </Note>
      {undated > 0 && <Note className={styles.note}>{t.undatedSources({ count: undated })}</Note>}
    </Card>
  );
}
