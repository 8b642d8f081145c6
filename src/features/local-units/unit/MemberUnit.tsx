import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import type { LocalUnitRights } from '#domain/local-units/rights';
import {
  awaitsValidation,
  canRestore,
  editObstacle,
  requestStatus,
  unitActions,
  unitStatus,
} from '#domain/local-units/unitState';
import { managedTypesQuery } from '#resources/local-unit/queries';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { obstacleStrings } from '../obstacleStrings';
import { forgetSentUnit } from '../sentUnits';
import { useLastRequest } from '../useLastRequest';
import { CorrectAgain } from './CorrectAgain';
import { RemovedUnit } from './RemovedUnit';
import { LastRequest, ReviewCard } from './ReviewCard';
import { StillRight } from './StillRight';
import { localUnitPageStrings } from './strings';
import { UnitDetails } from './UnitDetails';

const DeprecateDialog = lazyComponent(() => import('./DeprecateDialog').then((module) => module.DeprecateDialog));

interface MemberUnitProps {
  readonly unit: PrivateLocalUnitDetail;
  readonly rights: LocalUnitRights;
  readonly onRemovedChange: (isRemoved: boolean) => void;
}

/** What became of a unit that is in no list any more. */
interface Removal {
  /** Reason for the rejection of a new unit; null after a deprecation. */
  readonly reason: string | null;
  readonly canRestore: boolean;
}

/** The parts of a unit's page for logged-in users. */
export function MemberUnit({ unit, rights, onRemovedChange }: MemberUnitProps) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const leave = (next: Removal) => {
    setRemoval(next);
    onRemovedChange(true);
  };
  const restore = () => {
    setRemoval(null);
    onRemovedChange(false);
  };
  if (removal) return <RemovedUnit {...removal} unit={unit} onRestored={restore} />;
  return <ActiveUnit unit={unit} rights={rights} onLeave={leave} />;
}

interface ActiveUnitProps {
  readonly unit: PrivateLocalUnitDetail;
  readonly rights: LocalUnitRights;
  readonly onLeave: (removal: Removal) => void;
}

function ActiveUnit({ unit, rights, onLeave }: ActiveUnitProps) {
  const t = useStrings(localUnitPageStrings);
  const obstacles = useStrings(obstacleStrings);
  const [isDeprecating, setDeprecating] = useState(false);
  const { data: managed } = useQuery(managedTypesQuery(unit.country));
  const isManaged =
    managed?.results.some(({ enabled, local_unit_type_details: { id } }) => enabled && id === unit.type) ?? false;
  const lastRequest = useLastRequest(unit.id);
  const { data: request } = lastRequest;
  // no action before the request is read: it decides what the server accepts
  const isAccepted = request?.status === requestStatus.approved;
  useEffect(() => {
    if (isAccepted) forgetSentUnit(unit.id).catch(() => undefined);
  }, [isAccepted, unit.id]);
  const state = request === undefined ? null : { ...unit, isManaged, request: request?.status ?? null };
  const actions = state ? unitActions(state, rights) : [];
  const obstacle = state && editObstacle(state, rights);
  const isEditor = rights.mayEdit(unit.type);
  const explanation = obstacle && obstacle !== 'noRight' && obstacles[obstacle];
  return (
    <>
      {explanation && <Alert title={explanation} />}
      {request && !awaitsValidation(unit) && <LastRequest request={request} />}
      {request?.status === requestStatus.reverted && actions.includes('edit') && (
        <CorrectAgain id={unit.id} country={unit.country} edited={unit} />
      )}
      {awaitsValidation(unit) && (request === undefined || request?.status === requestStatus.pending) && (
        <ReviewCard
          unit={unit}
          request={lastRequest}
          canDecide={actions.includes('validate')}
          showsContacts={isEditor}
          onRejectedNew={(reason) => onLeave({ reason, canRestore: false })}
        />
      )}
      <UnitDetails unit={unit} showsContacts={isEditor} />
      <Row gap="s2 s3" align="center">
        {unit.status === unitStatus.validated && actions.includes('edit') && (
          <StillRight unit={unit} isValidator={rights.mayValidate(unit.type)} />
        )}
        {actions.includes('deprecate') && (
          <Button variant="danger" onPress={() => setDeprecating(true)}>
            {t.deprecate}
          </Button>
        )}
      </Row>
      {isDeprecating && state && (
        <LazyBlock skeleton={null}>
          <DeprecateDialog
            unit={unit}
            onDeprecated={() => onLeave({ reason: null, canRestore: canRestore(state) })}
            onClose={() => setDeprecating(false)}
          />
        </LazyBlock>
      )}
    </>
  );
}
