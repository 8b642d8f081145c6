import { fdrsUrl, reliefWebUrl } from '#domain/country/sources';
import { safeHref } from '#domain/links/safeUrl';
import { useCountry } from '#resources/country/useCountry';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { List } from '#ui/display/List';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { useCountryName } from '../layout/useCountryName';
import { countryContextStrings } from './strings';

/** Pages of other sites about a country and its National Society. */
export function KeyLinks() {
  const t = useStrings(countryContextStrings);
  const country = useCountry();
  const name = useCountryName();
  const links = [
    { id: 'fdrs', label: t.fdrsPage, href: fdrsUrl(country.fdrs) },
    { id: 'ifrc', label: t.ifrcPage({ country: name }), href: country.url_ifrc },
    { id: 'reliefWeb', label: t.reliefWeb({ country: name }), href: reliefWebUrl(country) },
    { id: 'homepage', label: t.homepage, href: country.society_url },
    { id: 'law', label: t.disasterLaw({ country: name }), href: country.disaster_law_url },
  ].filter(({ href }) => safeHref(href) !== null);
  return (
    <Card title={t.keyLinks}>
      <List
        items={links}
        itemKey={({ id }) => id}
        look="inline"
        empty={<StateMessage state="empty" isCompact message={t.noLinks({ country: name })} />}
      >
        {({ label, href }) => <ExternalLink href={href}>{label}</ExternalLink>}
      </List>
    </Card>
  );
}
