import { useState } from 'react';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { drefCompareStrings } from './strings';
import { type FollowUp, usePreviousStage } from './usePreviousStage';

const ChangesDialog = lazyComponent(() => import('./ChangesDialog').then((module) => module.ChangesDialog));

interface ChangesActionProps {
  readonly document: FollowUp;
  /** Shows a field and focuses it. */
  readonly onGoTo: (path: string) => void;
}

/** Opens what the form says otherwise than the document before it. */
export function ChangesAction({ document, onGoTo }: ChangesActionProps) {
  const t = useStrings(drefCompareStrings);
  const [isOpen, setOpen] = useState(false);
  const { name } = usePreviousStage(document);
  return (
    <>
      <Button size="s" onPress={() => setOpen(true)}>
        {name === undefined ? t.title : t.show({ stage: name })}
      </Button>
      {isOpen && (
        <LazyBlock skeleton={null}>
          <ChangesDialog document={document} onGoTo={onGoTo} onClose={() => setOpen(false)} />
        </LazyBlock>
      )}
    </>
  );
}
