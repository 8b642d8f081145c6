import { Outlet, useLocation } from 'react-router-dom';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden';
import { Tabs } from '#ui/navigation/Tabs';
import { surgePageStrings } from './strings';
import styles from './surge.module.css';

export function Component() {
  const t = useStrings(surgePageStrings);
  const { pathname } = useLocation();
  return (
    <Stack gap="s4">
      <Tabs
        isSecondLevel
        label={t.overviewTabs}
        items={[
          { href: href('surgeRapidResponsePersonnel'), label: t.rapidResponse },
          { href: href('surgeEmergencyResponseUnit'), label: t.erus },
        ]}
        current={pathname}
      />
      <p className={styles.catalogue}>
        <VisuallyHidden isOnPhonesAlone>{t.whatServices}</VisuallyHidden>{' '}
        <Link to="surgeCatalogueOverview">{t.catalogue}</Link>
      </p>
      <Outlet />
    </Stack>
  );
}
