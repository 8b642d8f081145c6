import { config } from '#app/config';
import { Link } from '#app/routes/Link';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { contacts } from './contacts';
import styles from './Footer.module.css';
import { rootStrings } from './strings';

/** Sites whose names are their addresses. @source reference/shell-and-account.md, section 1.4 */
const sites = ['ifrc.org', 'rcrcsims.org', 'data.ifrc.org'];

const releaseUrl = () =>
  new URL(
    `releases/tag/${encodeURIComponent(`${config.packageName}@${config.version}`)}`,
    config.repositoryUrl.endsWith('/') ? config.repositoryUrl : `${config.repositoryUrl}/`,
  ).href;

/** The foot of every page. */
export function Footer() {
  const t = useStrings(rootStrings);
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <section className={styles.about}>
          <h2>{t.footerAbout}</h2>
          <p>{t.footerAboutText}</p>
          <p className={styles.small}>
            {t.footerCopyright({ year: String(new Date().getFullYear()) })}{' '}
            <span title={config.commit || undefined}>
              <ExternalLink href={releaseUrl()}>{t.footerVersion({ version: config.version })}</ExternalLink>
            </span>
          </p>
        </section>
        <section>
          <h2>{t.footerFindOut}</h2>
          <ul>
            {sites.map((site) => (
              <li key={site}>
                <ExternalLink href={new URL(`https://${site}`).href}>{site}</ExternalLink>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t.footerHelpful}</h2>
          <ul>
            <li>
              <ExternalLink href={config.repositoryUrl}>{t.footerSourceCode}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={new URL('docs', config.apiEndpoint).href}>{t.footerApi}</ExternalLink>
            </li>
            <li>
              <Link to="resources">{t.footerResources}</Link>
            </li>
            <li>
              <ExternalLink href={contacts.wiki}>{t.footerWiki}</ExternalLink>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t.footerPolicies}</h2>
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
          <h2>{t.footerContact}</h2>
          <ul>
            <li>
              <ExternalLink href={contacts.support}>{new URL(contacts.support).pathname}</ExternalLink>
            </li>
            <li>
              <ExternalLink href={contacts.blog}>{t.footerBlog}</ExternalLink>
            </li>
            <li>
              <ExternalLink href="https://www.facebook.com/IFRC">{t.footerFacebook}</ExternalLink>
            </li>
            <li>
              <ExternalLink href="https://www.youtube.com/user/ifrc">{t.footerYoutube}</ExternalLink>
            </li>
          </ul>
        </section>
      </div>
    </footer>
  );
}
