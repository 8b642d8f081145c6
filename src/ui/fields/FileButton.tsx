import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../actions/Button';

interface FileButtonProps {
  /** Extensions with their dot: `.xlsx`. */
  readonly accept: readonly string[];
  readonly isBusy?: boolean;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that lets one file be chosen from the device; nothing is uploaded. */
export function FileButton({ accept, isBusy, onChoose, children }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      onSelect={(files) => {
        const file = files?.item(0);
        if (file) onChoose(file);
      }}
    >
      <Button variant="primary" isBusy={isBusy}>
        {children}
      </Button>
    </FileTrigger>
  );
}
