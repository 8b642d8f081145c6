import { rootStrings } from '#app/page/strings';
import { accessTo } from '#app/routes/access';
import { href } from '#app/routes/href';
import type { PathEntry } from '#app/routes/path';
import { pathOf, type RouteName } from '#app/routes/paths';
import { useCurrentUser } from '#app/session/currentUser';
import { useStrings } from '#ui/language/useStrings';
import { learnMenu, type MenuLink, prepareMenu, respondMenu } from '../menus/menuPanels';
import { menuStrings } from '../menus/strings';
import { goToStrings } from './goToStrings';

/** A page of the product that needs no parameters. */
export interface ProductLink {
  readonly name: string;
  readonly address: string;
  readonly isForm: boolean;
  /** The section of the menu that it stands in. */
  readonly section?: string;
}

/** Whether the viewer may open a route, as far as it is known: a page whose permission only the server knows checks it itself. */
export function useMayOpen() {
  const viewer = useCurrentUser();
  return (name: RouteName, params: Readonly<Record<string, string | undefined>> = {}): boolean => {
    const entry: PathEntry = pathOf(name);
    const access = accessTo(entry, viewer, params);
    return access === 'not-permitted' ? entry.roles !== undefined : access === 'allowed' || access === 'unknown';
  };
}

/** The pages that the viewer may open by name: those of the menus, then the others. */
export function useProductLinks(): readonly ProductLink[] {
  const menu = useStrings(menuStrings);
  const root = useStrings(rootStrings);
  const t = useStrings(goToStrings);
  const mayOpen = useMayOpen();
  const inMenus = [...prepareMenu, ...respondMenu, ...learnMenu].flatMap(({ title, links, actions = [] }) => {
    const linkOf = (isForm: boolean) => (link: MenuLink) =>
      link.to ? [{ to: link.to, name: menu[link.label], isForm, section: menu[title] }] : [];
    return [...links.flatMap(linkOf(false)), ...actions.flatMap(linkOf(true))];
  });
  const page = (to: RouteName, name: string) => ({ to, name, isForm: false, section: undefined });
  const links = [
    ...inMenus,
    page('home', root.home),
    page('allEmergencies', t.allEmergencies),
    page('allAppeals', t.allAppeals),
    page('allFieldReports', t.allFieldReports),
    page('allFlashUpdates', t.allFlashUpdates),
    page('surgeAlerts', t.surgeAlerts),
    page('deployedPersonnels', t.deployedPersonnel),
    page('deployedErus', t.deployedErus),
    page('allThreeWProject', t.allProjects),
    page('allThreeWActivity', t.allActivities),
    page('riskWatchImminent', t.imminent),
    page('riskWatchSeasonal', t.seasonal),
    page('login', root.login),
    page('register', root.register),
    page('accountForMe', root.forMe),
    page('accountDetails', root.account),
    page('accountNotifications', t.notifications),
    page('accountMyFormsFieldReport', t.myFieldReports),
    page('accountMyFormsPer', t.myPer),
    page('accountMyFormsThreeW', t.myThreeW),
    page('accountOutbox', t.outbox),
    page('localUnitsWaiting', root.unitsToValidate),
    { ...page('newThreeWProject', t.newProject), isForm: true },
    { ...page('eruReadiness', t.eruReadiness), isForm: true },
  ];
  const seen = new Set<string>();
  return links.flatMap(({ to, name, isForm, section }) => {
    // routes of this table need no parameters
    const address = href(to as 'home');
    if (seen.has(address + name) || !mayOpen(to)) return [];
    seen.add(address + name);
    return [{ name, address, isForm, section }];
  });
}
