import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useReference } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import { isValidCountry, rankByMatch } from '#domain/places/countries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import styles from './CountriesPanel.module.css';
import { SideTabs } from './SideTabs';
import { menuStrings } from './strings';

/** Regions with their countries. All regions share the text of the filter. */
export function CountriesPanel({ onLeave }: { readonly onLeave: () => void }) {
  const t = useStrings(menuStrings);
  const { language } = useLanguage();
  const [filter, setFilter] = useState('');
  const enums = useReference('globalEnums');
  const countries = useReference('countries');
  const here = useMatch('/regions/:regionId/*')?.params.regionId;
  const regions = enums.data?.api_region_name ?? [];

  if (enums.isPending) return <StateMessage state="pending" message={t.loading} />;
  if (regions.length === 0)
    return <StateMessage state="error" message={t.notAvailable} onRetry={() => enums.refetch()} />;

  const countriesOf = (region: number) =>
    (countries.data?.results ?? []).filter(isValidCountry).filter((country) => country.region === region);

  return (
    <SideTabs
      label={t.regions}
      tabs={regions.map(({ key, value }) => ({ id: String(key), label: value }))}
      initial={regions.some(({ key }) => String(key) === here) ? here : undefined}
    >
      {(id) => {
        const region = regions.find(({ key }) => String(key) === id);
        const shown = rankByMatch(countriesOf(Number(id)), filter, ({ name }) => name, language);
        return (
          <div className={styles.pane}>
            <div className={styles.head}>
              <h3>
                <Link to="regionsLayout" params={{ regionId: id }} onPress={onLeave}>
                  {t.regionHeading({ region: region?.value ?? '' })}
                </Link>
              </h3>
              <input
                type="search"
                className={styles.filter}
                aria-label={t.filterCountries}
                placeholder={t.filterCountries}
                value={filter}
                onChange={(event) => setFilter(event.target.value)}
              />
            </div>
            {countries.isPending && <StateMessage state="pending" message={t.loading} isCompact />}
            {countries.isError && <StateMessage state="error" isCompact onRetry={() => countries.refetch()} />}
            {countries.data && shown.length === 0 && <p className={styles.none}>{t.noCountry}</p>}
            <ul className={styles.countries}>
              {shown.map((country) => (
                <li key={country.id}>
                  <Link to="countriesLayout" params={{ countryId: country.id }} onPress={onLeave}>
                    {country.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </SideTabs>
  );
}
