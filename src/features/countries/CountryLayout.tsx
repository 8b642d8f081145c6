import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { paths } from '#app/routes/paths';
import { Redirect } from '#app/routes/Redirect';
import { useNumericParams } from '#app/routes/useNumericParams';
import { useLastVisit } from '#app/session/lastVisit';
import { HelpLink } from '#app/shell/HelpLink';
import type { CountryDetail } from '#contract/country';
import { regionOfPseudoCountry } from '#domain/places/regionCountries';
import { sovereignStateOf } from '#domain/places/sovereignState';
import { countryHeadQuery } from '#resources/country/headQuery';
import { Alert } from '#ui/feedback/Alert';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { UpdateFailedNote } from '#ui/feedback/UpdateFailedNote';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { CountryActions } from './layout/CountryActions';
import { CountryTabs } from './layout/CountryTabs';
import { CountryUnavailable, NotACountry } from './layout/CountryUnavailable';
import { manualSections } from './layout/countryTabs';
import { countryStrings } from './layout/strings';
import { countryQuery } from './queries';

const CountryNews = lazyComponent(() => import('./layout/CountryNews').then((module) => module.CountryNews));

export function Component() {
  const { countryId } = useNumericParams('countryId');
  const leaf = useMatches().at(-1)?.id;
  const region = regionOfPseudoCountry[countryId];
  if (region !== undefined) return <Redirect to={href('regionsLayout', { regionId: region })} />;
  // the index redirect is not a named route and does not wait for the country
  if (leaf === undefined || !Object.hasOwn(paths, leaf)) return <Outlet />;
  return <LoadedCountry key={countryId} countryId={countryId} />;
}

function LoadedCountry({ countryId }: { readonly countryId: number }) {
  const t = useStrings(countryStrings);
  const { data: country, error, refetch } = useQuery(countryQuery(countryId));
  const { data: head } = useQuery(countryHeadQuery(countryId));
  const retry = () => void refetch();
  if (country) return <Country countryId={countryId} country={country} onRetry={error ? retry : undefined} />;
  if (error) return <CountryUnavailable countryId={countryId} error={error} onRetry={retry} />;
  const name = head?.name?.trim();
  return (
    <Page
      title={name ?? null}
      heading={name ?? t.failedTitle}
      breadcrumbs={<Crumbs name={name} />}
      description={head?.society_name}
    >
      <div aria-busy="true">
        <Skeleton kind="block" height="40rem" />
      </div>
    </Page>
  );
}

/** The name of the territory whose address led here, from the state of the redirect; null otherwise. */
const territoryOf = (origin: unknown): string | null => {
  const { territory }: { readonly territory?: unknown } = typeof origin === 'object' && origin !== null ? origin : {};
  return typeof territory === 'string' ? territory : null;
};

interface CountryProps {
  readonly countryId: number;
  readonly country: CountryDetail;
  /** Set when a refetch has failed and the cached country is shown. */
  readonly onRetry: (() => void) | undefined;
}

function Country({ countryId, country, onRetry }: CountryProps) {
  const t = useStrings(countryStrings);
  const since = useLastVisit(`country ${countryId}`);
  const help = manualSections[useMatches().at(-1)?.id ?? ''];
  const { pathname, search, hash, state: origin } = useLocation();
  const state = sovereignStateOf(country);
  if (state !== null)
    return (
      <Redirect
        to={{ pathname: pathname.replace(/^\/countries\/\d+/i, `/countries/${state}`), search, hash }}
        state={{ territory: country.name }}
      />
    );
  if (!country.iso3) return <NotACountry countryId={countryId} country={country} />;
  const name = country.name?.trim() || t.untitled;
  const region = country.regions_details;
  const territory = territoryOf(origin);
  return (
    <Page
      title={name}
      breadcrumbs={<Crumbs name={name} region={region} />}
      description={
        <Row gap="s1 s4">
          {country.society_name && <span>{country.society_name}</span>}
          {region && (
            <Link to="regionsLayout" params={{ regionId: region.id }}>
              {region.region_name}
            </Link>
          )}
          {help && <HelpLink page={`user_guide/${help}`} />}
        </Row>
      }
      actions={<CountryActions country={country} />}
      lead={
        <Stack gap="s3">
          {onRetry && <UpdateFailedNote onRetry={onRetry} />}
          {territory && <Alert title={t.fromTerritory({ territory, country: name })} />}
          {since && (
            <LazyBlock when="idle" skeleton={<Note>{'\u00a0'}</Note>} resetKey={country}>
              <CountryNews countryId={countryId} since={since} />
            </LazyBlock>
          )}
          <LazyBlock skeleton={null} resetKey={country}>
            <CountryTabs country={country} />
          </LazyBlock>
        </Stack>
      }
    >
      <Outlet context={country} />
    </Page>
  );
}

interface CrumbsProps {
  readonly name?: string | undefined;
  readonly region?: CountryDetail['regions_details'];
}

function Crumbs({ name, region }: CrumbsProps) {
  const t = useStrings(countryStrings);
  return (
    <Breadcrumbs
      items={[
        { label: t.home, href: href('home') },
        ...(region ? [{ label: region.region_name, href: href('regionsLayout', { regionId: region.id }) }] : []),
        ...(name ? [{ label: name }] : []),
      ]}
    />
  );
}
