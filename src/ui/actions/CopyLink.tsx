import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { shareStrings } from '../display/shareStrings';
import { useStrings } from '../language/useStrings';
import { Button } from './Button';

interface CopyLinkProps {
  readonly size?: 's' | 'm';
  /** Among other buttons without words. */
  readonly isIconOnly?: boolean;
}

/** Copies the address of the page, with its filters and order. */
export function CopyLink({ size, isIconOnly = false }: CopyLinkProps) {
  const t = useStrings(shareStrings);
  const [outcome, setOutcome] = useState<'linkCopied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome('linkCopied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <>
      <Button
        size={isIconOnly ? 's' : size}
        variant={isIconOnly ? 'text' : 'quiet'}
        icon={<Link2 size={16} aria-hidden />}
        label={isIconOnly ? t.copyLink : undefined}
        onPress={() => void copy()}
      >
        {isIconOnly ? undefined : <span data-words>{t.copyLink}</span>}
      </Button>
      <span role="status">{outcome && t[outcome]}</span>
    </>
  );
}
