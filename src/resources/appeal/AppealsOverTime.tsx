import { useQueries } from '@tanstack/react-query';
import { useQueryState } from 'nuqs';
import { useState } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { aggregatesAt, countsAt, lastYears, monthStarts, yearStarts } from '#domain/emergencies/aggregates';
import { formatIsoDate, formatMonth } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { LineChart } from '#ui/chart/LineChart';
import { AsOf } from '#ui/display/AsOf';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { urlNumber } from '#ui/filters/urlParsers';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import styles from './AppealsOverTime.module.css';
import { type AppealPlace, appealsOverTimeQuery } from './queries';
import { appealsOverTimeStrings } from './strings';

const types = [
  { type: 0, key: 'dref' },
  { type: 1, key: 'appeal' },
] as const;

/** Years before the current one. */
const earlierYears = 10;

const monthsOf = urlNumber.withOptions({ history: 'replace' });

/** The DREFs and emergency appeals that started in each year, or in each month of one year, which stands in the address. */
export default function AppealsOverTime({ place = {} }: { readonly place?: AppealPlace }) {
  const t = useStrings(appealsOverTimeStrings);
  const { language } = useLanguage();
  const [today] = useState(() => formatIsoDate(new Date()) ?? '');
  const [years] = useState(() => lastYears(earlierYears));
  const [firstYear, currentYear] = years;
  const [chosenYear, setYear] = useState(currentYear);
  const [yearOfMonths, setYearOfMonths] = useQueryState('months', monthsOf);
  // of another year than the chart has, an address shows the years
  const isMonthly = yearOfMonths !== null && yearOfMonths >= firstYear && yearOfMonths <= currentYear;
  const year = isMonthly ? yearOfMonths : chosenYear;
  const [month, setMonth] = useState(0);
  const query = useQueries({
    queries: types.map(({ type }) =>
      isMonthly
        ? appealsOverTimeQuery(type, 'month', [year, year], place)
        : appealsOverTimeQuery(type, 'year', years, place),
    ),
    combine: combineQueries,
  });

  const moments = isMonthly ? monthStarts(year) : yearStarts(firstYear, currentYear);
  const selected = (isMonthly ? moments[month] : moments[year - firstYear]) ?? '';
  const names = { dref: t.drefs, appeal: t.emergencyAppeals };

  const select = (moment: string) => {
    if (isMonthly) setMonth(moments.indexOf(moment));
    else setYear(Number(moment.slice(0, 4)));
  };

  return (
    <Card
      title={t.overTime}
      actions={
        <Button onPress={() => void setYearOfMonths(isMonthly ? null : year)}>
          {isMonthly ? t.backToYearly : t.viewMonthly}
        </Button>
      }
    >
      <Loaded
        query={query}
        skeleton={<Skeleton kind="block" height="295px" phoneHeight="542px" />}
        errorMessage={t.chartUnavailable}
      >
        {(rows) => (
          <div className={styles.split}>
            <div>
              <LineChart
                title={t.overTime}
                unit={t.overTimeUnit}
                hxl={['#date+start', '#activity+dref+num', '#activity+appeal+num']}
                isTitleHidden
                interval={isMonthly ? 'month' : 'year'}
                moments={moments}
                series={types.map(({ key }, index) => ({
                  key,
                  label: names[key],
                  values: countsAt(rows[index] ?? [], moments, today),
                }))}
                selected={selected}
                onSelect={select}
              />
              <Note className={styles.source}>
                {isMonthly ? t.monthsSource({ year: String(year) }) : t.overTimeSource}
                <AsOf at={query.dataUpdatedAt} />
              </Note>
            </div>
            <Stack as="section" gap="s4" align="start" aria-live="polite">
              <h3>{isMonthly ? formatMonth(selected, language) : String(year)}</h3>
              {types.map(({ key }, index) => {
                const [aggregate] = aggregatesAt(rows[index] ?? [], [selected]);
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
            </Stack>
          </div>
        )}
      </Loaded>
    </Card>
  );
}
