import { useReference } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import { formatDate } from '#domain/format/dates';
import { CountryLinks } from '#resources/country/CountryLinks';
import type { EventHead } from '#resources/event/headQuery';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden';
import styles from './EmergencyHead.module.css';
import { SeverityTag } from './SeverityTag';
import { emergencyStrings } from './strings';

const countriesInView = 4;

/** Below the name: severity, disaster type, start, countries and regions. */
export function EmergencyHead({ event }: { readonly event: EventHead }) {
  const t = useStrings(emergencyStrings);
  const { language } = useLanguage();
  const { data: types } = useReference('disasterTypes');
  const { data: enums } = useReference('globalEnums');
  const type = types?.results.find(({ id }) => id === event.dtype)?.name;
  const regions = [...new Set(event.countries.flatMap(({ region }) => region ?? []))].flatMap((id) => {
    const name = enums?.api_region_name.find(({ key }) => Number(key) === id)?.value;
    return name ? [{ id, name }] : [];
  });
  const date = formatDate(event.disaster_start_date, language);
  return (
    <Stack gap="s2">
      <Row gap="s1 s3" align="center" className={styles.facts}>
        <SeverityTag event={event} />
        {type && <span>{type}</span>}
        {date && <span>{t.started({ date })}</span>}
      </Row>
      <Row gap="s1 s3" align="center" className={styles.places}>
        <VisuallyHidden>{t.places}</VisuallyHidden>
        <CountryLinks countries={event.countries} visible={countriesInView} />
        {regions.map(({ id, name }) => (
          <Link key={id} to="regionsLayout" params={{ regionId: id }}>
            {name}
          </Link>
        ))}
      </Row>
    </Stack>
  );
}
