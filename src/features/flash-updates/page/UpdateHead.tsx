import { Link } from '#app/routes/Link';
import { useDisplayName } from '#app/shell/useDisplayName';
import type { FlashUpdate } from '#contract/flashUpdate';
import { formatDateTime } from '#domain/format/dates';
import { HeadFacts } from '#ui/display/HeadFacts';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { flashUpdatePageStrings } from './strings';

/** Below the title: disaster type, countries, and when it was written. */
export function UpdateHead({ update }: { readonly update: FlashUpdate }) {
  const t = useStrings(flashUpdatePageStrings);
  const { language } = useLanguage();
  const nameOf = useDisplayName();
  const { hazard_type_details: hazard, created_by_details: author, country_district: places } = update;
  const date = formatDateTime(update.created_at, language) ?? '';
  const hasChanged = update.modified_at.slice(0, 16) !== update.created_at.slice(0, 16);
  const notes = [
    author ? t.createdBy({ name: nameOf(author), date }) : t.created({ date }),
    ...(hasChanged ? [t.modified({ date: formatDateTime(update.modified_at, language) ?? '' })] : []),
  ];
  return (
    <HeadFacts notes={notes}>
      {hazard?.name && <li>{hazard.name}</li>}
      {places.map(({ id, country, country_details }) => (
        <li key={id}>
          <Link to="countriesLayout" params={{ countryId: country }}>
            {country_details.name ?? country_details.iso3}
          </Link>
        </li>
      ))}
    </HeadFacts>
  );
}
