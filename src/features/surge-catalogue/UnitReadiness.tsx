import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import type { EruType } from '#contract/enums';
import { isPartOfType } from '#domain/surge/catalogueUnits';
import { type OwnedReadiness, ownedReadiness, ownerName } from '#domain/surge/readiness';
import { readinessOfTypeQuery } from '#resources/eru-readiness/queries';
import { entryColumns } from '#resources/eru-readiness/readinessColumns';
import { readinessStrings } from '#resources/eru-readiness/strings';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { type Column, momentColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { unitReadinessStrings } from './unitReadinessStrings';

/** Who holds or supports an ERU, and how ready they are; says so where this is not given for it. */
export default function UnitReadiness({ type }: { readonly type: EruType | null }) {
  const t = useStrings(unitReadinessStrings);
  if (type !== null) return <TypeReadiness type={type} />;
  return (
    <Card
      title={t.title}
      actions={
        <Link to="surgeEmergencyResponseUnit" variant="quiet">
          {t.all}
        </Link>
      }
    >
      <Note>{t.notGiven}</Note>
    </Card>
  );
}

function TypeReadiness({ type }: { readonly type: EruType }) {
  const t = useStrings(unitReadinessStrings);
  const labels = useStrings(readinessStrings);
  const { language } = useLanguage();
  const query = useQuery(readinessOfTypeQuery(type));
  const rows = useMemo(
    () => query.data && ownedReadiness(query.data.results, type, language),
    [query.data, type, language],
  );
  const columns = useMemo(
    (): readonly Column<OwnedReadiness>[] => [
      textColumn({ id: 'society', part: 'name', header: labels.society, value: ({ owner }) => ownerName(owner) }),
      ...entryColumns<OwnedReadiness>(labels),
      momentColumn({ id: 'updated', header: t.updated, value: ({ updated_at }) => updated_at }),
    ],
    [labels, t],
  );
  const status = useTableStatus(query, { emptyMessage: t.none, expectedRows: 4 });
  return (
    <Card
      title={t.title}
      hasPadding={false}
      actions={
        <Link to="surgeEmergencyResponseUnit" search={{ readiness_type: type }} variant="quiet">
          {t.all}
        </Link>
      }
      footer={<Note>{isPartOfType(type) ? t.sourceOfParts : t.source}</Note>}
    >
      <Table caption={t.title} columns={columns} rows={rows} rowKey={({ id }) => id} status={status} />
    </Card>
  );
}
