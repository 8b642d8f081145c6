import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { shareStrings } from '../display/shareStrings';
import { useStrings } from '../language/useStrings';
import { Button } from './Button';

/** Copies the address of the page, with its filters and order. */
export function CopyLink() {
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
      <Button size="s" icon={<Link2 size={14} aria-hidden />} onPress={() => void copy()}>
        {t.copyLink}
      </Button>
      <span role="status">{outcome && t[outcome]}</span>
    </>
  );
}
