import { EnumFilter } from '#app/lists/EnumFilter';
import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { usePageTitle } from '#app/page/Page';
import { Link } from '#app/routes/Link';
import { CountryFilter } from '#resources/country/CountryFilter';
import { DisasterTypeFilter } from '#resources/disaster-type/DisasterTypeFilter';
import { FilterBar } from '#ui/filters/FilterBar';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { useMayRegister } from '../rights';
import { EapActions } from './EapActions';
import { eapList, eapStatuses, eapTypes } from './eapList';
import { eapName } from './eapTexts';
import { StageRows } from './StageRows';
import { eapListStrings } from './strings';
import { useEapColumns } from './useEapColumns';

/** The early action protocols with their stages. @source reference/eap.md, section 1.2 */
export function Component() {
  const t = useStrings(eapListStrings);
  usePageTitle(t.pageTitle);
  const list = useList(eapList);
  const { values, set, clear, activeCount, query, table } = list;
  const columns = useEapColumns();
  const mayRegister = useMayRegister();
  const count = query.data?.count;
  return (
    <Card
      title={count === undefined ? t.title : t.counted({ count })}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={columns} fileName="early-action-protocols" />
          {mayRegister && (
            <Link to="newEapDevelopmentRegistration" variant="button">
              {t.register}
            </Link>
          )}
        </>
      }
    >
      <FilterBar activeCount={activeCount} onClear={clear}>
        <EnumFilter
          name="eap_eap_status"
          label={t.status}
          placeholder={t.allStatuses}
          keys={eapStatuses}
          value={values.status}
          onChange={(value) => set('status', value ?? null)}
        />
        <EnumFilter
          name="eap_eap_type"
          label={t.type}
          placeholder={t.allTypes}
          keys={eapTypes}
          value={values.eap_type}
          onChange={(value) => set('eap_type', value ?? null)}
        />
        <CountryFilter
          label={t.society}
          value={values.national_society}
          onChange={(value) => set('national_society', value ?? null)}
        />
        <DisasterTypeFilter value={values.disaster_type} onChange={(value) => set('disaster_type', value ?? null)} />
      </FilterBar>
      <ListTable
        caption={t.title}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        isFiltered={activeCount > 0}
        emptyMessage={t.none}
        rowActions={(registration) => <EapActions registration={registration} />}
        details={{
          label: (registration) => eapName(registration, t),
          content: (registration) => <StageRows registration={registration} />,
        }}
      />
    </Card>
  );
}
