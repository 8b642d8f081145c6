import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { PrivateLocalUnit } from '#contract/localUnit';
import { unitName } from '#domain/local-units/unitState';
import { rereadUnits } from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { obstacleStrings } from '../obstacleStrings';
import { readUnit } from '../readUnit';
import { isEditedSince } from '../useSeenUnit';
import { useValidateUnit } from '../useValidateUnit';
import { waitingUnitStrings } from './strings';
import styles from './waiting.module.css';

interface Failure {
  readonly id: number;
  readonly name: string;
  readonly message: string;
}

interface ValidateChosenProps {
  readonly units: readonly PrivateLocalUnit[];
  readonly onClear: () => void;
  /** Called at the end, to move the focus: the dialog gives it back to a button that is busy. */
  readonly onDone: () => void;
}

/** Validates several units, one after the other as the API takes them; those that fail stay chosen, with the reason. */
export function ValidateChosen({ units, onClear, onDone }: ValidateChosenProps) {
  const t = useStrings(waitingUnitStrings);
  const unitStrings = useStrings(localUnitStrings);
  const obstacles = useStrings(obstacleStrings);
  const confirm = useConfirmation();
  const messageOf = useErrorMessage();
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const client = useQueryClient();
  const { mutateAsync } = useValidateUnit();
  const validate = async () => {
    const count = units.length;
    const nameOf = (unit: PrivateLocalUnit) => unitName(unit) ?? unitStrings.untitled;
    const isConfirmed = await confirm({
      heading: t.question({ count }),
      message: (
        <Stack gap="s3">
          <p>{t.questionText}</p>
          <ul className={styles.names}>
            {units.map((unit) => (
              <li key={unit.id} dir="auto">
                {nameOf(unit)}
              </li>
            ))}
          </ul>
        </Stack>
      ),
      confirmLabel: t.validate,
    });
    if (!isConfirmed) return;
    const failed: Failure[] = [];
    for (const [done, unit] of units.entries()) {
      const [id, name] = [unit.id, nameOf(unit)];
      setProgress({ done, count });
      try {
        if (isEditedSince(unit, await readUnit(id))) failed.push({ id, name, message: obstacles.changedMeanwhile });
        else await mutateAsync({ path: { id }, body: {} });
      } catch (error) {
        failed.push({ id, name, message: messageOf(error) });
      }
    }
    // once for all: each unit would read the lists again
    rereadUnits(client);
    setProgress(null);
    setFailures(failed);
    const validated = count - failed.length;
    if (validated > 0) showAlert({ name: 'units-validated', variant: 'success', title: t.done({ count: validated }) });
    if (failed.length === 0) onClear();
    onDone();
  };
  if (units.length === 0 && failures.length === 0 && !progress) return null;
  return (
    <Stack gap="s3" className={styles.bar}>
      {failures.map(({ id, name, message }) => (
        <Alert key={id} tone="danger" title={t.failed({ name })} description={message} />
      ))}
      {(units.length > 0 || progress) && (
        <Row gap="s2 s3" align="center">
          <span role="status">{progress ? t.working(progress) : t.chosen({ count: units.length })}</span>
          <Button variant="primary" isBusy={progress !== null} onPress={() => void validate()}>
            {t.validateChosen}
          </Button>
          <Button isDisabled={progress !== null} onPress={onClear}>
            {t.clear}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
