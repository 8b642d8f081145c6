import { FileDown } from 'lucide-react';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import type { PerProcess } from '#contract/perProcess';
import { currentStep, isExportable, perPhase, phaseOf } from '#domain/per/perCycle';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Menu } from '#ui/overlays/Menu';
import type { MenuItem } from '#ui/overlays/menuEntries';
import { stepRoutes } from '../form/stepRoutes';
import { perProcessStrings } from '../form/strings';
import { perListStrings } from './strings';
import { useCycleName } from './useCycleName';
import { useSheetExport } from './useSheetExport';

/** The actions of a cycle: open its current step, export it as a spreadsheet, open the previous steps. @source reference/preparedness.md, section 1.4 */
export function CycleActions({ cycle }: { readonly cycle: PerProcess }) {
  const t = useStrings(perListStrings);
  const processStrings = useStrings(perProcessStrings);
  const { mutate: save, isPending: isBusy } = useSheetExport(cycle);
  const phase = phaseOf(cycle);
  const due = currentStep(phase);
  const perId = cycle.id;
  const name = useCycleName()(cycle);
  const items: readonly MenuItem[] = [
    ...(phase >= perPhase.assessment
      ? [{ id: 'overview', label: t.viewOverview, href: href('perOverviewForm', { perId }) }]
      : []),
    ...(phase >= perPhase.prioritization
      ? [{ id: 'assessment', label: t.viewAssessment, href: href('perAssessmentForm', { perId }) }]
      : []),
    ...(phase >= perPhase.workPlan
      ? [{ id: 'prioritization', label: t.editPrioritization, href: href('perPrioritizationForm', { perId }) }]
      : []),
  ];
  const canExport = isExportable(cycle);
  return (
    <Row gap="s2" justify="end">
      <Link
        to={stepRoutes[due]}
        params={{ perId }}
        variant="button"
        aria-label={t.goOnNamed({ step: processStrings[due], name })}
      >
        {t.goOn({ step: processStrings[due] })}
      </Link>
      <Button
        icon={<FileDown aria-hidden="true" />}
        label={canExport ? t.exportNamed({ name }) : t.notExportable({ name })}
        isDisabled={!canExport}
        isBusy={isBusy}
        onPress={() => save()}
      />
      {items.length > 0 && (
        <Menu
          trigger={<Button aria-label={t.moreNamed({ name })}>{t.more}</Button>}
          placement="bottom end"
          items={items}
        />
      )}
    </Row>
  );
}
