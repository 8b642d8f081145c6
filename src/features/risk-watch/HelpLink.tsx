import { ExternalLink } from '#ui/actions/ExternalLink';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { riskWatchStrings } from './strings';

/** A part of the federation's handbook, in the chosen language. @source reference/risk-watch.md, section 1.1 */
export function HelpLink({ page }: { readonly page: string }) {
  const t = useStrings(riskWatchStrings);
  const { language } = useLanguage();
  return <ExternalLink href={`https://go-wiki.ifrc.org/${language}/${page}`}>{t.help}</ExternalLink>;
}
