import { Menu, Search } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rootStrings } from '#app/page/strings';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { MainNav } from './MainNav';
import { TopBar } from './TopBar';
import styles from './TopBar.module.css';

const searchField = () => document.querySelector<HTMLElement>('search [role=combobox]');

/** Ctrl or Command and K; on keyboards of another script the key in its place. */
const isSearchKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK');

/** A component, so that a navigation does not render the head again. */
function AfterNavigation({ onNavigated }: { readonly onNavigated: () => void }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page
  useEffect(onNavigated, [pathname]);
  return null;
}

/** The head of every page. On phones its second row is closed: one button opens the menus in it, another the search field. */
export function Head() {
  const t = useStrings(rootStrings);
  const [open, setOpen] = useState<'menu' | 'search'>();
  const close = useCallback(() => setOpen(undefined), []);
  useEffect(() => {
    if (open === 'search') searchField()?.focus();
  }, [open]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const field = searchField();
      // not under a dialog, and not where the page has used the key itself
      if (!isSearchKey(event) || event.defaultPrevented || !field || field.closest('[inert], [aria-hidden="true"]'))
        return;
      event.preventDefault();
      setOpen('search');
      field.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const toggle = (part: 'menu' | 'search', icon: ReactNode) => (
    <span className={styles.toggle}>
      <Button
        variant="text"
        label={t[part]}
        icon={icon}
        aria-expanded={open === part}
        onPress={() => setOpen(open === part ? undefined : part)}
      />
    </span>
  );
  return (
    <header>
      <TopBar menu={toggle('menu', <Menu aria-hidden />)} search={toggle('search', <Search aria-hidden />)} />
      <MainNav open={open} />
      <AfterNavigation onNavigated={close} />
    </header>
  );
}
