import { Outlet, useLocation } from 'react-router-dom';
import { href } from '#app/routes/href';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Tabs } from '#ui/navigation/Tabs';
import { DeviceDrafts } from './DeviceDrafts';
import { myFormsStrings } from './strings';

/** The user's own forms: drafts on this device, then one tab for each kind of form. */
export function Component() {
  const t = useStrings(myFormsStrings);
  const { pathname } = useLocation();
  const items = [
    { href: href('accountMyFormsFieldReport'), label: t.fieldReports },
    { href: href('accountMyFormsPer'), label: t.per },
    { href: href('accountMyFormsDref'), label: t.dref },
    { href: href('accountMyFormsEap'), label: t.eap },
    { href: href('accountMyFormsThreeW'), label: t.threeW },
  ];
  return (
    <Stack gap="s4">
      <DeviceDrafts />
      <Tabs isSecondLevel label={t.kinds} items={items} current={items.find((item) => item.href === pathname)?.href} />
      <Outlet />
    </Stack>
  );
}
