import { useStrings } from '#ui/language/useStrings';
import { Link } from '../actions/Link';
import { FreeText } from '../display/FreeText';
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
        {items.map(({ label, href }, place) => {
          const text = <FreeText value={label} />;
          return (
            <li key={href ?? label} className={styles.item}>
              {href === undefined ? (
                <span aria-current={place === items.length - 1 ? 'page' : undefined}>{text}</span>
              ) : (
                <Link href={href}>{text}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
