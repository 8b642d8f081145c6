import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { Loaded } from '#app/request/Loaded';
import { useApiMutation } from '#app/request/useApiMutation';
import type { LocalUnitChangeRequest, PrivateLocalUnitDetail } from '#contract/localUnit';
import { unitStatus } from '#domain/local-units/unitState';
import { changeRequestQuery, unitEndpoints } from '#resources/local-unit/queries';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { ChangesTable } from './ChangesTable';
import { readUnitStatus } from './readUnitStatus';
import { localUnitPageStrings } from './strings';

const ReasonDialog = lazyComponent(() => import('./ReasonDialog').then((module) => module.ReasonDialog));

interface ReviewCardProps {
  readonly unit: PrivateLocalUnitDetail;
  /** Whether the user may accept or reject the request. */
  readonly canReview: boolean;
  /** Called after the rejection of a new unit, which is no longer in any list. */
  readonly onRejectedNew: (reason: string) => void;
}

/** The pending request: its changes, and the decision for validators. @source reference/local-units.md, section 1.5 */
export function ReviewCard({ unit, canReview, onRejectedNew }: ReviewCardProps) {
  const t = useStrings(localUnitPageStrings);
  const isNew = unit.status === unitStatus.unvalidated;
  const query = useQuery(changeRequestQuery(unit.id));
  return (
    <Card title={isNew ? t.reviewNew : t.reviewEdit}>
      <Stack gap="s4">
        {!isNew && <p>{t.changesVisible}</p>}
        {unit.update_reason_overview && <p dir="auto">{t.reason({ reason: unit.update_reason_overview })}</p>}
        <Loaded query={query} skeleton={<Skeleton kind="block" height="200px" />}>
          {(request) => (
            <>
              <Note>{t.reviewFor({ level: request.current_validator_details })}</Note>
              <ChangesTable before={request.previous_data_details ?? {}} after={unit} />
            </>
          )}
        </Loaded>
        {canReview && <Decision unit={unit} isNew={isNew} onRejectedNew={onRejectedNew} />}
      </Stack>
    </Card>
  );
}

function Decision({ unit, isNew, onRejectedNew }: Omit<ReviewCardProps, 'canReview'> & { readonly isNew: boolean }) {
  const t = useStrings(localUnitPageStrings);
  const confirm = useConfirmation();
  const [isRejecting, setRejecting] = useState(false);
  const validate = useApiMutation('POST /api/v2/local-units/{id}/validate/', {
    invalidates: unitEndpoints,
    isDone: async () => (await readUnitStatus(unit.id)) === unitStatus.validated,
  });
  // the detail of a rejected new unit is not refetched: its page stays open, and the server no longer returns it
  const revert = useApiMutation('POST /api/v2/local-units/{id}/revert/', {
    invalidates: isNew ? ['GET /api/v2/local-units/', 'GET /api/v2/public-local-units/'] : unitEndpoints,
    alertsOnFailure: false,
    isDone: async () => (await readUnitStatus(unit.id)) === (isNew ? null : unitStatus.validated),
  });
  const path = { id: unit.id };
  const accept = async () => {
    const isConfirmed = await confirm({ heading: t.acceptHeading, message: t.acceptText, confirmLabel: t.accept });
    if (!isConfirmed) return;
    validate.mutate(
      { path, body: {} },
      { onSuccess: () => showAlert({ name: `unit-${unit.id}-accepted`, variant: 'success', title: t.accepted }) },
    );
  };
  const reject = async (reason: string) => {
    await revert.mutateAsync({ path, body: { reason } });
    setRejecting(false);
    if (isNew) onRejectedNew(reason);
    else showAlert({ name: `unit-${unit.id}-rejected`, variant: 'success', title: t.rejected });
  };
  return (
    <Row gap="s2 s3" align="center">
      <Button variant="primary" isBusy={validate.isPending} onPress={accept}>
        {t.accept}
      </Button>
      <Button variant="danger" onPress={() => setRejecting(true)}>
        {t.reject}
      </Button>
      {isRejecting && (
        <LazyBlock skeleton={null}>
          <ReasonDialog
            title={isNew ? t.rejectNew : t.rejectEdit}
            text={isNew ? t.rejectNewText : t.rejectEditText}
            onSubmit={reject}
            onClose={() => setRejecting(false)}
          />
        </LazyBlock>
      )}
    </Row>
  );
}

/** The outcome of the last request; renders nothing for a unit without one. */
export function LastRequest({ id }: { readonly id: number }) {
  const t = useStrings(localUnitPageStrings);
  const { data } = useQuery({ ...changeRequestQuery(id), retry: false });
  const text = data && outcome(data, t);
  if (!text) return null;
  return <Alert tone={data.status === 3 ? 'warning' : 'info'} title={text} />;
}

function outcome(
  { status, current_validator_details: level }: LocalUnitChangeRequest,
  t: {
    readonly lastAccepted: (values: { level: string }) => string;
    readonly lastRejected: (values: { level: string }) => string;
  },
): string | null {
  if (status === 2) return t.lastAccepted({ level });
  return status === 3 ? t.lastRejected({ level }) : null;
}
