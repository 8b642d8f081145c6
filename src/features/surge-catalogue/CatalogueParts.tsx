import { Lock } from 'lucide-react';
import { Link } from '#app/routes/Link';
import { formatList } from '#domain/format/formatList';
import { formatNumber } from '#domain/format/numbers';
import { compareNames } from '#domain/language/compare';
import { displayNames } from '#domain/language/intl';
import { catalogueParams } from '#domain/surge/catalogue';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden';
import styles from './catalogue.module.css';
import { documentOf, startPageOf } from './documents';
import { factText } from './factText';
import type { BlockPart, CatalogueLink, CatalogueTitles, Fact } from './record';
import { catalogueStrings } from './strings';

interface CataloguePartsProps {
  readonly parts: readonly BlockPart[];
  readonly titles: CatalogueTitles;
  /** Whether the title of the block labels the providers already. */
  readonly hasProvidersTitle: boolean;
}

/** The texts, lists, figures and links of a block, one below the other. */
export function CatalogueParts({ parts, ...shared }: CataloguePartsProps) {
  return (
    <Stack gap="s3" className={styles.parts}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a block never change their places
        <Part key={place} part={part} {...shared} />
      ))}
    </Stack>
  );
}

interface PartProps extends Omit<CataloguePartsProps, 'parts'> {
  readonly part: BlockPart;
}

function Part({ part, titles, hasProvidersTitle }: PartProps) {
  switch (part.type) {
    case 'text':
      return <p>{part.text}</p>;
    case 'list':
      return (
        <List items={part.items} itemKey={(item) => item} look="bullets">
          {(item) => item}
        </List>
      );
    case 'facts':
      return <Facts facts={part.facts} />;
    case 'units':
      return <Units rows={part.rows} />;
    case 'providers':
      return <Providers countries={part.countries} isTitled={hasProvidersTitle} />;
    case 'links':
      return (
        <List items={part.links} itemKey={(link) => JSON.stringify(link)}>
          {(link) => <PartLink link={link} titles={titles} />}
        </List>
      );
  }
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useStrings(catalogueStrings);
  const { language } = useLanguage();
  return (
    <>
      <DescriptionGrid
        items={facts.map((fact) => ({ id: fact.label, label: t[fact.label], value: factText(fact, t, language) }))}
      />
      <Note>{t.indicative}</Note>
    </>
  );
}

function Units({ rows }: Pick<Extract<BlockPart, { type: 'units' }>, 'rows'>) {
  const t = useStrings(catalogueStrings);
  const { language } = useLanguage();
  return (
    <table className={styles.units}>
      <caption>
        <VisuallyHidden>{t.modules}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.unit}</th>
          <th scope="col">{t.standingCapacity}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label}>
            <td>{label}</td>
            <td>{formatNumber(count, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ProvidersProps {
  readonly countries: readonly string[];
  readonly isTitled: boolean;
}

function Providers({ countries, isTitled }: ProvidersProps) {
  const t = useStrings(catalogueStrings);
  const { language } = useLanguage();
  const names = displayNames(language, { type: 'region' });
  const list = formatList(countries.map((code) => names.of(code) ?? code).toSorted(compareNames(language)), language);
  if (isTitled) return <p>{list}</p>;
  return <DescriptionGrid items={[{ id: 'providers', label: t.providers, value: list, isWide: true }]} />;
}

function PartLink({ link, titles }: { readonly link: CatalogueLink; readonly titles: CatalogueTitles }) {
  const t = useStrings(catalogueStrings);
  if ('page' in link) {
    return (
      <Stack gap="s1" justify="start" className={styles.hit}>
        <Link to="surgeCataloguePage" params={catalogueParams(link.page)}>
          {titles[link.page]?.title ?? link.page}
        </Link>
        {link.description && <p>{link.description}</p>}
      </Stack>
    );
  }
  const { href, needsLogin } = documentOf(link.document);
  const site = startPageOf(href);
  return (
    <span>
      <ExternalLink href={href}>{link.title}</ExternalLink>
      {site && <Note as="span"> {t.opensStartPage({ site })}</Note>}
      {needsLogin && <Lock size={14} role="img" aria-label={t.needsLogin} className={styles.lock} />}
    </span>
  );
}
