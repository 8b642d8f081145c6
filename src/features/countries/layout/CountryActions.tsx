import { Pencil } from 'lucide-react';
import { config } from '#app/config';
import { Link } from '#app/routes/Link';
import { ForPermitted } from '#app/session/ForPermitted';
import type { CountryDetail } from '#contract/country';
import { adminHref } from '#domain/links/adminHref';
import { FollowPlaceButton } from '#resources/subscription/FollowPlaceButton';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { ActionSkeleton } from '#ui/feedback/ActionSkeleton';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { mayEditCountry } from './mayEditCountry';
import { countryStrings } from './strings';

const KeepCountry = lazyComponent(() => import('./KeepCountry').then((module) => module.KeepCountry));

/** Actions on a country: following it, keeping it for offline use and, for users with the permission, editing it at the admin site. */
export function CountryActions({ country }: { readonly country: CountryDetail }) {
  const t = useStrings(countryStrings);
  return (
    <>
      <Link to="countryBrief" params={{ countryId: country.id }} variant="quiet">
        {t.brief}
      </Link>
      <FollowPlaceButton kind="countries" id={country.id} labels={t} />
      <LazyBlock when="idle" skeleton={<ActionSkeleton width="151px" />}>
        <KeepCountry country={country} />
      </LazyBlock>
      <ForPermitted roles={['federationAdmin']} isPermitted={(permissions) => mayEditCountry(permissions, country)}>
        <ExternalLink
          href={adminHref(config.adminUrl, 'country', country.id)}
          variant="quiet"
          icon={<Pencil aria-hidden="true" />}
        >
          {t.edit}
        </ExternalLink>
      </ForPermitted>
    </>
  );
}
