import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { downloadSheet } from '#app/request/downloadSheet';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import type { EruReadiness } from '#contract/eruReadiness';
import { compareNames } from '#domain/language/compare';
import { filterReadiness, ownerName, readinessByType } from '#domain/surge/readiness';
import { allReadinessQuery } from '#resources/eru-readiness/queries';
import { readinessStrings } from '#resources/eru-readiness/strings';
import { Button } from '#ui/actions/Button';
import { saveFile } from '#ui/display/saveFile';
import { Skeleton } from '#ui/feedback/Skeleton';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { SegmentField } from '#ui/fields/SegmentField';
import { FilterBar } from '#ui/filters/FilterBar';
import { urlChoice, urlNumber } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from '../surge.module.css';
import { SocietyTable } from './SocietyTable';
import { readinessSectionStrings } from './strings';
import { TypeTable } from './TypeTable';

const views = { view: urlChoice(['type', 'society']).withDefault('type') };
const filters = { owner: urlNumber, type: urlNumber };
const inUrl = { prefix: 'readiness' };
const noRecords: readonly EruReadiness[] = [];

/** How ready National Societies are to deploy units, by type or by National Society. @source reference/surge.md, section 1.4 */
export function ReadinessSection() {
  const t = useStrings(readinessSectionStrings);
  const { language } = useLanguage();
  const query = useQuery(allReadinessQuery());
  const {
    values: { view },
    set: setView,
  } = useUrlFilters(views, inUrl);
  const { values, set, clear, activeCount } = useUrlFilters(filters, inUrl);
  const { owner, type } = values;
  const records = query.data?.results ?? noRecords;
  const shown = useMemo(() => filterReadiness(records, { owner, type }), [records, owner, type]);
  const counted =
    view === 'type'
      ? t.countTypes({ count: readinessByType(shown, language).length })
      : t.countSocieties({ count: shown.length });
  return (
    <Card
      title={query.data === undefined ? t.heading : t.title({ counted })}
      hasPadding={false}
      actions={
        <>
          <ExportButton />
          <Link to="eruReadiness" variant="quiet">
            {t.update}
          </Link>
        </>
      }
    >
      <Loaded query={query} skeleton={<Skeleton kind="block" height="400px" />}>
        {() => (
          <>
            <div className={styles.filters}>
              <SegmentField
                label={t.view}
                value={view}
                onChange={(chosen) => setView('view', chosen)}
                options={[
                  { key: 'type', label: t.byType },
                  { key: 'society', label: t.bySociety },
                ]}
              />
            </div>
            <FilterBar
              label={t.title({ counted })}
              activeCount={activeCount}
              onClear={clear}
              results={t.title({ counted })}
            >
              <OwnerFilter records={records} value={owner} onChange={(chosen) => set('owner', chosen)} />
              <TypeFilter records={records} value={type} onChange={(chosen) => set('type', chosen)} />
            </FilterBar>
            {view === 'type' && <p className={styles.note}>{t.note}</p>}
            {view === 'type' ? (
              <TypeTable records={shown} isFiltered={activeCount > 0} />
            ) : (
              <SocietyTable records={shown} isFiltered={activeCount > 0} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** Downloads the server's spreadsheet, which has all records regardless of the filters. */
function ExportButton() {
  const t = useStrings(readinessSectionStrings);
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadSheet('GET /api/v2/export-eru-readiness', {}),
    onSuccess: (file) => saveFile(file, 'eru_readiness_export.xlsx'),
    onError: () => showAlert({ name: 'eru-readiness-export', variant: 'danger', title: t.exportFailed }),
  });
  return (
    <Button isBusy={isPending} onPress={() => mutate()}>
      {t.exportAll}
    </Button>
  );
}

interface FilterProps {
  readonly records: readonly EruReadiness[];
  readonly value: number | null;
  readonly onChange: (value: number | undefined) => void;
}

function OwnerFilter({ records, value, onChange }: FilterProps) {
  const labelStrings = useStrings(readinessStrings);
  const { language } = useLanguage();
  const byName = compareNames(language);
  const options = [
    ...new Map(
      records.flatMap(({ eru_owner_details: owner }) => {
        const name = ownerName(owner);
        return owner && name ? [[owner.id, name] as const] : [];
      }),
    ),
  ].map(([key, label]) => ({ key, label }));
  return (
    <NativeSelect
      label={labelStrings.society}
      options={options.toSorted((a, b) => byName(a.label, b.label))}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}

function TypeFilter({ records, value, onChange }: FilterProps) {
  const labelStrings = useStrings(readinessStrings);
  const { language } = useLanguage();
  const options = readinessByType(records, language).map(({ type, name }) => ({ key: type, label: name }));
  return <NativeSelect label={labelStrings.type} options={options} value={value ?? undefined} onChange={onChange} />;
}
