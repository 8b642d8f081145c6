import { useState } from 'react';
import { Button } from '../../actions/Button';
import { Link } from '../../actions/Link';
import { CollapsedList } from '../../display/CollapsedList';
import { Tag } from '../../display/Tag';
import { CountryField } from '../../fields/CountryField';
import { DateField } from '../../fields/DateField';
import { NativeSelect } from '../../fields/NativeSelect';
import { FilterBar } from '../../filters/FilterBar';
import { FilterChips } from '../../filters/FilterChips';
import { Card } from '../../layout/Card';
import { dateColumn, linkColumn, numberColumn, progressColumn } from '../../table/columns';
import { Pager } from '../../table/Pager';
import { Table } from '../../table/Table';
import { sampleTexts } from './sampleTexts';

interface Operation {
  readonly id: number;
  readonly name: string;
  readonly start: string;
  readonly requested: number | null;
  readonly coverage: number | null;
  readonly places: readonly string[];
}

const operations: readonly Operation[] = [
  {
    id: 1,
    name: 'Delta floods 2026',
    start: '2026-10-02',
    requested: 12_400_000,
    coverage: 41,
    places: ['Chad', 'Niger'],
  },
  { id: 2, name: 'Coastal cyclone response', start: '2026-09-21', requested: 749_862, coverage: 100, places: ['Fiji'] },
  { id: 3, name: 'Heatwave early action', start: '2026-09-03', requested: null, coverage: null, places: [] },
];

const many: readonly Operation[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  name: `Operation ${index + 1}`,
  start: '2026-01-01',
  requested: (index * 7919) % 1_000_000,
  coverage: index % 101,
  places: ['Chad'],
}));

const tones = {
  1: ['red', sampleTexts.appeal],
  2: ['orange', sampleTexts.dref],
  3: ['blue', sampleTexts.early],
} as const;

const columns = [
  dateColumn<Operation>({ id: 'start', header: sampleTexts.start, value: (row) => row.start }),
  {
    id: 'type',
    part: 'status' as const,
    header: sampleTexts.type,
    cell: (row: Operation) => {
      const [tone, label] = tones[((row.id % 3) + 1) as 1 | 2 | 3];
      return <Tag tone={tone}>{label}</Tag>;
    },
  },
  linkColumn<Operation>({
    id: 'name',
    header: sampleTexts.operation,
    value: (row) => row.name,
    href: () => '#operation',
  }),
  {
    id: 'places',
    header: sampleTexts.countries,
    cell: ({ places }: Operation) => (
      <CollapsedList items={places} itemKey={(place) => place}>
        {(place) => <Link href="#place">{place}</Link>}
      </CollapsedList>
    ),
  },
  numberColumn<Operation>({
    id: 'requested',
    header: sampleTexts.requested,
    ordering: 'amount_requested',
    value: (row) => row.requested,
  }),
  progressColumn<Operation>({ id: 'coverage', header: sampleTexts.coverage, value: (row) => row.coverage }),
];

const countries = sampleTexts.places.map((name, id) => ({ id, name }));
const hazards = [{ key: 1, label: sampleTexts.flood }];
const rowKey = (row: Operation) => row.id;
const details = {
  label: (row: Operation) => row.name,
  content: (row: Operation) => (row.requested ? sampleTexts.details : null),
};
const editButton = () => <Button size="s">{sampleTexts.edit}</Button>;

const states = [
  [sampleTexts.loading, undefined, { isLoading: true, expectedRows: 3 }],
  [sampleTexts.refreshing, operations, { isRefreshing: true }],
  [sampleTexts.empty, [], { isFiltered: true }],
  [sampleTexts.failed, undefined, { error: true, onRetry: () => undefined }],
] as const;

export default function Section() {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(5);
  const [country, setCountry] = useState<number>();
  const [type, setType] = useState<number>();
  const [start, setStart] = useState<string>();
  const [ordering, setOrdering] = useState<string | null>('-amount_requested');
  const filters = [country, type, start];
  const clear = () => {
    setCountry(undefined);
    setType(undefined);
    setStart(undefined);
  };
  return (
    <>
      <Card headingLevel={3} title={sampleTexts.operations} hasPadding={false}>
        <FilterBar activeCount={filters.filter((value) => value !== undefined).length} onClear={clear}>
          <CountryField countries={countries} value={country} onChange={setCountry} />
          <NativeSelect
            label={sampleTexts.hazard}
            placeholder={sampleTexts.all}
            options={hazards}
            value={type}
            onChange={setType}
          />
          <DateField label={sampleTexts.start} value={start} onChange={setStart} />
        </FilterBar>
        <Table
          caption={sampleTexts.operations}
          columns={columns}
          rows={operations}
          rowKey={rowKey}
          details={details}
          rowActions={editButton}
        />
        <Pager
          label={sampleTexts.operations}
          page={page}
          pageSize={pageSize}
          total={115}
          onPageChange={setPage}
          onPageSizeChange={setPageSize}
        />
      </Card>
      <AppliedFilters />
      {states.map(([name, rows, status]) => (
        <div key={name} data-waiting>
          <Card headingLevel={3} title={name} hasPadding={false}>
            <Table caption={name} columns={columns} rows={rows} rowKey={rowKey} status={status} />
          </Card>
        </div>
      ))}
      <Card headingLevel={3} title={sampleTexts.large} hasPadding={false}>
        <Table caption={sampleTexts.large} columns={columns} rows={many} rowKey={rowKey} details={details} />
      </Card>
      <Card headingLevel={3} title={sampleTexts.serverSorted} hasPadding={false}>
        <Table
          caption={sampleTexts.serverSorted}
          columns={columns}
          rows={operations}
          rowKey={rowKey}
          sort={{ ordering, onChange: setOrdering }}
        />
      </Card>
    </>
  );
}

/** Filters that apply on a press of "Apply", with chips of the active ones. */
function AppliedFilters() {
  const [chosen, setChosen] = useState<number>();
  const [applied, setApplied] = useState<number>();
  const hazard = hazards.find(({ key }) => key === chosen);
  const chips = hazard
    ? [{ key: 'hazard', name: `${sampleTexts.hazard}: ${hazard.label}`, onRemove: () => setChosen(undefined) }]
    : [];
  const clear = () => {
    setChosen(undefined);
    setApplied(undefined);
  };
  return (
    <Card hasPadding={false}>
      <FilterBar
        label={sampleTexts.hazard}
        activeCount={chosen === undefined ? 0 : 1}
        onClear={clear}
        apply={{ isChanged: chosen !== applied, onApply: () => setApplied(chosen) }}
      >
        <NativeSelect
          label={sampleTexts.hazard}
          placeholder={sampleTexts.all}
          options={hazards}
          value={chosen}
          onChange={setChosen}
        />
      </FilterBar>
      <FilterChips chips={chips} />
    </Card>
  );
}
