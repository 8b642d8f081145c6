import type { CountryDatabank } from '#contract/countryDatabank';
import { countYoungPeople } from '#domain/country/ageGroups';
import { fdrsUrl } from '#domain/country/sources';
import { formatDate } from '#domain/format/dates';
import { DatabankFigures } from '#resources/country/databank/DatabankFigures';
import { FigureSource } from '#resources/country/databank/FigureSource';
import { useCountry } from '#resources/country/useCountry';
import type { KeyFigure } from '#ui/display/KeyFigures';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { useCountryName } from '../layout/useCountryName';
import { countryContextStrings } from './strings';
import { useSocietyName } from './useSocietyName';

/** People, money and branches of a National Society, each with the year of its data. */
export function SocietyIndicators() {
  const t = useStrings(countryContextStrings);
  const name = useCountryName();
  return (
    <DatabankFigures
      title={t.indicators}
      figuresOf={useIndicators()}
      emptyMessage={t.noIndicators({ country: name })}
    />
  );
}

function useIndicators() {
  const t = useStrings(countryContextStrings);
  const { language } = useLanguage();
  const society = useSocietyName();
  const href = fdrsUrl(useCountry().fdrs);
  const figure = (
    id: keyof typeof t & ('firstAid' | 'income' | 'volunteers' | 'youth' | 'expenditures' | 'branches' | 'staff'),
    value: number | null | undefined,
    year: number | null | undefined,
    currency?: string,
  ): KeyFigure => ({
    id,
    label: t[id],
    value,
    ...(currency ? { currency } : {}),
    origin: typeof value === 'number' && <FigureSource name={t.fdrs({ society })} href={href} year={year ?? null} />,
  });
  return (data: CountryDatabank | null): KeyFigure[] => {
    const founded = data?.founded_date?.trim() || null;
    return [
      {
        id: 'founded',
        label: t.founded,
        value: founded && (formatDate(founded, language) ?? founded),
        origin: founded && <FigureSource name={t.foundedSource} href={null} />,
      },
      figure('firstAid', data?.fdrs_trained_in_first_aid, data?.fdrs_trained_in_first_aid_data_year),
      figure('income', data?.fdrs_income, data?.fdrs_income_data_year, 'CHF'),
      figure('volunteers', data?.fdrs_volunteer_total, data?.fdrs_volunteer_data_year),
      figure('youth', data && countYoungPeople(data), data?.fdrs_volunteer_data_year),
      figure('expenditures', data?.fdrs_expenditures, data?.fdrs_expenditures_data_year, 'CHF'),
      figure('branches', data?.fdrs_branches, data?.fdrs_branches_data_year),
      figure('staff', data?.fdrs_staff_total, data?.fdrs_staff_data_year),
    ];
  };
}
