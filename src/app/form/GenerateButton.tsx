import { useId } from 'react';
import { Button } from '#ui/actions/Button';

interface GenerateButtonProps {
  readonly label: string;
  /** What has to be chosen first; a note beside the button, which describes it. */
  readonly chooseFirst: string;
  readonly isChosen: boolean;
  /** Whether what is chosen has its names: not until the lists are there. Where these do not come, their fields say so. */
  readonly isNamed: boolean;
  readonly onPress: () => void;
}

/** Fills a field from what is chosen in others. */
export function GenerateButton({ label, chooseFirst, isChosen, isNamed, onPress }: GenerateButtonProps) {
  const noteId = useId();
  return (
    <>
      <Button size="s" isDisabled={!isNamed} aria-describedby={isChosen ? undefined : noteId} onPress={onPress}>
        {label}
      </Button>{' '}
      {!isChosen && <span id={noteId}>{chooseFirst}</span>}
    </>
  );
}
