import { config } from '#app/config';
import { Link } from '#app/routes/Link';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { PrintedFrom } from '#ui/print/PrintedFrom';
import { contacts, mailboxes } from '../contacts';
import styles from './FooterContent.module.css';
import { footerStrings } from './strings';

/** Sites whose names are their addresses. @source reference/shell-and-account.md, section 1.4 */
const sites = ['ifrc.org', 'rcrcsims.org', 'data.ifrc.org'];

const releaseUrl = () =>
  new URL(
    `releases/tag/${encodeURIComponent(`${config.packageName}@${config.version}`)}`,
    config.repositoryUrl.endsWith('/') ? config.repositoryUrl : `${config.repositoryUrl}/`,
  ).href;

/** The content of the footer; on paper the address of the page instead. */
export function FooterContent() {
  return (
    <>
      <FooterLinks />
      <PrintedFrom />
    </>
  );
}

function FooterLinks() {
  const t = useStrings(footerStrings);
  return (
    <div className={styles.row}>
      <section>
        <h2>{t.findOut}</h2>
        <ul>
          {sites.map((site) => (
            <li key={site}>
              <ExternalLink href={new URL(`https://${site}`).href}>{site}</ExternalLink>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t.helpful}</h2>
        <ul>
          <li>
            <ExternalLink href={config.repositoryUrl}>{t.sourceCode}</ExternalLink>
          </li>
          <li>
            <ExternalLink href={new URL('docs', config.apiEndpoint).href}>{t.api}</ExternalLink>
          </li>
          <li>
            <Link to="resources">{t.resources}</Link>
          </li>
          <li>
            <ExternalLink href={contacts.wiki}>{t.wiki}</ExternalLink>
          </li>
        </ul>
      </section>
      <section>
        <h2>{t.policies}</h2>
        <ul>
          <li>
            <Link to="cookiePolicy">{t.cookiePolicy}</Link>
          </li>
          <li>
            <Link to="termsAndConditions">{t.termsAndConditions}</Link>
          </li>
        </ul>
      </section>
      <section>
        <h2>{t.contact}</h2>
        <ul>
          <li>
            <ExternalLink href={contacts.support}>{mailboxes.informationManagement}</ExternalLink>
          </li>
          <li>
            <ExternalLink href={contacts.blog}>{t.blog}</ExternalLink>
          </li>
          <li>
            <ExternalLink href="https://www.facebook.com/IFRC">{t.facebook}</ExternalLink>
          </li>
          <li>
            <ExternalLink href="https://www.youtube.com/user/ifrc">{t.youtube}</ExternalLink>
          </li>
        </ul>
      </section>
      <section className={styles.about}>
        <h2>{t.about}</h2>
        <p>{t.aboutText}</p>
        <p>
          {t.copyright({ year: String(new Date().getFullYear()) })}{' '}
          <span title={config.commit || undefined}>
            <ExternalLink href={releaseUrl()}>{t.version({ version: config.version })}</ExternalLink>
          </span>
        </p>
      </section>
    </div>
  );
}
