import type { CountryDatabank } from '#contract/countryDatabank';
import { type AgeBand, ageBands, sexShares } from '#domain/country/ageGroups';
import { fdrsUrl } from '#domain/country/sources';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import { roundedPercent } from '#domain/format/roundedPercent';
import { DatabankCard } from '#resources/country/databank/DatabankCard';
import { FigureSource } from '#resources/country/databank/FigureSource';
import { useCountry } from '#resources/country/useCountry';
import { BarChart } from '#ui/chart/BarChart';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { useCountryName } from '../layout/useCountryName';
import styles from './context.module.css';
import { countryContextStrings } from './strings';
import { useSocietyName } from './useSocietyName';

const select = (databank: CountryDatabank) => {
  const charts = (['volunteer', 'staff'] as const).flatMap((kind) => {
    const bands = ageBands(databank, kind);
    return bands ? [{ kind, bands, year: databank[`fdrs_${kind}_data_year`] }] : [];
  });
  return charts.length > 0 ? charts : null;
};

/** Volunteers and staff by age and sex, the oldest on top. */
export default function AgesAndSexes() {
  const t = useStrings(countryContextStrings);
  const country = useCountry();
  const society = useSocietyName();
  return (
    <DatabankCard
      title={t.ages}
      emptyMessage={t.noAges({ country: useCountryName() })}
      height="400px"
      select={select}
      footer={<FigureSource name={t.fdrs({ society })} href={fdrsUrl(country.fdrs)} />}
    >
      {(charts) => (
        <>
          <Note className={styles.note}>{t.agesNote}</Note>
          <Columns gap="s5" minWidth={420} className={styles.charts}>
            {charts.map(({ kind, bands, year }) => (
              <AgeChart
                key={kind}
                title={kind === 'volunteer' ? t.volunteersByAge : t.staffByAge}
                bands={bands}
                year={year}
              />
            ))}
          </Columns>
        </>
      )}
    </DatabankCard>
  );
}

interface AgeChartProps {
  readonly title: string;
  readonly bands: readonly AgeBand[];
  readonly year: number | null;
}

function AgeChart({ title, bands, year }: AgeChartProps) {
  const t = useStrings(countryContextStrings);
  const { language } = useLanguage();
  const shares = sexShares(bands);
  const names = { female: t.female, male: t.male };
  const nameOf = (sex: 'female' | 'male') => {
    const { count, share } = shares[sex];
    const total = formatNumber(count, language);
    return total === null
      ? names[sex]
      : t.sexTotal({ sex: names[sex], count: total, share: formatPercent(share, language) ?? '' });
  };
  const percent = (sex: 'female' | 'male') => ({
    key: `${sex} percent`,
    label: t.sexPercent({ sex: names[sex] }),
    values: shares[sex].bands.map(roundedPercent),
  });
  const labelOf = (age: string) => {
    const [from = '', to] = age.split('_');
    return to ? t.ageBand({ from, to }) : t.ageOpen({ from });
  };
  return (
    <BarChart
      title={title}
      unit={year === null ? t.peopleUndated : t.peopleIn({ year: String(year) })}
      hxl={['#meta+age', '#population+f', '#population+m', '#population+f+pct', '#population+m+pct']}
      isHorizontal
      categories={bands.map(({ age }) => ({ key: age, label: labelOf(age) }))}
      series={[
        { key: 'female', label: nameOf('female'), short: t.female, values: bands.map(({ female }) => female) },
        { key: 'male', label: nameOf('male'), short: t.male, values: bands.map(({ male }) => male) },
      ]}
      tableOnly={[percent('female'), percent('male')]}
    />
  );
}
