import type { CountryDetail } from '#contract/country';
import { formatList } from '#domain/format/formatList';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import styles from '../overview/overview.module.css';
import { societyWorkStrings } from './strings';

type Initiative = CountryDetail['initiatives'][number];

/** @source reference/countries-and-regions.md, section 1.8 */
const fundsAddress = 'https://www.ifrc.org/our-work/national-society-development/funds-national-society-development';

/** The server's schema types it as a string; the server sends a list of names. */
const categoriesOf = ({ categories }: Initiative): readonly string[] => {
  const given: unknown = categories;
  if (Array.isArray(given)) return given.filter((name): name is string => typeof name === 'string');
  return typeof given === 'string' && given.trim() ? [given] : [];
};

/** Grants that develop the National Society. */
export function Initiatives({ initiatives }: Pick<CountryDetail, 'initiatives'>) {
  const t = useStrings(societyWorkStrings);
  const { language } = useLanguage();
  return (
    <Card title={t.initiatives} actions={<ExternalLink href={fundsAddress}>{t.initiativesSource}</ExternalLink>}>
      {initiatives.length === 0 ? (
        <StateMessage state="empty" isCompact message={t.noInitiatives} />
      ) : (
        <>
          <Note className={styles.note}>{t.initiativesText}</Note>
          <Columns as="ul" gap="s4" minWidth={280} mode="fill" className={styles.cards}>
            {initiatives.map((initiative) => (
              <li key={initiative.id}>
                <Card title={initiative.title?.trim() || t.untitled} headingLevel={3}>
                  <DescriptionGrid
                    look="rows"
                    items={[
                      { id: 'fund', label: t.fundType, value: initiative.fund_type },
                      {
                        id: 'allocation',
                        label: t.allocation,
                        value: <TextOutput kind="number" value={initiative.allocation} />,
                      },
                      { id: 'year', label: t.year, value: initiative.year },
                      { id: 'period', label: t.period, value: t.months({ count: initiative.funding_period }) },
                      { id: 'categories', label: t.categories, value: formatList(categoriesOf(initiative), language) },
                    ]}
                  />
                </Card>
              </li>
            ))}
          </Columns>
        </>
      )}
    </Card>
  );
}
