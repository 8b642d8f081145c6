import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { rootStrings } from '#app/page/strings';
import { Link } from '#app/routes/Link';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { classNames } from '#ui/layout/classNames';
import { Dropdown } from '#ui/overlays/Dropdown';
import { contacts } from '../contacts';
import { GlobalSearch } from '../search/GlobalSearch';
import styles from './MainNav.module.css';

const CountriesPanel = lazyComponent(() => import('./CountriesPanel').then((module) => module.CountriesPanel));
const SectionsPanel = lazyComponent(() => import('./SectionsPanel').then((module) => module.SectionsPanel));

interface MainNavProps {
  /** What is shown of it on phones. */
  readonly open: 'menu' | 'search' | undefined;
}

/** The second row of the head: main menu and search. */
export function MainNav({ open }: MainNavProps) {
  const t = useStrings(rootStrings);
  return (
    <nav className={styles.bar} data-open={open} aria-label={t.mainNavigation}>
      <div className={styles.row}>
        <div className={styles.menus}>
          <span className={styles.item}>
            <HomeLink />
          </span>
          <Panel label={t.countries} prefix="/regions/">
            {(close) => <CountriesPanel onLeave={close} />}
          </Panel>
          <Panel label={t.prepare}>
            {(close) => <SectionsPanel label={t.prepare} menu="prepare" onLeave={close} />}
          </Panel>
          <Panel label={t.respond}>
            {(close) => <SectionsPanel label={t.respond} menu="respond" onLeave={close} />}
          </Panel>
          <Panel label={t.learn}>
            {(close) => (
              <SectionsPanel
                label={t.learn}
                menu="learn"
                footer={{ label: 'blog', href: contacts.blog }}
                onLeave={close}
              />
            )}
          </Panel>
        </div>
        <GlobalSearch />
      </div>
    </nav>
  );
}

function HomeLink() {
  const t = useStrings(rootStrings);
  const { pathname } = useLocation();
  return (
    <Link to="home" variant="nav" aria-current={pathname === '/' ? 'page' : undefined}>
      {t.home}
    </Link>
  );
}

interface PathItemProps {
  /** The beginning of the paths that belong to the item. */
  readonly prefix: string | undefined;
  readonly children: ReactNode;
}

/** An item that is marked on its pages; what is in it is not rendered again. */
function PathItem({ prefix, children }: PathItemProps) {
  const { pathname } = useLocation();
  const isCurrent = prefix !== undefined && pathname.startsWith(prefix);
  return <span className={classNames(styles.item, isCurrent && styles.current)}>{children}</span>;
}

interface PanelProps {
  readonly label: string;
  readonly prefix?: string;
  readonly children: (close: () => void) => ReactNode;
}

function Panel({ label, prefix, children }: PanelProps) {
  return (
    <PathItem prefix={prefix}>
      <Dropdown
        layout="wide"
        trigger={
          <Button variant="text">
            {label}
            <ChevronDown aria-hidden="true" className={styles.chevron} />
          </Button>
        }
      >
        {(close) => <LazyBlock skeleton={<StateMessage state="pending" />}>{children(close)}</LazyBlock>}
      </Dropdown>
    </PathItem>
  );
}
