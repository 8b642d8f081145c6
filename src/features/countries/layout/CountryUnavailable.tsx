import { Page } from '#app/page/Page';
import { isApiError } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { Link } from '#app/routes/Link';
import type { CountryDetail } from '#contract/country';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { countryStrings } from './strings';

interface CountryUnavailableProps {
  readonly countryId: number;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The page of a country that cannot be shown: it does not exist, or it could not be loaded. */
export function CountryUnavailable({ countryId, error, onRetry }: CountryUnavailableProps) {
  const t = useStrings(countryStrings);
  const messageOf = useErrorMessage();
  if (isApiError(error) && error.status === 404) return <MissingCountry countryId={countryId} />;
  return (
    <Page title={t.failedTitle}>
      <StateMessage
        state="error"
        message={
          <>
            <div>{t.failed}</div>
            <div>{messageOf(error)}</div>
          </>
        }
        onRetry={onRetry}
      />
    </Page>
  );
}

/** No record has this id, or only the empty record of a deprecated country. */
function MissingCountry({ countryId }: { readonly countryId: number }) {
  const t = useStrings(countryStrings);
  return (
    <Page title={t.failedTitle}>
      <StateMessage
        state="empty"
        message={t.missing({ id: String(countryId) })}
        actions={<Link to="allAppeals">{t.allOperations}</Link>}
      />
    </Page>
  );
}

interface NotACountryProps {
  readonly countryId: number;
  readonly country: CountryDetail;
}

/** A record without a country code: a cluster, an office, or the empty record of a deprecated country. */
export function NotACountry({ countryId, country }: NotACountryProps) {
  const t = useStrings(countryStrings);
  const name = country.name?.trim();
  if (!name) return <MissingCountry countryId={countryId} />;
  const region = country.regions_details?.id;
  return (
    <Page title={name}>
      <StateMessage
        state="empty"
        message={t.notACountry({ name })}
        actions={
          region === undefined ? (
            <Link to="allAppeals">{t.allOperations}</Link>
          ) : (
            <Link to="regionsLayout" params={{ regionId: region }}>
              {t.openRegion}
            </Link>
          )
        }
      />
    </Page>
  );
}
