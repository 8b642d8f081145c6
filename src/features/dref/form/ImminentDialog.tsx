import { useFormContext } from 'react-hook-form';
import { useStoredDocument } from '#app/form/formContext';
import { useFormSelector } from '#app/form/useFormSelector';
import { href } from '#app/routes/href';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import type { Dref } from '#contract/drefDocument';
import { drefType } from '#domain/dref/drefTypes';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import type { ApplicationValues, DrefValues } from '../fields/drefShape';
import { answersForImminent, type CopiedState } from './copiedApplication';
import { useDrefStrings } from './useDrefStrings';

const Modal = lazyComponent(() => import('#ui/overlays/Modal').then((module) => module.Modal));

/** Returns a function that opens a new imminent application with the answers of this one. */
function useStartImminent() {
  const navigate = useNavigateUnlessLeft();
  const { getValues } = useFormContext<ApplicationValues>();
  return () => {
    const state: CopiedState = { copied: answersForImminent(getValues()) };
    void navigate(href('newDrefApplicationForm'), { state });
  };
}

/**
 * Whether a stored application that becomes imminent would keep the report of its former type: the server decides that when the
 * application is created.
 *
 * @source reference/real-server.md, R5 of DREF
 */
export const keepsOldReport = (stored: Pick<Dref, 'is_dref_imminent_v2'> | undefined) =>
  stored !== undefined && !stored.is_dref_imminent_v2;

interface ImminentDialogProps {
  readonly onClose: () => void;
  /** Changes the type in spite of the warning. */
  readonly onChange: () => void;
}

/** Says what an application loses that becomes imminent after it was stored, and offers a new one with its answers. */
export function ImminentDialog({ onClose, onChange }: ImminentDialogProps) {
  const t = useDrefStrings();
  const start = useStartImminent();
  return (
    <LazyBlock skeleton={null}>
      <Modal
        isAlert
        size="sm"
        isOpen
        title={t.imminentLateTitle}
        onClose={onClose}
        footer={
          <>
            <Button onPress={onClose}>{t.keepType}</Button>
            <Button onPress={onChange}>{t.changeAnyway}</Button>
            <Button variant="primary" onPress={start}>
              {t.newWithAnswers}
            </Button>
          </>
        }
      >
        <p>{t.imminentLateText}</p>
        <p>{t.newWithAnswersText}</p>
      </Modal>
    </LazyBlock>
  );
}

/** The same for an application that became imminent earlier. */
export function LateImminentNote() {
  const t = useDrefStrings();
  const stored = useStoredDocument<Dref>();
  const start = useStartImminent();
  const isImminent = useFormSelector(({ type_of_dref }: DrefValues) => type_of_dref === drefType.imminent);
  if (!isImminent || !keepsOldReport(stored)) return null;
  return (
    <Alert
      tone="warning"
      title={t.imminentLateText}
      description={
        <>
          <p>{t.newWithAnswersText}</p>
          <Button onPress={start}>{t.newWithAnswers}</Button>
        </>
      }
    />
  );
}
