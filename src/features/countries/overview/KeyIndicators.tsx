import type { CountryDatabank } from '#contract/countryDatabank';
import { undpUrl, unicefUrl, worldBankUrl } from '#domain/country/sources';
import { formatNumber, formatPercent, percentOf } from '#domain/format/numbers';
import { DatabankFigures } from '#resources/country/databank/DatabankFigures';
import { FigureSource } from '#resources/country/databank/FigureSource';
import { databankStrings } from '#resources/country/databank/strings';
import { useCountry } from '#resources/country/useCountry';
import type { KeyFigure } from '#ui/display/KeyFigures';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { useCountryName } from '../layout/useCountryName';
import { countryOverviewStrings } from './strings';

/** The one year that the server reads the index for. @source reference/countries-and-regions.md, section 4.10 */
const giiYear = 2021;

/** Population, economy and development of a country, each figure with its own source and year. */
export function KeyIndicators() {
  const t = useStrings(countryOverviewStrings);
  const name = useCountryName();
  return (
    <DatabankFigures title={t.figures} figuresOf={useIndicators()} emptyMessage={t.noFigures({ country: name })} />
  );
}

function useIndicators() {
  const t = useStrings(countryOverviewStrings);
  const sourceStrings = useStrings(databankStrings);
  const country = useCountry();
  const { language } = useLanguage();
  const percent = (value: number | null | undefined) => formatPercent(value, language, { maximumFractionDigits: 2 });
  const worldBank = (indicator: string, value: unknown, year: number | null | undefined) =>
    value === null || value === undefined ? undefined : (
      <FigureSource name={sourceStrings.worldBank} href={worldBankUrl(indicator, country)} year={year ?? null} />
    );
  return (data: CountryDatabank | null): KeyFigure[] => {
    const years = data?.world_bank_life_expectancy;
    const under18 = percentOf(data?.unicef_population_under_18, data?.world_bank_population);
    return [
      {
        id: 'population',
        label: t.population,
        value: data?.world_bank_population,
        origin: worldBank('SP.POP.TOTL', data?.world_bank_population, data?.world_bank_population_year),
      },
      {
        id: 'under18',
        label: t.under18,
        value: percent(under18),
        origin: under18 !== null && <FigureSource name={t.under18Source} href={unicefUrl(country)} year={null} />,
      },
      {
        id: 'urban',
        label: t.urban,
        value: percent(data?.world_bank_urban_population_percentage),
        origin: worldBank(
          'SP.URB.TOTL.IN.ZS',
          data?.world_bank_urban_population_percentage,
          data?.world_bank_urban_population_percentage_year,
        ),
      },
      {
        id: 'gdp',
        label: t.gdp,
        value: data?.world_bank_gdp,
        currency: 'USD',
        origin: worldBank('NY.GDP.MKTP.CD', data?.world_bank_gdp, data?.world_bank_gdp_year),
      },
      {
        id: 'gni',
        label: t.gni,
        value: data?.world_bank_gni_capita,
        currency: 'USD',
        origin: worldBank('NY.GNP.PCAP.CD', data?.world_bank_gni_capita, data?.world_bank_gni_capita_year),
      },
      {
        id: 'poverty',
        label: t.poverty,
        value: percent(data?.world_bank_poverty_rate),
        origin: worldBank('SI.POV.NAHC', data?.world_bank_poverty_rate, data?.world_bank_poverty_rate_year),
      },
      {
        id: 'life',
        label: t.lifeExpectancy,
        value: years === null || years === undefined ? null : t.years({ count: Math.round(years) }),
        origin: worldBank('SP.DYN.LE00.IN', years, data?.world_bank_life_expectancy_year),
      },
      {
        id: 'literacy',
        label: t.literacy,
        value: percent(data?.world_bank_literacy_rate),
        origin: worldBank('SE.ADT.LITR.ZS', data?.world_bank_literacy_rate, data?.world_bank_literacy_rate_year),
      },
      {
        id: 'gii',
        label: t.gii,
        value: formatNumber(data?.hdr_gii, language, { maximumFractionDigits: 3 }),
        origin: typeof data?.hdr_gii === 'number' && (
          <FigureSource name={sourceStrings.undp} href={undpUrl(country)} year={giiYear} />
        ),
      },
    ];
  };
}
