import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useTableStatus } from '#app/request/useTableStatus';
import { type CoordinationRow, coordinationRows, coordinationSectors } from '#domain/places/coordination';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden';
import { type Column, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { planStrings } from '../planStrings';
import styles from './partners.module.css';
import { countryPlanQuery } from './queries';
import { countryPartnerStrings } from './strings';

interface CoordinationProps {
  readonly countryId: number;
  readonly name: string;
}

/** Which National Society coordinates which sector, from the country's published plan. */
export function Coordination({ countryId, name }: CoordinationProps) {
  const t = useStrings(countryPartnerStrings);
  const names = useStrings(planStrings);
  const { language } = useLanguage();
  const query = useQuery(countryPlanQuery(countryId));
  const entries = query.data?.membership_coordinations;
  const rows = useMemo(() => entries && coordinationRows(entries, language), [entries, language]);
  const columns = useMemo((): readonly Column<CoordinationRow>[] => {
    const named = new Set(entries?.map(({ sector }) => sector));
    return [
      textColumn({ id: 'society', header: t.society, value: (row) => row.name }),
      ...coordinationSectors.flatMap((sector): Column<CoordinationRow>[] => {
        if (!named.has(sector)) return [];
        const header = names[sector];
        const cell = ({ sectors }: CoordinationRow) =>
          sectors.has(sector) ? (
            <>
              <Check aria-hidden="true" />
              <VisuallyHidden>{t.coordinated}</VisuallyHidden>
            </>
          ) : (
            <VisuallyHidden>{t.notCoordinated}</VisuallyHidden>
          );
        return [{ id: sector, header, cell }];
      }),
    ];
  }, [entries, t, names]);
  const status = useTableStatus(query, { emptyMessage: t.noCoordination({ country: name }), expectedRows: 3 });
  return (
    <Card title={t.coordination} hasPadding={false} footer={<Note>{t.coordinationSource}</Note>}>
      <p className={styles.text}>{t.coordinationText}</p>
      <Table caption={t.coordination} columns={columns} rows={rows} rowKey={({ society }) => society} status={status} />
    </Card>
  );
}
