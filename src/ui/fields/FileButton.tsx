import { useRef } from 'react';
import { Button, type ButtonProps } from '../actions/Button';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'isBusy' | 'aria-describedby' | 'children'> {
  /** Extensions with their dot: `.xlsx`. */
  readonly accept: readonly string[];
  readonly onChoose: (file: File) => void;
}

/** A button that opens the file picker for one file, without uploading it. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="primary" {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.item(0);
          // the same file can be chosen again
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
