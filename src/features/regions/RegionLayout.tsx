import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { config } from '#app/config';
import { Page } from '#app/page/Page';
import { isApiError } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNumericParams } from '#app/routes/useNumericParams';
import { ForPermitted } from '#app/session/ForPermitted';
import type { RegionDetail } from '#contract/region';
import { adminHref } from '#domain/links/adminHref';
import { withContent } from '#resources/snippet/withContent';
import { FollowPlaceButton } from '#resources/subscription/FollowPlaceButton';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { TranslationNotice } from '#ui/display/TranslationNotice';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { UpdateFailedNote } from '#ui/feedback/UpdateFailedNote';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { regionQuery } from './queries';
import { RegionFigures } from './RegionFigures';
import { RegionTabs } from './RegionTabs';
import { regionStrings } from './strings';

export function Component() {
  const t = useStrings(regionStrings);
  const messageOf = useErrorMessage();
  const { regionId } = useNumericParams('regionId');
  const { data: stored, error, refetch } = useQuery(regionQuery(regionId));
  const region = useMemo(() => stored && textsWithContent(stored), [stored]);
  if (error && !region) {
    const isUnknown = isApiError(error) && error.status === 404;
    return (
      <Page title={t.title}>
        <StateMessage
          state="error"
          message={isUnknown ? t.unknown : messageOf(error)}
          onRetry={() => void refetch()}
          actions={<Link to="home">{t.home}</Link>}
        />
      </Page>
    );
  }
  return <Region regionId={regionId} region={region} onRetry={error ? () => void refetch() : undefined} />;
}

const textsWithContent = (region: RegionDetail): RegionDetail => ({
  ...region,
  emergency_snippets: withContent(region.emergency_snippets),
  preparedness_snippets: withContent(region.preparedness_snippets),
  profile_snippets: withContent(region.profile_snippets),
  snippets: withContent(region.snippets),
});

interface RegionProps {
  readonly regionId: number;
  /** Undefined while it loads. The operation figures stay mounted when it arrives, because unmounting them would abort their request. */
  readonly region: RegionDetail | undefined;
  /** Set when a refresh failed and the region shown is stale. */
  readonly onRetry: (() => void) | undefined;
}

function Region({ regionId, region, onRetry }: RegionProps) {
  const t = useStrings(regionStrings);
  return (
    <Page
      title={region?.region_name ?? null}
      heading={region ? undefined : t.title}
      breadcrumbs={<Crumbs name={region?.region_name} />}
      actions={region && <RegionActions region={region.id} />}
      lead={
        <Stack gap="s4">
          {onRetry && <UpdateFailedNote onRetry={onRetry} />}
          {region && <TranslationNotice original={region.translation_module_original_language} />}
          <RegionFigures regionId={regionId} region={region} />
          {region && <RegionTabs region={region} />}
        </Stack>
      }
    >
      {region ? (
        <Outlet context={region} />
      ) : (
        <div aria-busy="true">
          <Skeleton kind="block" height="60rem" />
        </div>
      )}
    </Page>
  );
}

/** The buttons to follow a region, and to edit it for users with access to the admin site. @source reference/countries-and-regions.md, section 3.4 */
function RegionActions({ region }: { readonly region: number }) {
  const t = useStrings(regionStrings);
  return (
    <>
      <FollowPlaceButton kind="regions" id={region} labels={t} />
      <ForPermitted
        roles={['federationAdmin']}
        isPermitted={({ isSuperUser, isFederationAdmin, isRegionAdmin }) =>
          isSuperUser || isFederationAdmin || isRegionAdmin(region)
        }
      >
        <ExternalLink
          href={adminHref(config.adminUrl, 'region', region)}
          variant="quiet"
          icon={<Pencil aria-hidden="true" />}
        >
          {t.edit}
        </ExternalLink>
      </ForPermitted>
    </>
  );
}

function Crumbs({ name }: { readonly name: string | undefined }) {
  const t = useStrings(regionStrings);
  return <Breadcrumbs items={[{ label: t.home, href: href('home') }, ...(name ? [{ label: name }] : [])]} />;
}
