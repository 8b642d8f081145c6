import { mailto, telephone } from '#domain/links/contactAddress';
import styles from './ContactLink.module.css';

interface ContactLinkProps {
  readonly kind: 'email' | 'phone';
  readonly address: string;
}

/** A `mailto:` or `tel:` link, in its own text direction and with the minimum target size. */
export function ContactLink({ kind, address }: ContactLinkProps) {
  return (
    <a href={kind === 'email' ? mailto(address) : telephone(address)} className={styles.link}>
      <bdi>{address}</bdi>
    </a>
  );
}
