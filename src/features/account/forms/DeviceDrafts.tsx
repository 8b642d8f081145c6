import { useQuery } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { draftTarget, readinessOwner } from '#app/form/draftTarget';
import { useSession } from '#app/session/session';
import { societyName } from '#domain/places/societyName';
import { eruOwnersQuery } from '#resources/eru-readiness/queries';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { List } from '#ui/display/List';
import { RelativeTime } from '#ui/display/RelativeTime';
import type { Draft } from '#ui/drafts/draft';
import { draftsOfPerson, removeDrafts } from '#ui/drafts/draftStore';
import { openFormCheck } from '#ui/drafts/openForms';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import styles from './DeviceDrafts.module.css';
import { myFormsStrings } from './strings';

/** The user's drafts; `isOpen` when the form of a draft is open in another tab. */
async function draftsWithForms(userId: string) {
  const [drafts, isAtWork] = await Promise.all([draftsOfPerson(userId), openFormCheck()]);
  return drafts.map((draft) => ({ draft, isOpen: isAtWork(draft) }));
}

/** The drafts of all forms on this device, each to be continued or discarded. Renders nothing without drafts. */
export function DeviceDrafts() {
  const t = useStrings(myFormsStrings);
  const userId = String(useSession()?.id);
  const { data, isError, refetch } = useQuery({
    queryKey: ['drafts on this device', userId],
    queryFn: () => draftsWithForms(userId),
    // always stale: other pages and tabs write drafts
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (isError) return <StateMessage state="error" isCompact message={t.draftsFailed} onRetry={() => void refetch()} />;
  const known = (data ?? []).filter(({ draft }) => draftTarget(draft) !== null);
  if (known.length === 0) return null;
  return (
    <Card title={t.drafts({ count: known.length })}>
      <List items={known} itemKey={({ draft }) => `${draft.documentKey} ${draft.writerId}`} label={t.draftsLabel}>
        {({ draft, isOpen }) => <DraftItem draft={draft} isOpen={isOpen} onDiscarded={() => void refetch()} />}
      </List>
    </Card>
  );
}

interface DraftItemProps {
  readonly draft: Draft;
  /** Whether the form of the draft is open in another tab. */
  readonly isOpen: boolean;
  readonly onDiscarded: () => void;
}

/** Names of the field that contains a document's title, across all forms. */
const titleFields = ['summary', 'title', 'name', 'local_branch_name', 'english_branch_name'];

/** The title of a draft as typed, by which the user recognises it. */
function titleOf({ values }: Draft) {
  const texts = titleFields.map((field) => values[field]);
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')?.trim();
}

/** The National Society whose readiness a draft is about; undefined for other drafts, and until it is known. */
function useUnitOwner(draft: Draft): string | undefined {
  const owner = readinessOwner(draft);
  const { data } = useQuery({ ...eruOwnersQuery(), enabled: owner !== null });
  const found = data?.results.find(({ id }) => id === owner);
  return societyName(found?.national_society_country_details) ?? undefined;
}

function DraftItem({ draft, isOpen, onDiscarded }: DraftItemProps) {
  const t = useStrings(myFormsStrings);
  const confirm = useConfirmation();
  const target = draftTarget(draft);
  const owner = useUnitOwner(draft);
  if (!target) return null;
  const { kind, id, address } = target;
  const names = {
    'field-report': t.draftFieldReport,
    'flash-update': t.draftFlashUpdate,
    'dref-application': t.draftDrefApplication,
    'dref-operational-update': t.draftDrefUpdate,
    'dref-final-report': t.draftDrefReport,
    'eap-registration': t.draftEapRegistration,
    'eap-simplified': t.draftSimplifiedEap,
    'eap-full': t.draftFullEap,
    'three-w-activity': t.draftActivity,
    'three-w-project': t.draftProject,
    'per-overview': t.draftPerOverview,
    'per-assessment': t.draftPerAssessment,
    'per-prioritization': t.draftPerPrioritization,
    'per-work-plan': t.draftPerWorkPlan,
    'local-unit': t.draftLocalUnit,
    'eru-readiness': t.draftReadiness,
  };
  const documentOf = (form: string) => (id === null ? t.draftNew({ form }) : t.draftEdit({ form, id }));
  // an owner has one record, new or stored
  const document = kind === 'eru-readiness' ? names[kind] : documentOf(names[kind]);
  const title = titleOf(draft) ?? owner;
  // there may be several drafts of one document
  const name = title === undefined ? document : t.draftNamed({ document, title });
  const discard = async () => {
    if (!(await confirm({ heading: t.discardTitle, message: t.discardText({ name }), confirmLabel: t.discard })))
      return;
    try {
      await removeDrafts([draft]);
      showAlert({ name: `discarded ${draft.documentKey}`, variant: 'success', title: t.discarded({ name }) });
    } catch {
      showAlert({ name: 'draft-kept', variant: 'danger', title: t.discardFailed });
    }
    onDiscarded();
  };
  return (
    <Row gap="s2 s3" align="center">
      <div className={styles.text}>
        <strong>{document}</strong>
        <bdi>{title}</bdi>
        <Note as="span">
          <RelativeTime value={new Date(draft.savedAt)} />
        </Note>
      </div>
      {isOpen ? (
        <span>{t.openElsewhere}</span>
      ) : (
        <>
          <Link href={address} variant="button" aria-label={t.goOnNamed({ name })}>
            {t.goOn}
          </Link>
          <Button aria-label={t.discardNamed({ name })} onPress={() => void discard()}>
            {t.discard}
          </Button>
        </>
      )}
    </Row>
  );
}
