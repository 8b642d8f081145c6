import { useMemo, useState } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import type { OpsLearningStats } from '#contract/opsLearning';
import { type CountryLearning, learningByCountry } from '#domain/operational-learning/learningStats';
import { countryPointsHeight } from '#resources/country/CountryPointsSkeleton';
import { CopyLink } from '#ui/actions/CopyLink';
import { SaveTable } from '#ui/chart/SaveTable';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { SegmentField } from '#ui/fields/SegmentField';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { MapSkeleton } from '#ui/map/MapSkeleton';
import { type Column, numberColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import styles from './learning.module.css';
import { learningStrings } from './strings';

const LearningMap = lazyComponent(() => import('./LearningMap').then((module) => module.LearningMap));

const mapSkeleton = <MapSkeleton height={countryPointsHeight} hasList />;

/** Extracts by country as a map with a list, or as a table. */
export function LearningByCountry({ counts }: { readonly counts: OpsLearningStats['learning_by_country'] }) {
  const t = useStrings(learningStrings);
  const [view, setView] = useState<'map' | 'table'>('map');
  const countries = useReference('countries');
  const { language } = useLanguage();
  const rows = useMemo(
    () => learningByCountry(counts, countries.data?.results ?? [], language),
    [counts, countries.data, language],
  );
  return (
    <Card title={t.byCountry} hasPadding={false} actions={<ExportCountries rows={rows} />}>
      <div className={styles.view}>
        <SegmentField
          label={t.view}
          options={[
            { key: 'map', label: t.map },
            { key: 'table', label: t.table },
          ]}
          value={view}
          onChange={(next) => next && setView(next)}
        />
      </div>
      {view === 'table' ? (
        <CountryTable rows={rows} />
      ) : (
        <Loaded query={countries} skeleton={mapSkeleton}>
          {({ results }) => (
            <LazyBlock skeleton={mapSkeleton}>
              <LearningMap rows={rows} countries={results} />
            </LazyBlock>
          )}
        </Loaded>
      )}
    </Card>
  );
}

function CountryTable({ rows }: { readonly rows: readonly CountryLearning[] }) {
  const t = useStrings(learningStrings);
  const columns = useMemo(
    (): readonly Column<CountryLearning>[] => [
      {
        id: 'country',
        header: t.country,
        cell: ({ countryId, label }) => (
          <Link to="countriesLayout" params={{ countryId }}>
            {label}
          </Link>
        ),
        sortValue: ({ label }) => label,
      },
      numberColumn({ id: 'count', header: t.extracts, value: ({ count }) => count }),
    ],
    [t],
  );
  return <Table caption={t.byCountry} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

function ExportCountries({ rows }: { readonly rows: readonly CountryLearning[] }) {
  const t = useStrings(learningStrings);
  return (
    <>
      <SaveTable
        size="s"
        title={t.byCountry}
        table={() => ({ columns: [t.country, t.extracts], rows: rows.map(({ label, count }) => [label, count]) })}
        label={t.exportCountries}
        isDisabled={rows.length === 0}
      />
      <CopyLink size="s" />
    </>
  );
}
