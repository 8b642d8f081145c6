import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../actions/Button';
import { LazyBlock } from '../feedback/LazyBlock';

interface DialogButtonProps extends Omit<ButtonProps, 'onPress'> {
  /** Renders the dialog, a `lazyComponent`, while it is open. */
  readonly dialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog, whose code is loaded with the first press. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onPress={() => setOpen(true)} />
      {isOpen && <LazyBlock skeleton={null}>{dialog(() => setOpen(false))}</LazyBlock>}
    </>
  );
}
