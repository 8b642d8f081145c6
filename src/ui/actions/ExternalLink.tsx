import { ExternalLink as ExternalIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { safeHref } from '#domain/links/safeUrl';
import { useStrings } from '#ui/language/useStrings';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { strings } from '../strings';
import styles from './ExternalLink.module.css';
import { Link, type LinkVariant } from './Link';

export interface ExternalLinkProps {
  /** Untrusted: anything but http, https and mailto is shown as plain text. */
  readonly href: string | null | undefined;
  readonly variant?: LinkVariant;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** An address outside the product, opened in a new tab without `window.opener`. */
export function ExternalLink({ href, variant, icon, children }: ExternalLinkProps) {
  const t = useStrings(strings);
  const address = safeHref(href);
  if (address === null) return <span>{children}</span>;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" variant={variant} icon={icon}>
      {children}
      {/* one element, since a button has a gap between those that it holds */}
      <span>
        <span className={styles.mark} aria-hidden="true">
          <ExternalIcon className={styles.icon} />
        </span>
        <span className={styles.space}> </span>
        <VisuallyHidden>{t.opensInNewTab}</VisuallyHidden>
      </span>
    </Link>
  );
}
