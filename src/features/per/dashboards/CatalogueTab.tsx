import { usePageTitle } from '#app/page/Page';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './dashboards.module.css';
import { reportAddress } from './reports';
import { preparednessStrings } from './strings';

/** Links the report of the resources, since the server has no endpoint for them. @source reference/preparedness.md, section 1.1 */
export function Component() {
  const t = useStrings(preparednessStrings);
  usePageTitle(t.pageTitle({ tab: t.catalogue }));
  return (
    <Card title={t.catalogue}>
      <div className={styles.text}>
        <p>{t.catalogueText}</p>
        <p>{t.catalogueWhere}</p>
        <p>
          <ExternalLink href={reportAddress('catalogue')} variant="button">
            {t.catalogueLink}
          </ExternalLink>
        </p>
      </div>
    </Card>
  );
}
