import { useOptionList } from '#app/request/useOptionList';
import { Link } from '#app/routes/Link';
import { useStrings } from '#ui/language/useStrings';
import { LinkRow } from '#ui/layout/LinkRow';
import { emergenciesStrings } from './strings';

/** Links to the field reports of each region. */
export function RegionLinks() {
  const t = useStrings(emergenciesStrings);
  const { data: enums } = useOptionList('globalEnums', false);
  return (
    <LinkRow title={t.regionLinks}>
      {enums?.api_region_name.map(({ key, value }) => (
        <li key={key}>
          <Link to="allFieldReports" search={{ region: key }}>
            {value}
          </Link>
        </li>
      ))}
    </LinkRow>
  );
}
