import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { isApiError } from '#app/request/errors';
import { Loaded } from '#app/request/Loaded';
import { useApiMutation } from '#app/request/useApiMutation';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { LocalUnitChangeRequest, PrivateLocalUnitDetail } from '#contract/localUnit';
import { requestStatus, unitStatus } from '#domain/local-units/unitState';
import { unitEndpoints } from '#resources/local-unit/queries';
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
import { readUnitStatus } from '../readUnit';
import type { useLastRequest } from '../useLastRequest';
import { useSeenUnit } from '../useSeenUnit';
import { useValidateUnit } from '../useValidateUnit';
import { ChangesTable } from './ChangesTable';
import { localUnitPageStrings } from './strings';
import { useDecidedByOther } from './useDecidedByOther';

const ReasonDialog = lazyComponent(() => import('./ReasonDialog').then((module) => module.ReasonDialog));

interface DecisionProps {
  readonly unit: PrivateLocalUnitDetail;
  /** Called after the rejection of a new unit, which is no longer in any list. */
  readonly onRejectedNew: (reason: string) => void;
}

interface ReviewCardProps extends DecisionProps {
  readonly request: ReturnType<typeof useLastRequest>;
  /** Whether the user may accept or reject the request. */
  readonly canDecide: boolean;
  /** Whether to show personal data, for users who may edit. */
  readonly showsContacts: boolean;
}

/** The pending request: its changes and, once they are read, the decision for validators. @source reference/local-units.md, section 1.5 */
export function ReviewCard({ unit, request, canDecide, showsContacts, onRejectedNew }: ReviewCardProps) {
  const t = useStrings(localUnitPageStrings);
  const isNew = unit.status === unitStatus.unvalidated;
  return (
    <Card title={isNew ? t.reviewNew : t.reviewEdit}>
      <Stack gap="s4">
        {!isNew && <p>{t.changesVisible}</p>}
        {unit.update_reason_overview && <p dir="auto">{t.reason({ reason: unit.update_reason_overview })}</p>}
        <Loaded query={request} skeleton={<Skeleton kind="block" height="200px" />}>
          {(read) =>
            read && (
              <>
                <Note>{t.reviewFor({ level: read.current_validator_details })}</Note>
                <ChangesTable before={read.previous_data_details} after={unit} showsContacts={showsContacts} />
                {canDecide && <Decision unit={unit} onRejectedNew={onRejectedNew} />}
              </>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}

function Decision({ unit, onRejectedNew }: DecisionProps) {
  const t = useStrings(localUnitPageStrings);
  const confirm = useConfirmation();
  const isDecidedByOther = useDecidedByOther(unit);
  const isSeen = useSeenUnit(unit);
  const messageOf = useErrorMessage();
  const isNew = unit.status === unitStatus.unvalidated;
  const [isRejecting, setRejecting] = useState(false);
  const validate = useValidateUnit(unitEndpoints);
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
    try {
      if (!(await isSeen())) return;
      await validate.mutateAsync({ path, body: {} });
      showAlert({ name: `unit-${unit.id}-accepted`, variant: 'success', title: t.accepted });
    } catch (error) {
      if (await isDecidedByOther(error)) return;
      const debugText = isApiError(error) ? error.debugText : '';
      showAlert({ name: `unit-${unit.id}-accepted`, variant: 'danger', title: messageOf(error), debugText });
    }
  };
  const reject = async (reason: string) => {
    try {
      if (!(await isSeen())) return setRejecting(false);
      await revert.mutateAsync({ path, body: { reason } });
    } catch (error) {
      if (!(await isDecidedByOther(error))) throw error;
      setRejecting(false);
      return;
    }
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

/** The outcome of a decided request. */
export function LastRequest({ request }: { readonly request: LocalUnitChangeRequest }) {
  const t = useStrings(localUnitPageStrings);
  const level = request.current_validator_details;
  if (request.status === requestStatus.approved) return <Alert title={t.lastAccepted({ level })} />;
  if (request.status === requestStatus.reverted) return <Alert tone="warning" title={t.lastRejected({ level })} />;
  return null;
}
