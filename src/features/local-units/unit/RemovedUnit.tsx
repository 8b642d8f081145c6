import { showAlert } from '#app/alerts/alerts';
import { useApiMutation } from '#app/request/useApiMutation';
import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import { mailto } from '#domain/links/contactAddress';
import { unitName } from '#domain/local-units/unitState';
import { unitEndpoints } from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { Button } from '#ui/actions/Button';
import { Link } from '#ui/actions/Link';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { readUnitStatus } from '../readUnit';
import { localUnitPageStrings } from './strings';

interface RemovedUnitProps {
  readonly unit: PrivateLocalUnitDetail;
  /** Reason for the rejection of a new unit; null after a deprecation. The server does not notify the author. */
  readonly reason: string | null;
  readonly canRestore: boolean;
  readonly onRestored: () => void;
}

/** A unit that was just removed from every list, with a button to restore it where the server can then do something with it. */
export function RemovedUnit({ unit, reason, canRestore, onRestored }: RemovedUnitProps) {
  const t = useStrings(localUnitPageStrings);
  const unitStrings = useStrings(localUnitStrings);
  const name = unitName(unit) ?? unitStrings.untitled;
  const restore = useApiMutation('POST /api/v2/local-units/{id}/revert-deprecate/', {
    invalidates: unitEndpoints,
    isDone: async () => (await readUnitStatus(unit.id)) !== null,
  });
  const author = unit.created_by_details?.email;
  const undo = () =>
    restore.mutate(
      { path: { id: unit.id }, body: {} },
      {
        onSuccess: () => {
          showAlert({ name: `unit-${unit.id}-restored`, variant: 'success', title: t.restored });
          onRestored();
        },
      },
    );
  return (
    <Stack gap="s4">
      <Alert
        tone="warning"
        title={reason === null ? t.gone({ name }) : t.rejectedNew({ name })}
        description={canRestore ? t.goneText : t.rejectedNewText}
      />
      <Row gap="s2 s3" align="center">
        {canRestore && (
          <Button variant="primary" isBusy={restore.isPending} onPress={undo}>
            {t.undo}
          </Button>
        )}
        {reason !== null && author && (
          <Link
            href={mailto(author, { subject: t.mailSubject({ name }), body: t.mailText({ name, reason }) })}
            variant="button"
          >
            {t.writeToAuthor}
          </Link>
        )}
      </Row>
    </Stack>
  );
}
