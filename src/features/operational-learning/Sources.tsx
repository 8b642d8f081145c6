import { useId, useState } from 'react';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { DialogButton } from '#ui/overlays/DialogButton';
import { learningSourceStrings } from './sourceStrings';
import type { SourcesProps } from './textSource';

const SourceList = lazyComponent(() => import('./SourceList').then((module) => module.SourceList));
const ExtractsDialog = lazyComponent(() => import('./ExtractsDialog').then((module) => module.ExtractsDialog));

/** The sources of a generated text: its documents below it, its extracts in a dialog. */
export function Sources({ source, title }: SourcesProps) {
  const t = useStrings(learningSourceStrings);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const toggle = isOpen ? t.hide : t.show;
  return (
    <Stack gap="s3">
      <Row gap="s2 s4">
        <Button
          size="s"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-label={t.ofText({ action: toggle, title })}
          onPress={() => setOpen(!isOpen)}
        >
          {toggle}
        </Button>
        <DialogButton
          size="s"
          aria-label={t.ofText({ action: t.viewExtracts, title })}
          dialog={(close) => <ExtractsDialog source={source} title={title} onClose={close} />}
        >
          {t.viewExtracts}
        </DialogButton>
      </Row>
      {isOpen && (
        <div id={listId}>
          <LazyBlock skeleton={<Skeleton kind="text" lines={5} />}>
            <SourceList source={source} title={title} />
          </LazyBlock>
        </div>
      )}
    </Stack>
  );
}
