import { useState } from 'react';
import { Link } from '#app/routes/Link';
import type { EapRegistration } from '#contract/eap';
import { eapKind } from '#domain/eap/eapTypes';
import { mayEdit, nextSteps, readOnlyReason, type StatusStep } from '#domain/eap/statusSteps';
import { versionsOfEap } from '#resources/eap/versions';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Menu } from '#ui/overlays/Menu';
import type { MenuItem } from '#ui/overlays/menuEntries';
import { useEapRights } from '../rights';
import { eapName, obstacleText, stateOf } from './eapTexts';
import { eapListStrings } from './strings';

const StatusDialog = lazyComponent(() => import('./StatusDialog').then((module) => module.StatusDialog));
const ShareEapDialog = lazyComponent(() => import('./ShareEapDialog').then((module) => module.ShareEapDialog));
const BudgetDialog = lazyComponent(() => import('./BudgetDialog').then((module) => module.BudgetDialog));

type Dialog = { readonly kind: 'share' | 'budget' } | { readonly kind: 'step'; readonly step: StatusStep };

/** What may be done with a protocol as a whole; what may not is there with the reason. @source reference/eap.md, sections 1.2 and 3.1 */
export function EapActions({ registration }: { readonly registration: EapRegistration }) {
  const t = useStrings(eapListStrings);
  const rights = useEapRights()(registration.national_society_details);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const state = stateOf(registration);
  const close = () => setDialog(null);
  const steps = nextSteps(state, rights).map(({ step, obstacle }): MenuItem => {
    const item = { id: step.name, label: t[`step_${step.name}`] };
    return obstacle === null
      ? { ...item, onAction: () => setDialog({ kind: 'step', step }) }
      : { ...item, isDisabled: true, description: obstacleText(obstacle, step, t) };
  });
  const budget: MenuItem[] =
    registration.status === 40
      ? [
          {
            id: 'budget',
            label: state.hasValidatedBudget ? t.replaceBudget : t.attachBudget,
            ...(rights.isFederationAdmin
              ? { onAction: () => setDialog({ kind: 'budget' }) }
              : { isDisabled: true, description: t.obstacle_federation }),
          },
        ]
      : [];
  const share: MenuItem = { id: 'share', label: t.share, onAction: () => setDialog({ kind: 'share' }) };
  return (
    <Row gap="s2" justify="end" align="center">
      <OpenLink registration={registration} isEditor={mayEdit(rights)} />
      <Menu
        trigger={<Button aria-label={t.moreActionsNamed({ name: eapName(registration, t) })}>{t.moreActions}</Button>}
        placement="bottom end"
        items={[...steps, ...budget, share]}
      />
      {dialog !== null && (
        <LazyBlock skeleton={null}>
          {dialog.kind === 'step' && <StatusDialog registration={registration} step={dialog.step} onClose={close} />}
          {dialog.kind === 'share' && <ShareEapDialog registration={registration.id} onClose={close} />}
          {dialog.kind === 'budget' && <BudgetDialog registration={registration} onClose={close} />}
        </LazyBlock>
      )}
    </Row>
  );
}

interface OpenLinkProps {
  readonly registration: EapRegistration;
  readonly isEditor: boolean;
}

/** Leads to the latest version: to edit it where that is possible now, else to read it. */
function OpenLink({ registration, isEditor }: OpenLinkProps) {
  const t = useStrings(eapListStrings);
  const kind = eapKind(registration.eap_type);
  const rightsFor = useEapRights();
  if (kind === null) {
    return (
      <Link to="eapDevelopmentRegistration" params={{ eapId: registration.id }}>
        {isEditor ? t.edit : t.view}
      </Link>
    );
  }
  const [latest] = versionsOfEap(registration);
  const reason = readOnlyReason(
    { status: registration.status, isLatest: true, isLocked: latest?.is_locked ?? false },
    rightsFor(registration.national_society_details),
  );
  return (
    <Link to={kind === 'full' ? 'fullEapForm' : 'simplifiedEapForm'} params={{ eapId: registration.id }}>
      {reason === null ? t.edit : t.view}
    </Link>
  );
}
