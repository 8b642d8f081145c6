import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { isApiError } from '#app/request/errors';
import { useReference } from '#app/request/referenceData';
import type { CountryDetail } from '#contract/country';
import { totalsOf } from '#domain/appeals/totals';
import { type ComparedFigureName, comparedFigures, type FigureKind } from '#domain/country/comparedFigures';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import { appealFiguresQuery } from '#resources/appeal/queries';
import { databankQuery } from '#resources/country/databank/queries';
import { CopyLink } from '#ui/actions/CopyLink';
import { AsOf } from '#ui/display/AsOf';
import { CountriesField } from '#ui/fields/CountryField';
import { urlNumbers } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { type Column, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { countryBriefStrings } from './strings';

/** How many countries stand beside the one of the page. */
const mostOthers = 2;

const filters = { compare: urlNumbers };

/** The figures of a country beside those of up to two others, which the address names. */
export function ComparedCountries({ country }: { readonly country: CountryDetail }) {
  const t = useStrings(countryBriefStrings);
  const { values, set } = useUrlFilters(filters);
  const { data } = useReference('countries');
  const others = useMemo(
    () =>
      (data?.results ?? []).flatMap(({ id, name, iso3, independent }) =>
        iso3 && independent !== false && id !== country.id ? [{ id, name: name ?? '' }] : [],
      ),
    [data, country.id],
  );
  const chosen = values.compare ?? [];
  const compared = chosen.slice(0, mostOthers).flatMap((id) => others.find((other) => other.id === id) ?? []);
  return (
    <Card title={t.compare} actions={<CopyLink />}>
      <Stack gap="s4">
        <CountriesField
          label={t.compareWith}
          placeholder={t.choose}
          hint={t.compareHint({ count: mostOthers })}
          countries={others}
          value={chosen}
          onChange={(ids) => set('compare', ids === undefined ? null : [...ids])}
        />
        {chosen.length > mostOthers && <Note role="status">{t.tooMany({ count: mostOthers })}</Note>}
        {compared.length > 0 && <Compared countries={[{ id: country.id, name: country.name ?? '' }, ...compared]} />}
      </Stack>
    </Card>
  );
}

interface Named {
  readonly id: number;
  readonly name: string;
}

interface FigureRow {
  readonly id: string;
  readonly label: string;
  /** By country. */
  readonly texts: readonly string[];
}

const databankNames = Object.keys(comparedFigures) as ComparedFigureName[];

const operationFigures = [
  ['runningDrefs', 'active_drefs', 'number'],
  ['runningAppeals', 'active_appeals', 'number'],
  ['requested', 'amount_requested_dref_included', 'chf'],
  ['funded', 'amount_funded_dref_included', 'chf'],
  ['targeted', 'target_population', 'number'],
] as const;

function Compared({ countries }: { readonly countries: readonly Named[] }) {
  const t = useStrings(countryBriefStrings);
  const { language } = useLanguage();
  const databanks = useQueries({ queries: countries.map(({ id }) => databankQuery(id)) });
  const operations = useQueries({ queries: countries.map(({ id }) => appealFiguresQuery({ country: id })) });
  const write = (value: number | null | undefined, kind: FigureKind, year?: number | null) => {
    if (value === null || value === undefined) return t.noFigure;
    const text =
      kind === 'percent'
        ? formatPercent(value, language, { maximumFractionDigits: 1 })
        : formatNumber(
            value,
            language,
            kind === 'number' ? { maximumFractionDigits: 1 } : { currency: kind.toUpperCase() },
          );
    return year ? t.valueOfYear({ value: text ?? '', year: String(year) }) : (text ?? t.noFigure);
  };
  /** A country that is not in the databank answers 404: its figures are not known. */
  const lacks = (error: unknown) => (isApiError(error) && error.status === 404 ? t.noFigure : t.failed);
  const rows: FigureRow[] = [
    ...databankNames.map((name) => ({
      id: name,
      label: t[name],
      texts: databanks.map(({ data, error }) => {
        if (!data) return error ? lacks(error) : '…';
        const { value, year, kind } = comparedFigures[name];
        return write(value(data), kind, year(data));
      }),
    })),
    ...operationFigures.map(([name, field, kind]) => ({
      id: name,
      label: t[name],
      texts: operations.map(({ data, error }) => (data ? write(totalsOf(data)[field], kind) : error ? t.failed : '…')),
    })),
  ];
  const columns: readonly Column<FigureRow>[] = [
    textColumn({ id: 'figure', part: 'name', header: t.figure, value: ({ label }) => label }),
    ...countries.map(({ id, name }, index) =>
      textColumn<FigureRow>({
        id: String(id),
        // half of a card for each of two countries; a third one would be folded away
        part: countries.length > 2 ? 'line' : 'fact',
        header: name,
        value: ({ texts }) => texts[index],
      }),
    ),
  ];
  return (
    <>
      <Table caption={t.compare} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <Note>
        {t.comparedSource}
        <AsOf at={combineQueries(operations).dataUpdatedAt} />
      </Note>
    </>
  );
}
