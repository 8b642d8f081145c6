import { Outlet, useLocation } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import { wikiPage } from '#app/shell/contacts';
import { useDisplayName } from '#app/shell/useDisplayName';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Tabs } from '#ui/navigation/Tabs';
import { accountStrings } from './strings';

export function Component() {
  const t = useStrings(accountStrings);
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const { session, user, permissions } = useCurrentUser();
  const nameOf = useDisplayName();
  const name = user ? nameOf(user) : session?.displayName || nameOf({});
  const tabs = [
    { href: href('accountForMe'), label: t.forMe },
    { href: href('accountDetails'), label: t.details },
    ...(permissions.isMember ? [{ href: href('accountMyForms'), label: t.myForms }] : []),
    { href: href('accountOutbox'), label: t.outbox },
    { href: href('accountNotifications'), label: t.notifications },
  ];
  return (
    <Page
      // each tab sets the browser's title
      title={null}
      heading={name}
      eyebrow={t.title}
      actions={
        <ExternalLink href={wikiPage(language, 'user_guide/account')} variant="quiet">
          {t.help}
        </ExternalLink>
      }
      lead={<Tabs label={t.sections} items={tabs} current={tabs.find((tab) => pathname.startsWith(tab.href))?.href} />}
    >
      <Outlet />
    </Page>
  );
}
