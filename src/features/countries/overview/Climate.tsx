import { climateByMonth } from '#domain/country/climate';
import { climateUrl } from '#domain/country/sources';
import { monthNames } from '#domain/format/dates';
import { formatNumber } from '#domain/format/numbers';
import { DatabankCard } from '#resources/country/databank/DatabankCard';
import { FigureSource } from '#resources/country/databank/FigureSource';
import { databankStrings } from '#resources/country/databank/strings';
import { BarChart } from '#ui/chart/BarChart';
import { RangeChart } from '#ui/chart/RangeChart';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Columns } from '#ui/layout/Columns';
import { useCountryName } from '../layout/useCountryName';
import { countryOverviewStrings } from './strings';

/** Temperature and precipitation of each month: means of thirty years over the whole country. */
export default function Climate() {
  const t = useStrings(countryOverviewStrings);
  const sourceStrings = useStrings(databankStrings);
  const name = useCountryName();
  const { language } = useLanguage();
  const names = monthNames(language);
  const degrees = (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 }) ?? '';
  return (
    <DatabankCard
      title={t.climate}
      emptyMessage={t.noClimate({ country: name })}
      height="340px"
      select={({ key_climate }) => (key_climate.length === 0 ? null : climateByMonth(key_climate))}
      footer={<FigureSource name={sourceStrings.climatePortal} href={climateUrl} year={t.climatePeriod} />}
    >
      {(months) => (
        <Columns gap="s5" minWidth={420}>
          <RangeChart
            title={t.temperature}
            unit={t.temperatureUnit}
            names={{ low: t.least, middle: t.average, high: t.most }}
            ranges={months.flatMap((month, index) => {
              if (month === null) return [];
              const { min_temp: low, avg_temp: middle, max_temp: high } = month;
              const label = names[index] ?? '';
              const text = t.monthTemperature({
                month: label,
                least: degrees(low),
                average: degrees(middle),
                most: degrees(high),
              });
              return [{ key: String(index), label, low, middle, high, text }];
            })}
          />
          <BarChart
            title={t.precipitation}
            unit={t.precipitationUnit}
            categories={names.map((label, index) => ({ key: String(index), label, short: label }))}
            series={[
              { key: 'rain', label: t.precipitation, values: months.map((month) => month?.precipitation ?? null) },
            ]}
          />
        </Columns>
      )}
    </DatabankCard>
  );
}
