import { Menu, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rootStrings } from '#app/page/strings';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { MainNav } from './MainNav';
import { TopBar } from './TopBar';
import styles from './TopBar.module.css';

/** The head of every page. On phones its second row is closed: one button opens the menus in it, another the search field. */
export function Head() {
  const t = useStrings(rootStrings);
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'menu' | 'search'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setOpen(undefined), [pathname]);
  useEffect(() => {
    if (open === 'search') document.querySelector<HTMLElement>('search input')?.focus();
  }, [open]);
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
      <MainNav pathname={pathname} open={open} />
    </header>
  );
}
