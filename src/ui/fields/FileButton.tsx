import { FileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../actions/Button';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'isBusy' | 'aria-describedby' | 'children'> {
  /** Extensions with their dot: `.xlsx`. */
  readonly accept: readonly string[];
  readonly onChoose: (file: File) => void;
}

/** A button that opens the file picker for one file, without uploading it. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      onSelect={(files) => {
        const file = files?.item(0);
        if (file) onChoose(file);
      }}
    >
      <Button variant="primary" {...button} />
    </FileTrigger>
  );
}
