import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnyFormDefinition } from '#app/form/definition';
import type { DrefDocument } from '#domain/dref/drefProcess';
import { finalReportQuery, operationalUpdateQuery } from '#resources/dref/queries';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { reportForm } from '../report/reportForm';
import { updateForm } from '../update/updateForm';
import { Comparison } from './Comparison';
import { storedStage } from './stageChanges';
import { drefCompareStrings } from './strings';
import type { FollowUp } from './usePreviousStage';

/** What a stored update or report says otherwise than the document before it, for those who approve it. Nothing for an application. */
export function DocumentChanges({ document: { stage, id } }: { readonly document: DrefDocument }) {
  const t = useStrings(drefCompareStrings);
  if (stage === 'application') return null;
  return (
    <ExpandableSection title={t.title} isLazy>
      {stage === 'operationalUpdate' ? <OfUpdate id={id} /> : <OfReport id={id} />}
    </ExpandableSection>
  );
}

// a failed read is shown above, with a retry, by what the document lacks
function OfUpdate({ id }: { readonly id: number }) {
  const { data } = useQuery(operationalUpdateQuery(id));
  return data ? <Stored definition={updateForm} document={data} /> : <Skeleton kind="block" height="6rem" />;
}

function OfReport({ id }: { readonly id: number }) {
  const { data } = useQuery(finalReportQuery(id));
  return data ? <Stored definition={reportForm} document={data} /> : <Skeleton kind="block" height="6rem" />;
}

interface StoredProps {
  readonly definition: AnyFormDefinition;
  readonly document: FollowUp;
}

function Stored({ definition, document }: StoredProps) {
  const current = useMemo(() => storedStage(definition, document), [definition, document]);
  return <Comparison document={document} current={current} />;
}
