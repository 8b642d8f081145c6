import { Bell, BellOff, Pencil } from 'lucide-react';
import { config } from '#app/config';
import { ForPermitted } from '#app/session/ForPermitted';
import type { CountryDetail } from '#contract/country';
import { useFollowPlace } from '#resources/subscription/useFollowPlace';
import { Button } from '#ui/actions/Button';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { adminCountryHref, mayEditCountry } from './mayEditCountry';
import { countryStrings } from './strings';

/** Actions on a country: following it, and editing it at the admin site for those who may. */
export function CountryActions({ country }: { readonly country: CountryDetail }) {
  const t = useStrings(countryStrings);
  const { isFollowing, toggle, isBusy } = useFollowPlace('countries', country.id);
  return (
    <>
      {isFollowing !== null && (
        <Button
          icon={isFollowing ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
          isBusy={isBusy}
          onPress={() => void toggle()}
        >
          {isFollowing ? t.unfollow : t.follow}
        </Button>
      )}
      <ForPermitted isPermitted={(permissions) => mayEditCountry(permissions, country)}>
        <ExternalLink
          href={adminCountryHref(config.adminUrl, country.id)}
          variant="quiet"
          icon={<Pencil aria-hidden="true" />}
        >
          {t.edit}
        </ExternalLink>
      </ForPermitted>
    </>
  );
}
