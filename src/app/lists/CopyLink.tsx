import { Link2 } from 'lucide-react';
import { copyText } from '#app/alerts/copyText';
import { Button, type ButtonProps } from '#ui/actions/Button';
import { shareStrings } from '#ui/display/shareStrings';
import { useStrings } from '#ui/language/useStrings';

/** Copies the link of the page with its filters and order, for tables without an export menu, which has the same. */
export function CopyLink({ size }: Pick<ButtonProps, 'size'>) {
  const t = useStrings(shareStrings);
  return (
    <Button
      size={size}
      icon={<Link2 size={16} aria-hidden="true" />}
      onPress={() => void copyText(location.href, { done: t.linkCopied, failed: t.copyFailed })}
    >
      {t.copyLink}
    </Button>
  );
}
