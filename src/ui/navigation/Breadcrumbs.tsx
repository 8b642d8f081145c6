import { useStrings } from '#ui/language/useStrings';
import { Link } from '../actions/Link';
import { strings } from '../strings';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** Undefined for the current page, which is the last item. */
  readonly href?: string;
}

/** Breadcrumbs from the home page to the current page. */
export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  const t = useStrings(strings);
  return (
    <nav aria-label={t.breadcrumbs} className={styles.nav}>
      <ol className={styles.list}>
        {items.map((item, place) => (
          <li key={item.href ?? item.label} className={styles.item}>
            {item.href === undefined ? (
              <span aria-current={place === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
