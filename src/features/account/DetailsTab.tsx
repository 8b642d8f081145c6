import { useState } from 'react';
import { usePageTitle } from '#app/page/Page';
import { useReference } from '#app/request/referenceData';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { useCurrentUser } from '#app/session/currentUser';
import { useDisplayName } from '#app/shell/useDisplayName';
import { Button } from '#ui/actions/Button';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { useUnnamed } from '#ui/display/useUnnamed';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './DetailsTab.module.css';
import { ExternalTokens } from './ExternalTokens';
import { detailsStrings } from './strings';

const ChangePasswordModal = lazyComponent(() => import('./ChangePasswordModal').then((module) => module.default));
const StoredOnDevice = lazyComponent(() => import('./StoredOnDevice').then((module) => module.StoredOnDevice));
const EditProfileModal = lazyComponent(() => import('./EditProfileModal').then((module) => module.default));

export function Component() {
  const t = useStrings(detailsStrings);
  usePageTitle(t.title);
  const messageOf = useErrorMessage();
  const { user, hasFailed, error, refetch, permissions } = useCurrentUser();
  const nameOf = useDisplayName();
  const enums = useReference('globalEnums');
  const unnamed = useUnnamed();
  const [opened, setOpened] = useState<'password' | 'profile' | null>(null);
  const close = () => setOpened(null);

  if (hasFailed) return <StateMessage state="error" message={messageOf(error)} onRetry={() => refetch()} />;
  if (!user) return <Skeleton kind="block" height="20rem" />;
  const { profile } = user;
  const organizationType = () => {
    const { org_type } = profile;
    if (org_type && enums.isPending) return unnamed(enums);
    // a code says more to a reader than nothing
    return enums.data?.api_profile_org_types?.find(({ key }) => key === org_type)?.value ?? org_type;
  };
  return (
    <>
      <Card
        title={t.title}
        actions={
          <>
            <Button onPress={() => setOpened('password')}>{t.changePassword}</Button>
            {!permissions.isGuest && (
              <Button variant="primary" onPress={() => setOpened('profile')}>
                {t.editProfile}
              </Button>
            )}
          </>
        }
      >
        {permissions.isGuest && <p className={styles.note}>{t.guestNote}</p>}
        <DescriptionGrid
          items={[
            { id: 'username', label: t.username, value: user.username },
            { id: 'name', label: t.fullName, value: nameOf(user) },
            { id: 'email', label: t.email, value: user.email },
            { id: 'phone', label: t.phone, value: profile.phone_number },
            { id: 'country', label: t.country, value: profile.country_details?.name },
            { id: 'city', label: t.city, value: profile.city },
            { id: 'organization', label: t.organization, value: profile.org },
            { id: 'type', label: t.organizationType, value: organizationType() },
            { id: 'department', label: t.department, value: profile.department },
            { id: 'position', label: t.position, value: profile.position },
          ]}
        />
      </Card>
      {!permissions.isGuest && <ExternalTokens />}
      <LazyBlock skeleton={<Skeleton kind="block" height="16rem" phoneHeight="336px" />}>
        <StoredOnDevice />
      </LazyBlock>
      <LazyBlock skeleton={null} resetKey={opened}>
        {opened === 'password' && <ChangePasswordModal onClose={close} />}
        {opened === 'profile' && <EditProfileModal user={user} onClose={close} />}
      </LazyBlock>
    </>
  );
}
