import { ExternalLink } from '#ui/actions/ExternalLink';
import type { LinkVariant } from '#ui/actions/Link';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { wikiPage } from './contacts';
import { helpLinkStrings } from './helpLinkStrings';

/** A part of the product's manual, in the chosen language. @param page - `user_guide/Country_Pages#partners` */
export function HelpLink({ page, variant }: { readonly page: string; readonly variant?: LinkVariant }) {
  const t = useStrings(helpLinkStrings);
  const { language } = useLanguage();
  return (
    <ExternalLink href={wikiPage(language, page)} variant={variant}>
      {t.help}
    </ExternalLink>
  );
}
