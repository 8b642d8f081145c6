import { useMemo } from 'react';
import { ExportButton } from '#app/lists/ExportButton';
import { useClientTable } from '#app/lists/useClientTable';
import { useAllRows } from '#app/lists/useList';
import { Page } from '#app/page/Page';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import { operationList } from '#resources/appeal/queries';
import { useAppealColumns } from '#resources/appeal/useAppealColumns';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { EapTable } from '#resources/eap/EapTable';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { DecisionTree } from './DecisionTree';
import styles from './DrefPage.module.css';
import { runningDrefs } from './landingData';
import { drefLandingStrings } from './strings';

const OperationsMap = lazyComponent(() =>
  import('#resources/appeal/OperationsMap').then((module) => module.OperationsMap),
);

/** The fund, how to apply to it, and what it pays for now. Open to visitors. @source reference/dref.md, section 7 */
export function Component() {
  const t = useStrings(drefLandingStrings);
  const questions = [
    { question: t.whoApplies, answer: t.whoAppliesAnswer },
    { question: t.whoApproves, answer: t.whoApprovesAnswer },
    { question: t.howLong, answer: t.howLongAnswer },
    { question: t.whatChanges, answer: t.whatChangesAnswer },
    { question: t.whichLanguage, answer: t.whichLanguageAnswer },
    { question: t.offline, answer: t.offlineAnswer },
  ];
  return (
    <Page
      title={t.title}
      description={t.description}
      actions={
        <>
          <Link to="accountMyFormsDref" variant="quiet">
            {t.myDrefs}
          </Link>
          <Link to="newDrefApplicationForm" variant="button">
            {t.start}
          </Link>
        </>
      }
    >
      <Columns gap="s4" minWidth={300}>
        <Card title={t.anticipatoryPillar}>
          <Stack gap="s3">
            <p>{t.anticipatoryText}</p>
            <p>{t.eapText}</p>
            <Row gap="s2 s4" align="center">
              <Link to="newEapDevelopmentRegistration" variant="button">
                {t.registerEap}
              </Link>
              <Link to="accountMyFormsEap">{t.allEaps}</Link>
            </Row>
          </Stack>
        </Card>
        <Card title={t.responsePillar}>
          <p>{t.responsePillarText}</p>
        </Card>
      </Columns>
      <DecisionTree />
      <RunningOperations />
      <EapTable />
      <Card title={t.faq}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.faq}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Card>
    </Page>
  );
}

/** The operations that the fund pays for now, on a map and in a table. */
function RunningOperations() {
  const t = useStrings(drefLandingStrings);
  const query = useAllRows(operationList, runningDrefs, {});
  const results = query.data?.results;
  // where the history of an appeal overlaps the server lists it twice
  const rows = useMemo(
    () => results?.filter(({ id }, place) => results.findIndex((each) => each.id === id) === place),
    [results],
  );
  const columns = useAppealColumns();
  const table = useClientTable({ list: operationList, rows, columns });
  const status = useTableStatus(query, { expectedRows: table.pageSize, emptyMessage: t.noOperations });
  const count = rows?.length;
  return (
    <Card
      title={count === undefined ? t.running : t.runningCounted({ count })}
      hasPadding={false}
      actions={<ExportButton columns={columns} read={() => table.sorted} total={count} fileName="dref-operations" />}
    >
      <LazyBlock when="idle" skeleton={<CountryPointsSkeleton />}>
        <OperationsMap filters={runningDrefs} place={everywhere} />
      </LazyBlock>
      <PaginatedTable
        caption={t.running}
        columns={columns}
        rows={rows && table.shown}
        rowKey={({ id }) => id}
        status={status}
        table={table}
        total={count}
      />
    </Card>
  );
}

const everywhere = {};
