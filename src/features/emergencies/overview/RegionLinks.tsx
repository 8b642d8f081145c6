import { useOptionList } from '#app/request/useOptionList';
import { Link } from '#app/routes/Link';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import styles from './RegionLinks.module.css';
import { emergenciesStrings } from './strings';

/** Links to the field reports of each region. */
export function RegionLinks() {
  const t = useStrings(emergenciesStrings);
  const { data: enums } = useOptionList('globalEnums', false);
  return (
    <Row aria-label={t.regionLinks} as="nav" gap="s2 s5" align="baseline" className={styles.regions}>
      <h2>{t.regionLinks}</h2>
      <ul>
        {enums?.api_region_name.map(({ key, value }) => (
          <li key={key}>
            <Link to="allFieldReports" search={{ region: key }}>
              {value}
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}
