import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import type { LocalUnitRights } from '#domain/local-units/rights';
import {
  awaitsValidation,
  canDeprecate,
  canReview,
  type EditObstacle,
  editObstacle,
} from '#domain/local-units/unitState';
import { managedTypesQuery } from '#resources/local-unit/queries';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { RemovedUnit } from './RemovedUnit';
import { LastRequest, ReviewCard } from './ReviewCard';
import { localUnitPageStrings } from './strings';
import { UnitDetails } from './UnitDetails';

const DeprecateDialog = lazyComponent(() => import('./DeprecateDialog').then((module) => module.DeprecateDialog));

interface MemberUnitProps {
  readonly unit: PrivateLocalUnitDetail;
  readonly rights: LocalUnitRights;
  readonly onRemovedChange: (isRemoved: boolean) => void;
}

/** The parts of a unit's page for logged-in users. */
export function MemberUnit({ unit, rights, onRemovedChange }: MemberUnitProps) {
  const [removed, setRemoved] = useState<{ readonly reason: string | null } | null>(null);
  const leave = (reason: string | null) => {
    setRemoved({ reason });
    onRemovedChange(true);
  };
  const restore = () => {
    setRemoved(null);
    onRemovedChange(false);
  };
  if (removed) return <RemovedUnit unit={unit} reason={removed.reason} onRestored={restore} />;
  return <ActiveUnit unit={unit} rights={rights} onLeave={leave} />;
}

interface ActiveUnitProps {
  readonly unit: PrivateLocalUnitDetail;
  readonly rights: LocalUnitRights;
  /** Called when the unit is rejected (with the reason) or deprecated (with null). */
  readonly onLeave: (reason: string | null) => void;
}

function ActiveUnit({ unit, rights, onLeave }: ActiveUnitProps) {
  const t = useStrings(localUnitPageStrings);
  const [isDeprecating, setDeprecating] = useState(false);
  const { data: managed } = useQuery(managedTypesQuery(unit.country));
  const isManaged =
    managed?.results.some(({ enabled, local_unit_type_details: { id } }) => enabled && id === unit.type) ?? false;
  const state = { ...unit, isManaged };
  const obstacle = editObstacle(state, rights);
  const isEditor = rights.mayEdit(unit.type);
  const explanations: Partial<Record<EditObstacle, string>> = {
    managed: t.managed,
    imported: t.imported,
    'awaits-validation': t.awaitsValidation,
  };
  const explanation = obstacle && explanations[obstacle];
  return (
    <>
      {explanation && <Alert title={explanation} />}
      {isEditor && !awaitsValidation(unit) && <LastRequest id={unit.id} />}
      {isEditor && awaitsValidation(unit) && (
        <ReviewCard unit={unit} canReview={canReview(state, rights)} onRejectedNew={onLeave} />
      )}
      <UnitDetails unit={unit} showsContacts={isEditor} />
      {canDeprecate(state, rights) && (
        <Row gap="s2 s3" align="center">
          <Button variant="danger" onPress={() => setDeprecating(true)}>
            {t.deprecate}
          </Button>
        </Row>
      )}
      {isDeprecating && (
        <LazyBlock skeleton={null}>
          <DeprecateDialog id={unit.id} onDeprecated={() => onLeave(null)} onClose={() => setDeprecating(false)} />
        </LazyBlock>
      )}
    </>
  );
}
