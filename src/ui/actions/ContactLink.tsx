import { mailto, telephone } from '#domain/links/contactAddress';
import styles from './ContactLink.module.css';

interface ContactLinkProps {
  readonly kind: 'email' | 'phone';
  readonly address: string;
}

/** An e-mail address or telephone number to write to or call, in its own direction and no smaller than a target may be. */
export function ContactLink({ kind, address }: ContactLinkProps) {
  return (
    <a href={kind === 'email' ? mailto(address) : telephone(address)} className={styles.link}>
      <bdi>{address}</bdi>
    </a>
  );
}
