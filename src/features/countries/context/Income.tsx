import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { incomeByYear, incomeSources, type YearIncome } from '#domain/country/income';
import { fdrsUrl } from '#domain/country/sources';
import { DatabankCard } from '#resources/country/databank/DatabankCard';
import { FigureSource } from '#resources/country/databank/FigureSource';
import { useCountry } from '#resources/country/useCountry';
import { BarChart } from '#ui/chart/BarChart';
import { LineChart } from '#ui/chart/LineChart';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Columns } from '#ui/layout/Columns';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { useCountryName } from '../layout/useCountryName';
import styles from './context.module.css';
import { incomeFilters, incomeSourcesQuery } from './queries';
import { countryContextStrings } from './strings';
import { useSocietyName } from './useSocietyName';

/** The income of a National Society by year, and its sources in the selected year. */
export default function Income() {
  const t = useStrings(countryContextStrings);
  const country = useCountry();
  const society = useSocietyName();
  return (
    <DatabankCard
      title={t.incomeOverTime}
      emptyMessage={t.noIncome({ country: useCountryName() })}
      height="380px"
      select={({ fdrs_annual_income }) => {
        const years = incomeByYear(fdrs_annual_income);
        return years.length > 0 ? years : null;
      }}
      footer={<FigureSource name={t.fdrs({ society })} href={fdrsUrl(country.fdrs)} />}
    >
      {(years) => <IncomeCharts years={years} />}
    </DatabankCard>
  );
}

function IncomeCharts({ years }: { readonly years: readonly YearIncome[] }) {
  const t = useStrings(countryContextStrings);
  const { values, set } = useUrlFilters(incomeFilters);
  const latest = years.at(-1)?.date ?? '';
  const chosen = years.find(({ date }) => Number(date.slice(0, 4)) === values.income_year)?.date ?? latest;
  return (
    <Columns gap="s5" minWidth={420} className={styles.charts}>
      <LineChart
        title={t.incomeOverTime}
        unit={t.incomeUnit}
        hxl={['#date+year', '#value+income+chf']}
        isTitleHidden
        interval="year"
        moments={years.map(({ date }) => date)}
        series={[{ key: 'income', label: t.income, values: years.map(({ value }) => value) }]}
        selected={chosen}
        onSelect={(date) => set('income_year', Number(date.slice(0, 4)))}
      />
      <IncomeSources year={Number(chosen.slice(0, 4))} />
    </Columns>
  );
}

function IncomeSources({ year }: { readonly year: number }) {
  const t = useStrings(countryContextStrings);
  const { language } = useLanguage();
  const country = useCountry();
  const query = useQuery(incomeSourcesQuery(country.id, year));
  const text = String(year);
  return (
    <Loaded query={query} skeleton={<Skeleton kind="block" height="395px" phoneHeight="526px" />}>
      {({ results }) => {
        const sources = incomeSources(results, language);
        const described = sources.filter(({ description }) => description?.trim());
        if (sources.length === 0) return <StateMessage state="empty" message={t.noIncomeSources({ year: text })} />;
        return (
          <div>
            <BarChart
              title={t.incomeSources({ year: text })}
              unit={t.incomeSourcesUnit({ year: text })}
              isHorizontal
              categories={sources.map(({ id, title }) => ({ key: String(id), label: title }))}
              series={[{ key: 'income', label: t.income, values: sources.map(({ value }) => value) }]}
            />
            {described.length > 0 && (
              <ExpandableSection title={t.sourceDescriptions} headingLevel={4}>
                <dl className={styles.descriptions}>
                  {described.map(({ id, title, description }) => (
                    <div key={id}>
                      <dt>{title}</dt>
                      <dd dir="auto">{description}</dd>
                    </div>
                  ))}
                </dl>
              </ExpandableSection>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
