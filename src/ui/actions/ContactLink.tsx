import { isEmail } from '#domain/account/email';
import { mailto, telephone } from '#domain/links/contactAddress';
import styles from './ContactLink.module.css';

interface ContactLinkProps {
  readonly kind: 'email' | 'phone';
  /** Many fields of the server hold any text: only an e-mail address or a number becomes a link. */
  readonly address: string;
}

/** A `mailto:` or `tel:` link, in its own text direction and with the minimum target size. */
export function ContactLink({ kind, address }: ContactLinkProps) {
  const isLink = kind === 'email' ? isEmail(address) : /\d/.test(address);
  if (!isLink) return <span dir="auto">{address}</span>;
  return (
    <a href={kind === 'email' ? mailto(address) : telephone(address)} className={styles.link}>
      <bdi>{address}</bdi>
    </a>
  );
}
