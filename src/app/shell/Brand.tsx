import { config } from '#app/config';
import { rootStrings } from '#app/page/strings';
import { Link } from '#app/routes/Link';
import { useStrings } from '#ui/language/useStrings';
import styles from './Brand.module.css';

/** The product's mark and name, a link to home. */
export function Brand() {
  const t = useStrings(rootStrings);
  return (
    <span className={styles.brand}>
      <Link to="home" variant="nav" aria-label={t.homeLink({ product: config.title })}>
        <i className={styles.mark} aria-hidden="true" />
        {config.title}
      </Link>
    </span>
  );
}
