import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import type { LocalUnitRights } from '#domain/local-units/rights';
import {
  awaitsValidation,
  type EditObstacle,
  editObstacle,
  mayDeprecate,
  mayReview,
} from '#domain/local-units/unitState';
import { managedTypesQuery } from '#resources/local-unit/queries';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { GoneUnit } from './GoneUnit';
import { LastRequest, ReviewCard } from './ReviewCard';
import { localUnitPageStrings } from './strings';
import { UnitFacts } from './UnitFacts';
import styles from './unit.module.css';

const DeprecateDialog = lazyComponent(() => import('./DeprecateDialog').then((module) => module.DeprecateDialog));

interface MemberUnitProps {
  readonly unit: PrivateLocalUnitDetail;
  readonly rights: LocalUnitRights;
  readonly onGone: (isGone: boolean) => void;
}

/** The parts of a unit's page for people who are logged in. */
export function MemberUnit({ unit, rights, onGone }: MemberUnitProps) {
  const [gone, setGone] = useState<{ readonly reason: string | null } | null>(null);
  const leave = (reason: string | null) => {
    setGone({ reason });
    onGone(true);
  };
  const restore = () => {
    setGone(null);
    onGone(false);
  };
  if (gone) return <GoneUnit unit={unit} reason={gone.reason} onRestored={restore} />;
  return <PresentUnit unit={unit} rights={rights} onLeave={leave} />;
}

interface PresentUnitProps {
  readonly unit: PrivateLocalUnitDetail;
  readonly rights: LocalUnitRights;
  /** The unit was rejected (with the reason) or deprecated. */
  readonly onLeave: (reason: string | null) => void;
}

function PresentUnit({ unit, rights, onLeave }: PresentUnitProps) {
  const t = useStrings(localUnitPageStrings);
  const [isDeprecating, setDeprecating] = useState(false);
  const { data: managed } = useQuery(managedTypesQuery(unit.country));
  const isManaged =
    managed?.results.some(({ enabled, local_unit_type_details: { id } }) => enabled && id === unit.type) ?? false;
  const state = { ...unit, isManaged };
  const obstacle = editObstacle(state, rights);
  const isEditor = rights.mayEdit(unit.type);
  const words: Partial<Record<EditObstacle, string>> = {
    managed: t.managed,
    imported: t.imported,
    'awaits-validation': t.awaitsValidation,
  };
  const explanation = obstacle && words[obstacle];
  return (
    <>
      {explanation && <Alert title={explanation} />}
      {isEditor && !awaitsValidation(unit) && <LastRequest id={unit.id} />}
      {isEditor && awaitsValidation(unit) && (
        <ReviewCard unit={unit} mayReview={mayReview(state, rights)} onRejectedNew={onLeave} />
      )}
      <UnitFacts unit={unit} showsContacts={isEditor} />
      {mayDeprecate(state, rights) && (
        <div className={styles.actions}>
          <Button variant="danger" onPress={() => setDeprecating(true)}>
            {t.deprecate}
          </Button>
        </div>
      )}
      {isDeprecating && (
        <LazyBlock skeleton={null}>
          <DeprecateDialog id={unit.id} onDeprecated={() => onLeave(null)} onClose={() => setDeprecating(false)} />
        </LazyBlock>
      )}
    </>
  );
}
