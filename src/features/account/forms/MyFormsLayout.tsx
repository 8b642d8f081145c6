import { useContext } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { href } from '#app/routes/href';
import { PagesContext } from '#app/routes/PagesContext';
import { useStrings } from '#ui/language/useStrings';
import { Tabs } from '#ui/navigation/Tabs';
import { DeviceDrafts } from './DeviceDrafts';
import styles from './MyFormsLayout.module.css';
import { myFormsStrings } from './strings';

/** The person's own forms: drafts that wait on this device, then a tab for each kind that the product has. */
export function Component() {
  const t = useStrings(myFormsStrings);
  const pages = useContext(PagesContext);
  const { pathname } = useLocation();
  const tabs = [
    { route: 'accountMyFormsFieldReport', label: t.fieldReports },
    { route: 'accountMyFormsPer', label: t.per },
    { route: 'accountMyFormsDref', label: t.dref },
    { route: 'accountMyFormsThreeW', label: t.threeW },
  ] as const;
  const items = tabs
    .filter(({ route }) => pages[route] !== undefined)
    .map(({ route, label }) => ({ href: href(route), label }));
  return (
    <div className={styles.forms}>
      <DeviceDrafts />
      <Tabs label={t.kinds} items={items} current={items.find((item) => item.href === pathname)?.href} />
      <Outlet />
    </div>
  );
}
