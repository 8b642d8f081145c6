import type { CountryDatabank } from '#contract/countryDatabank';
import { formatDate, parseMoment } from '#domain/format/dates';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { databankStrings } from './strings';

/** When the server last read a country's figures from their sources; renders nothing without that date. */
export function DatabankUpdated({ databank }: { readonly databank: CountryDatabank | null }) {
  const t = useStrings(databankStrings);
  const { language } = useLanguage();
  const date = formatDate(parseMoment(databank?.script_modified_at), language);
  return date && <Note as="span">{t.updated({ date })}</Note>;
}
