import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { aggregatesAt, countsAt, monthStarts, yearStarts } from '#domain/emergencies/aggregates';
import { formatMonth, writeDate } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { LineChart } from '#ui/chart/LineChart';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './AppealsOverTime.module.css';
import { appealsOverTimeQuery, shownYears } from './queries';
import { homeStrings } from './strings';

const types = [
  { type: 0, key: 'dref' },
  { type: 1, key: 'appeal' },
] as const;

/** How many DREFs and emergency appeals started: by year, and by month of the year that is chosen. */
export default function AppealsOverTime() {
  const t = useStrings(homeStrings);
  const { language } = useLanguage();
  const today = writeDate(new Date()) ?? '';
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [isMonthly, setMonthly] = useState(false);
  const [month, setMonth] = useState(0);
  const answers = useQueries({
    queries: types.map(({ type }) => appealsOverTimeQuery(type, isMonthly ? year : undefined)),
  });

  const moments = isMonthly ? monthStarts(year) : yearStarts(thisYear - shownYears, thisYear);
  const chosen = (isMonthly ? moments[month] : moments[year - (thisYear - shownYears)]) ?? '';
  const failed = answers.find(({ isError }) => isError);
  const names = { dref: t.drefs, appeal: t.emergencyAppeals };
  const rows = answers.map(({ data }) => data ?? []);

  const select = (moment: string) => {
    if (isMonthly) setMonth(moments.indexOf(moment));
    else setYear(Number(moment.slice(0, 4)));
  };
  const retry = () => {
    for (const answer of answers) if (answer.isError) answer.refetch();
  };

  return (
    <Card
      title={t.overTime}
      actions={<Button onPress={() => setMonthly(!isMonthly)}>{isMonthly ? t.backToYearly : t.viewMonthly}</Button>}
    >
      {failed ? (
        <StateMessage state="error" message={t.chartUnavailable} onRetry={retry} />
      ) : answers.some(({ isPending }) => isPending) ? (
        <Skeleton kind="block" height="360px" />
      ) : (
        <div className={styles.split}>
          <div>
            <LineChart
              title={t.overTime}
              unit={t.overTimeUnit}
              isTitleHidden
              interval={isMonthly ? 'month' : 'year'}
              moments={moments}
              series={types.map(({ key }, index) => ({
                key,
                label: names[key],
                values: countsAt(rows[index] ?? [], moments, today),
              }))}
              selected={chosen}
              onSelect={select}
            />
            <p className={styles.source}>{t.overTimeSource}</p>
          </div>
          <section className={styles.side} aria-live="polite">
            <h3>{isMonthly ? formatMonth(chosen, language) : String(year)}</h3>
            {types.map(({ key }, index) => {
              const [aggregate] = aggregatesAt(rows[index] ?? [], [chosen]);
              return (
                <div key={key}>
                  <h4>{names[key]}</h4>
                  <DescriptionGrid
                    look="rows"
                    items={[
                      {
                        id: 'count',
                        label: t.count,
                        value: <TextOutput kind="number" value={aggregate?.count ?? 0} />,
                      },
                      {
                        id: 'funded',
                        label: t.amountFunded,
                        value: <TextOutput kind="number" value={aggregate?.amount_funded} isCompact />,
                      },
                      {
                        id: 'people',
                        label: t.peopleTargeted,
                        value: <TextOutput kind="number" value={aggregate?.beneficiaries} isCompact />,
                      },
                    ]}
                  />
                </div>
              );
            })}
          </section>
        </div>
      )}
    </Card>
  );
}
