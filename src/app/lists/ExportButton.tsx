import { Download } from 'lucide-react';
import { Button } from '#ui/actions/Button';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import type { ExportMenuProps } from './ExportMenu';
import { listStrings } from './strings';

const ExportMenu = lazyComponent(() => import('./ExportMenu').then((module) => module.ExportMenu));

/** Saves all rows of a table as a file. Its menu arrives after the data of the first screen. */
export function ExportButton<Row>(props: ExportMenuProps<Row>) {
  const t = useStrings(listStrings);
  const waiting = (
    <Button icon={<Download aria-hidden="true" />} isDisabled>
      <span data-words>{props.label ?? t.exportTable}</span>
    </Button>
  );
  return (
    <LazyBlock when="idle" skeleton={waiting}>
      <ExportMenu {...(props as ExportMenuProps<unknown>)} />
    </LazyBlock>
  );
}
