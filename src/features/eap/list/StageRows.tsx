import { type ReactNode, useState } from 'react';
import { Link } from '#app/routes/Link';
import type { EapRegistration, FullEapMini, SimplifiedEapMini } from '#contract/eap';
import { type EapKind, eapKind, eapStatus } from '#domain/eap/eapTypes';
import { mayEdit, mayRevise } from '#domain/eap/statusSteps';
import { safeHref } from '#domain/links/safeUrl';
import { versionsOfEap } from '#resources/eap/versions';
import { Button } from '#ui/actions/Button';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { TextOutput } from '#ui/display/TextOutput';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { DialogButton } from '#ui/overlays/DialogButton';
import { useEapRights } from '../rights';
import { eapName, stateOf } from './eapTexts';
import type { Exported } from './exported';
import { eapListStrings } from './strings';
import { useRevise } from './useRevise';

const ExportEapDialog = lazyComponent(() => import('./ExportEapDialog').then((module) => module.ExportEapDialog));

const CompareDialog = lazyComponent(() => import('../compare/CompareDialog').then((module) => module.CompareDialog));

type Version = SimplifiedEapMini | FullEapMini;

/** The stages of a protocol, the last one first, with their files and actions. @source reference/eap.md, section 1.2 */
export function StageRows({ registration }: { readonly registration: EapRegistration }) {
  const t = useStrings(eapListStrings);
  const [exported, setExported] = useState<Exported | null>(null);
  const kind = eapKind(registration.eap_type);
  const versions = versionsOfEap(registration);
  const [latest] = versions;
  const { status } = registration;
  const isApproved = status >= eapStatus.approved && latest !== undefined;
  return (
    <Stack gap="s3">
      <Stack as="ul" gap="s3" aria-label={t.stages({ name: eapName(registration, t) })}>
        <Stage
          title={t.stageSigned}
          date={status >= eapStatus.agreementSigned ? registration.project_agreement_signed_at : null}
        />
        <Stage title={t.stageApproved} date={status >= eapStatus.approved ? registration.approved_at : null}>
          {isApproved && (
            <Button size="s" onPress={() => setExported({ version: latest.version, diff: false, summary: false })}>
              {t.exportPdf}
            </Button>
          )}
          {isApproved && kind === 'full' && (
            <Button size="s" onPress={() => setExported({ version: latest.version, diff: false, summary: true })}>
              {t.exportSummary}
            </Button>
          )}
        </Stage>
        <Stage
          title={t.stageValidated}
          date={status >= eapStatus.technicallyValidated ? registration.technically_validated_at : null}
        >
          <FileLink label={t.validatedBudget} address={registration.validated_budget_file} />
          <FileLink label={t.finalChecklist} address={registration.final_review_checklist_file} />
        </Stage>
        {versions.map((version) => (
          <Stage key={version.id} title={t.stageVersion({ version: version.version })} date={version.modified_at}>
            {kind !== null && (
              <VersionActions registration={registration} kind={kind} version={version} onExport={setExported} />
            )}
          </Stage>
        ))}
        {versions.length === 0 && (
          <Stage title={t.stageVersion({ version: 1 })} date={null}>
            <StartLinks registration={registration} kind={kind} />
          </Stage>
        )}
        <Stage title={t.stageRegistration} date={registration.created_at}>
          <Link to="eapDevelopmentRegistration" params={{ eapId: registration.id }}>
            {t.open}
          </Link>
        </Stage>
      </Stack>
      {versions.length > 1 && kind !== null && (
        <div>
          <DialogButton
            size="s"
            dialog={(close) => <CompareDialog registration={registration} kind={kind} onClose={close} />}
          >
            {t.compare}
          </DialogButton>
        </div>
      )}
      {exported !== null && kind !== null && (
        <LazyBlock skeleton={null}>
          <ExportEapDialog
            registration={registration.id}
            kind={kind}
            exported={exported}
            onClose={() => setExported(null)}
          />
        </LazyBlock>
      )}
    </Stack>
  );
}

interface StageProps {
  readonly title: string;
  /** Null while the stage is not reached. */
  readonly date: string | null;
  readonly children?: ReactNode;
}

function Stage({ title, date, children }: StageProps) {
  const t = useStrings(eapListStrings);
  return (
    <li>
      <Row gap="s2 s4" align="center">
        <strong>{title}</strong>
        <span>{date === null ? t.notYet : <TextOutput kind="moment" value={date} />}</span>
        {children}
      </Row>
    </li>
  );
}

/** A link to a file; nothing without one. */
function FileLink({ label, address }: { readonly label: string; readonly address: string | null | undefined }) {
  const safe = safeHref(address);
  return safe === null ? null : <ExternalLink href={safe}>{label}</ExternalLink>;
}

const formOf = { simplified: 'simplifiedEapForm', full: 'fullEapForm' } as const;

interface StartLinksProps {
  readonly registration: EapRegistration;
  readonly kind: EapKind | null;
}

/** Leads to the form of either kind while that is not decided. Nothing is stored before its first save. */
function StartLinks({ registration, kind }: StartLinksProps) {
  const t = useStrings(eapListStrings);
  const rights = useEapRights()(registration.national_society_details);
  if (!mayEdit(rights)) return t.obstacle_editor;
  const params = { eapId: registration.id };
  return (
    <>
      {kind !== 'full' && (
        <Link to={formOf.simplified} params={params}>
          {t.startSimplified}
        </Link>
      )}
      {kind !== 'simplified' && (
        <Link to={formOf.full} params={params}>
          {t.startFull}
        </Link>
      )}
    </>
  );
}

interface VersionActionsProps {
  readonly registration: EapRegistration;
  readonly kind: EapKind;
  readonly version: Version;
  readonly onExport: (exported: Exported) => void;
}

function VersionActions({ registration, kind, version, onExport }: VersionActionsProps) {
  const t = useStrings(eapListStrings);
  const rights = useEapRights()(registration.national_society_details);
  const { revise, isPending } = useRevise(registration);
  const [latest] = versionsOfEap(registration);
  const isLatest = latest?.id === version.id;
  return (
    <>
      <Link
        to={formOf[kind]}
        params={{ eapId: registration.id }}
        search={isLatest ? undefined : { version: version.version }}
      >
        {t.open}
      </Link>
      {isLatest && mayRevise(stateOf(registration), rights) && (
        <Button size="s" isBusy={isPending} onPress={() => void revise()}>
          {t.revise}
        </Button>
      )}
      {version.version > 1 && (
        <Button size="s" onPress={() => onExport({ version: version.version, diff: true, summary: false })}>
          {t.exportChanges}
        </Button>
      )}
      <FileLink label={t.reviewChecklist} address={version.review_checklist_file} />
      <FileLink label={t.updatedChecklist} address={version.updated_checklist_file_details?.file} />
      <FileLink label={t.budgetFile} address={version.budget_file_details?.file} />
      {'theory_of_change_table_file_details' in version && (
        <>
          <FileLink label={t.theoryOfChange} address={version.theory_of_change_table_file_details?.file} />
          <FileLink label={t.forecastTable} address={version.forecast_table_file_details?.file} />
        </>
      )}
    </>
  );
}
