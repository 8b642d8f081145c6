import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { Loaded } from '#app/request/Loaded';
import { href } from '#app/routes/href';
import { catalogueSlug } from '#domain/surge/catalogue';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { CatalogueMenu } from './CatalogueMenu';
import styles from './catalogue.module.css';
import { catalogueTitlesQuery, overviewSlug } from './queries';

/** @source reference/surge.md, section 1.6 */
export function Component() {
  const { language } = useLanguage();
  const titles = useQuery(catalogueTitlesQuery(language));
  const { pathname } = useLocation();
  const [sectorId = '', serviceId] = pathname.slice(href('surgeCatalogueLayout').length + 1).split('/');
  const current = sectorId === overviewSlug ? overviewSlug : catalogueSlug(sectorId, serviceId);
  return (
    <Loaded query={titles} skeleton={<Skeleton kind="block" height="60rem" />}>
      {(loaded) => (
        <div className={styles.layout}>
          <CatalogueMenu key={current} titles={loaded} current={current} />
          <Outlet context={loaded} />
        </div>
      )}
    </Loaded>
  );
}
