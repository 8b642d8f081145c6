import { useMemo } from 'react';
import { ExportButton } from '#app/lists/ExportButton';
import { useAllRows } from '#app/lists/useList';
import { Loaded } from '#app/request/Loaded';
import type { CountryDocument } from '#contract/countryDocument';
import { documentGroups } from '#domain/country/documents';
import { fdrsUrl } from '#domain/country/sources';
import { safeHref } from '#domain/links/safeUrl';
import { FigureSource } from '#resources/country/databank/FigureSource';
import { useCountry } from '#resources/country/useCountry';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { List } from '#ui/display/List';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { TextField } from '#ui/fields/TextField';
import { FilterBar } from '#ui/filters/FilterBar';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { type FileColumn, textColumn } from '#ui/table/columns';
import { useCountryName } from '../layout/useCountryName';
import styles from './context.module.css';
import { documentList } from './queries';
import { countryContextStrings } from './strings';
import { useSocietyName } from './useSocietyName';

/** The first year that the filters offer. */
const firstYear = 2000;

const yearOptions = (thisYear: number) =>
  Array.from({ length: thisYear - firstYear + 1 }, (_, back) => ({
    key: thisYear - back,
    label: String(thisYear - back),
  }));

/** Plans, reports and statutes of a National Society by their kind. */
export default function KeyDocuments() {
  const t = useStrings(countryContextStrings);
  const country = useCountry();
  const name = useCountryName();
  const society = useSocietyName();
  const filters = useUrlFilters(documentList.filters, { prefix: documentList.prefix });
  const query = useAllRows(documentList, filters.applied, country.id);
  const { values, set, clear, activeCount } = filters;
  const years = yearOptions(new Date().getFullYear());
  const count = query.data?.count;
  const columns = useFileColumns();
  return (
    <Card
      title={count === undefined ? t.documents : t.documentsCounted({ count })}
      hasPadding={false}
      actions={
        <ExportButton
          columns={columns}
          read={() => query.data?.results ?? []}
          fileName="key-documents"
          total={query.isPlaceholderData ? undefined : count}
        />
      }
      footer={<FigureSource name={t.fdrs({ society })} href={fdrsUrl(country.fdrs)} />}
    >
      <FilterBar activeCount={activeCount} onClear={clear}>
        <TextField
          type="search"
          label={t.documentSearch}
          value={values.search ?? undefined}
          onChange={(text) => set('search', text)}
        />
        <NativeSelect
          label={t.fromYear}
          placeholder={t.anyYear}
          options={years}
          value={values.from ?? undefined}
          onChange={(year) => set('from', year)}
        />
        <NativeSelect
          label={t.toYear}
          placeholder={t.anyYear}
          options={years}
          value={values.to ?? undefined}
          onChange={(year) => set('to', year)}
        />
      </FilterBar>
      <div className={styles.documents} data-refreshing={query.isPlaceholderData || undefined}>
        <Loaded query={query} skeleton={<Skeleton kind="block" height="320px" />}>
          {({ results }) => {
            if (results.length > 0) return <DocumentGroups documents={results} />;
            return activeCount > 0 ? (
              <StateMessage state="emptyForFilter" />
            ) : (
              <StateMessage state="empty" message={t.noDocuments({ country: name })} />
            );
          }}
        </Loaded>
      </div>
    </Card>
  );
}

/** The columns of the documents as a file; on the screen they are groups. */
function useFileColumns(): readonly FileColumn<CountryDocument>[] {
  const t = useStrings(countryContextStrings);
  return useMemo(
    () => [
      textColumn({ id: 'type', header: t.documentType, value: ({ document_type }) => document_type }),
      textColumn({ id: 'name', header: t.documentName, value: ({ name }) => name, hxl: '#meta+title' }),
      textColumn({ id: 'year', header: t.documentYear, value: yearsOf, hxl: '#date+year' }),
      textColumn({ id: 'address', header: t.documentAddress, value: ({ url }) => safeHref(url), hxl: '#meta+url' }),
    ],
    [t],
  );
}

const yearsOf = ({ year, year_text }: Pick<CountryDocument, 'year' | 'year_text'>) =>
  year_text?.trim() || year.slice(0, 4);

function DocumentGroups({ documents }: { readonly documents: readonly CountryDocument[] }) {
  const { language } = useLanguage();
  return (
    <Columns gap="s4" minWidth={280} mode="fill">
      {documentGroups(documents, language).map(({ type, documents: own }) => (
        <Stack key={type} aria-label={type} as="section" gap="s3" align="start">
          <h3 dir="auto">{type}</h3>
          <List items={own} itemKey={({ id }) => id}>
            {(document) => <DocumentRow document={document} />}
          </List>
        </Stack>
      ))}
    </Columns>
  );
}

function DocumentRow({ document: { name, url, year, year_text, thumbnail } }: { readonly document: CountryDocument }) {
  const picture = safeHref(thumbnail);
  return (
    <div className={styles.document}>
      {/* decorative: the server has no alternative text */}
      {picture && <img className={styles.thumbnail} src={picture} alt="" loading="lazy" />}
      <div>
        <ExternalLink href={url}>
          <span dir="auto">{name}</span>
        </ExternalLink>
        <Note as="div" className={styles.note}>
          {yearsOf({ year, year_text })}
        </Note>
      </div>
    </div>
  );
}
